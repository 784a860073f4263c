import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ImageFacts } from '@endcap/scoring'
import { createVisionPool } from '@endcap/vision'
import { sharedBytes } from './shared-images.ts'

const PROCESSES = 2
/** Measuring code. A change invalidates cached facts. */
const MEASURING = ['packages/vision/src', 'packages/vision/models']
/** Drawing code. A change also invalidates cached facts. */
const DRAWING = ['bench/degradations/chains.ts', 'bench/truth/drawing']

export type Analyzer = {
  analyzeShared: (name: string) => Promise<ImageFacts>
  /** `name` identifies the drawn image in the cache. */
  analyze: (name: string, draw: () => Promise<Buffer>) => Promise<ImageFacts>
  /** Number of cache misses. */
  analyzed: () => number
  close: () => Promise<void>
}

/** Caches facts outside the repository, by code hash and image name. */
export async function createAnalyzer(): Promise<Analyzer> {
  const folder = join(tmpdir(), 'endcap-truth', hashOf(MEASURING))
  const drawing = hashOf(DRAWING)
  await mkdir(folder, { recursive: true })
  const pool = createVisionPool({ threads: PROCESSES })
  const limit = limiter(PROCESSES + 1)
  const running = new Map<string, Promise<ImageFacts>>()
  let analyzed = 0

  async function measure(file: string, load: () => Promise<Buffer>): Promise<ImageFacts> {
    if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as ImageFacts
    return limit(async () => {
      const facts = await pool.analyze(await load())
      analyzed += 1
      if (analyzed % 100 === 0) console.error(`${analyzed} images analyzed`)
      await writeFile(file, JSON.stringify(facts))
      return facts
    })
  }

  /** Shares a running analysis between parts. */
  function once(key: string, load: () => Promise<Buffer>): Promise<ImageFacts> {
    const file = join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`)
    const facts = running.get(file) ?? measure(file, load)
    running.set(file, facts)
    return facts
  }

  return {
    analyzeShared: (name) => once(name, () => sharedBytes(name)),
    analyze: (name, draw) => once(`${drawing} ${name}`, draw),
    analyzed: () => analyzed,
    close: () => pool.close(),
  }
}

/** Limits concurrent drawings: each takes up to 20 MB. */
function limiter(slots: number) {
  let free = slots
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    const at = fileURLToPath(new URL(`../../${path}`, import.meta.url))
    for (const file of filesBelow(at)) hash.update(file.slice(at.length)).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

function filesBelow(path: string): string[] {
  if (path.endsWith('.ts')) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
