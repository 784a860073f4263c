import { readdir, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Coding } from '../../platform/http/compression.ts'

export type ConsoleFile = { type: string; bodies: Partial<Record<Coding | 'identity', Buffer>> }

export type ConsoleFiles = {
  /** The page. Its asset URLs begin with `./assets/`. */
  index: string
  /** Files by name, which contains a hash of the content. */
  assets: ReadonlyMap<string, ConsoleFile>
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
/** Codings of the compressed variants, by extension. */
const CODINGS: Readonly<Record<string, Coding>> = { '.br': 'br', '.gz': 'gzip' }

/** Creates the reader of the console's files. Reads them once, with the first request; null if not built. */
export function createReadConsoleFiles(folder: URL): () => Promise<ConsoleFiles | null> {
  let files: Promise<ConsoleFiles | null> | null = null
  return async () => {
    files ??= readFiles(folder)
    const read = await files
    if (read === null) files = null
    return read
  }
}

async function readFiles(folder: URL): Promise<ConsoleFiles | null> {
  try {
    const index = await readFile(new URL('index.html', folder), 'utf8')
    return { index, assets: await readAssets(new URL('assets/', folder)) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function readAssets(folder: URL): Promise<Map<string, ConsoleFile>> {
  const assets = new Map<string, ConsoleFile>()
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    const coding = CODINGS[extname(entry.name)]
    const name = coding === undefined ? entry.name : entry.name.slice(0, -extname(entry.name).length)
    const file = assets.get(name) ?? { type: TYPES[extname(name)] ?? 'application/octet-stream', bodies: {} }
    file.bodies[coding ?? 'identity'] = await readFile(new URL(encodeURIComponent(entry.name), folder))
    assets.set(name, file)
  }
  return assets
}
