// Prints what an installation of the packed command weighs, by its largest parts.
// usage: npm run bench:install
import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SHOWN = 12

const folder = mkdtempSync(join(tmpdir(), 'endcap-install-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const packed = execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/pack.ts'), folder], {
  encoding: 'utf8',
})
const [tarball = ''] = globSync(join(folder, '*.tgz'))
execFileSync('npm', ['install', '--prefer-offline', '--ignore-scripts', '--prefix', folder, tarball], {
  cwd: folder,
  stdio: 'ignore',
})

const modules = join(folder, 'node_modules')
const sizes = new Map<string, number>()
let total = 0
for (const entry of globSync('**', { cwd: modules, withFileTypes: true })) {
  if (!entry.isFile()) continue
  const path = join(entry.parentPath, entry.name)
  const { size } = statSync(path)
  const part = partOf(path.slice(modules.length + 1))
  sizes.set(part, (sizes.get(part) ?? 0) + size)
  total += size
}
const lock = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as { packages: object }
console.log(packed.trim().replace(/^.*\//, ''))
console.log(`${megabytes(total)}  ${Object.keys(lock.packages).length} packages installed`)
for (const [part, bytes] of [...sizes].toSorted(([, a], [, b]) => b - a).slice(0, SHOWN))
  console.log(`${megabytes(bytes)}  ${part}`)

/** Returns the package or scope of a file; for the command and its inference runtime, the part. */
function partOf(path: string): string {
  const runtime = /onnxruntime-node\/bin\/napi-v\d+\/(\w+\/\w+)/.exec(path)?.[1]
  if (runtime !== undefined) return `endcap: inference runtime for ${runtime}`
  if (path.startsWith('endcap/')) return path.includes('/models/') ? 'endcap: models' : 'endcap: other files'
  return path.split('/', 1)[0] ?? path
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1).padStart(6)} MB`
}
