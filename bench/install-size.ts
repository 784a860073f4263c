// Prints the size of production installations by part: of the packed command, and of `npm ci --omit=dev` in the
// repository, before and after `npm run slim`.
// usage: npm run bench -- install
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { installProductionPackages } from '../scripts/production-packages.ts'
import { slimInstall } from '../scripts/slim-install.ts'

type Weights = Map<string, number>

/** Full repository installation when the goal of a third was set. */
const FULL_BYTES = 917e6
const SHOWN = 10
const NODE = 'Node 24'
const ROOT = join(import.meta.dirname, '..')

const machine = `${process.platform}-${process.arch}`
const folder = mkdtempSync(join(tmpdir(), 'endcap-install-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const repository = join(folder, 'repository')
mkdirSync(repository)
installProductionPackages(repository, machine)
print('repository after npm ci --omit=dev', weighRepository())
slimInstall(repository, { machine, withoutNode: false })
print('repository after npm run slim', weighRepository())

execFileSync(process.execPath, [join(ROOT, 'scripts/pack.ts'), folder], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
const [tarball = ''] = globSync('*.tgz', { cwd: folder })
const installed = join(folder, 'installed')
execFileSync('npm', ['install', '--offline', '--prefix', installed, join(folder, tarball)], {
  stdio: 'ignore',
})
print(`installed from ${tarball}`, weigh(join(installed, 'node_modules/endcap'), '**'))

/** Sizes installed packages and production sources by part. */
function weighRepository(): Weights {
  const own = weigh(ROOT, 'packages/**', ['node_modules', 'test', 'dist'])
  return new Map([...weigh(repository, 'node_modules/**'), ...own])
}

function weigh(root: string, pattern: string, excluded: string[] = []): Weights {
  const weights: Weights = new Map()
  const exclude = ({ name }: { name: string }): boolean => excluded.includes(name)
  for (const entry of globSync(pattern, { cwd: root, withFileTypes: true, exclude })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const part = partOf(relative(root, path))
    weights.set(part, (weights.get(part) ?? 0) + statSync(path).size)
  }
  return weights
}

/** Returns a file's package or scope; for Endcap's files and the inference runtime, the part. */
function partOf(path: string): string {
  const [top, name = path] = path.split('/')
  if (top !== 'node_modules') return path.includes('/models/') ? 'models' : 'other files of Endcap'
  const runtime = /onnxruntime-node\/bin\/[^/]+\/(\w+\/\w+)/.exec(path)?.[1]
  if (runtime !== undefined) return `inference runtime for ${runtime}`
  return /^node-(?:linux|bin)-/.test(name) ? NODE : name
}

function print(title: string, weights: Weights): void {
  const total = [...weights.values()].reduce((sum, bytes) => sum + bytes, 0)
  console.log(`\n${line(total)} ${title}`)
  console.log(`${line(total - (weights.get(NODE) ?? 0))} the same on a machine with Node 24`)
  for (const [part, bytes] of [...weights].toSorted(([, a], [, b]) => b - a).slice(0, SHOWN))
    console.log(`${megabytes(bytes)}       ${part}`)
}

/** Formats a total with its ratio to a full installation. */
function line(bytes: number): string {
  return `${megabytes(bytes)} ${(bytes / FULL_BYTES).toFixed(2)}`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1).padStart(6)} MB`
}
