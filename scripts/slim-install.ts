// Removes what production never uses: binaries for other machines, Node headers, a second Node, browser builds,
// type declarations, source maps, tests and documents. Licenses stay.
// docs/decisions/0023-one-machine-per-installation.md
// usage: npm run slim [-- FOLDER]
import { type Dirent, existsSync, globSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'

type Options = {
  /** Target, for example `linux-x64`. */
  machine: string
  withoutNode: boolean
}

const OLDEST_NODE = 24
const PACKAGES = /\/node_modules(?:\/@[^/]+)?$/
const PACKAGE = /\/node_modules\/(?:@[^/]+\/)?[^@./][^/]*$/
/** Node runs no TypeScript below `node_modules`. */
const UNUSED_FILE = /\.(?:map|mdx|flow|tsbuildinfo)$|\.[cm]?tsx?$|\.test\.[cm]?js$/
const UNUSED_FOLDER = /^(?:umd|iife|amd|browser|cjs-browser)$/
const UNUSED_IN_ROOT = /^(?:\..+|tests?|docs|benchmarks?)$/
const DOCUMENT = /\.(?:md|markdown)$/i
const LICENSE = /^(?:licen[cs]e|unlicense|copying|notice)/i
const README = /^readme/i

/** Throws if development packages are installed. */
export function slimInstall(folder: string, { machine, withoutNode }: Options): void {
  const modules = join(folder, 'node_modules')
  if (existsSync(join(modules, 'typescript')))
    throw new Error(`${modules} has packages for development. Run "npm ci --omit=dev" first`)
  for (const path of globSync(['node_modules', 'packages/*/node_modules'], { cwd: folder }))
    removeUnused(join(folder, path))
  removeMatches(modules, [
    // A duplicate: the binding loads `libonnxruntime.1.dylib`.
    'onnxruntime-node/bin/**/libonnxruntime.*.*.*.dylib',
    // Endcap imports the ES module and no PostgreSQL extensions.
    '@electric-sql/pglite/dist/{contrib,**/*.cjs,*.tar.gz}',
    withoutNode ? 'node-{linux,bin}-*' : 'node-{linux,bin}-*/{include,share}',
  ])
  for (const binaries of globSync('onnxruntime-node/bin/napi-v*/*/*', { cwd: modules }))
    if (!binaries.endsWith(machine.replace('-', '/'))) remove(join(modules, binaries))
}

/** Removes unused files. Does not follow links, such as workspace packages. */
function removeUnused(folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true })
  const isPackage = PACKAGE.test(folder)
  const hasLicense = entries.some(({ name }) => LICENSE.test(name))
  for (const entry of entries) {
    const path = join(folder, entry.name)
    const isLicense = isPackage && !hasLicense && README.test(entry.name)
    if (!PACKAGES.test(folder) && isUnused(entry, isPackage) && !isLicense) remove(path)
    else if (entry.isDirectory()) removeUnused(path)
  }
}

function isUnused(entry: Dirent, isInRoot: boolean): boolean {
  if (isInRoot && UNUSED_IN_ROOT.test(entry.name)) return true
  if (entry.isDirectory()) return UNUSED_FOLDER.test(entry.name)
  if (DOCUMENT.test(entry.name)) return !LICENSE.test(entry.name)
  return UNUSED_FILE.test(entry.name)
}

function removeMatches(folder: string, patterns: string[]): void {
  for (const path of globSync(patterns, { cwd: folder })) remove(join(folder, path))
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true })
}

if (realpathSync(process.argv[1] ?? '.') === import.meta.filename) {
  const folder = realpathSync(process.argv[2] ?? join(import.meta.dirname, '..'))
  // This script itself may run on the packaged Node.
  const isOwnNode = !process.execPath.startsWith(join(folder, 'node_modules/'))
  const withoutNode = isOwnNode && Number.parseInt(process.versions.node, 10) >= OLDEST_NODE
  slimInstall(folder, { machine: `${process.platform}-${process.arch}`, withoutNode })
}
