// Lists what a release contains that others have made: npm packages of the lock file, models and fonts.
import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const LICENSE_FILE = /^(?:licen[cs]e|unlicense|copying|notice)/i

type LockedPackage = {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  link?: boolean
}

export type Shipped = {
  kind: 'library' | 'machine-learning-model' | 'font'
  name: string
  version: string | null
  /** SPDX expression. Null if it is stated nowhere. */
  license: string | null
  /** Texts of its licenses and notices. Empty for a package of another machine, which is not installed. */
  texts: string[]
  files: { name: string; sha256: string }[]
  isInstalled: boolean
  /** Hash of the packed file, as in the lock file. */
  integrity?: string | undefined
}

/** Returns the npm packages that are not for development alone. */
export function shippedPackages(root = ROOT): Shipped[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version = null, license, integrity }]) => {
      const folder = join(root, path)
      const manifest = readManifest(folder)
      return {
        kind: 'library',
        name: path.replace(/^.*node_modules\//, ''),
        version,
        license: license ?? manifest?.license ?? null,
        texts: manifest ? licenseTexts(folder) : [],
        files: [],
        isInstalled: manifest !== null,
        integrity,
      }
    })
}

/** Returns the models, with the licenses that their table states. */
export function shippedModels(root = ROOT): Shipped[] {
  const folder = join(root, 'packages/vision/models')
  const notice = readFileSync(join(folder, 'NOTICE.md'), 'utf8')
  const apache = readFileSync(join(root, 'LICENSE'), 'utf8')
  return [...notice.matchAll(/^\| \[([\w-]+)\]\([\w-]+\) \| [^|]* \| ([^|]*) \|$/gm)].map(
    ([, name = '', licenses = '']) => ({
      kind: 'machine-learning-model',
      name,
      version: null,
      license: licenses.split(', ').join(' AND '),
      texts: [apache, ...licenseTexts(join(folder, name))],
      files: filesOf(join(folder, name), /\.(?:onnx|json|txt)$/),
      isInstalled: true,
    }),
  )
}

/** Returns the font of pictures and of the console. */
export function shippedFonts(root = ROOT): Shipped[] {
  const fonts = ['packages/drawing/fonts', 'packages/console/fonts'].map((path) => join(root, path))
  return [
    {
      kind: 'font',
      name: 'Figtree',
      version: null,
      license: 'OFL-1.1',
      texts: [readFileSync(join(fonts[0] ?? '', 'OFL.txt'), 'utf8')],
      files: fonts.flatMap((folder) => filesOf(folder, /\.(?:ttf|woff2)$/)),
      isInstalled: true,
    },
  ]
}

function readManifest(folder: string): { license?: string } | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { license?: string }
  } catch {
    return null
  }
}

const licenseTexts = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8'))

const filesOf = (folder: string, pattern: RegExp) =>
  globSync('*', { cwd: folder })
    .filter((name) => pattern.test(name) && !LICENSE_FILE.test(name))
    .toSorted()
    .map((name) => ({
      name: basename(name),
      sha256: createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    }))
