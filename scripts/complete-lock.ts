// Completes package-lock.json after a change of dependencies:
// - Adds optional packages of other platforms, which npm omits if the registry does not serve them. Without them,
//   `npm ci` fails.
// - Restricts the Node 24 packages to machines with an older Node, because npm skips optional packages that do not
//   support the current Node.
// - Removes requirements for Node above 20 from packages that are always installed: the service runs on Node 24
//   anyway, and `npm ci` on Node 20 would warn for each.
// usage: npm run lock:complete
import { readFileSync, writeFileSync } from 'node:fs'

type Entry = {
  version?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  engines?: { node: string }
  optionalDependencies?: Record<string, string>
}
type Lock = { packages: Record<string, Entry> }

const FILE = new URL('../package-lock.json', import.meta.url)
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const NEWER_THAN_20 = /^>= ?2[1-9]/
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64']

const lock = JSON.parse(readFileSync(FILE, 'utf8')) as Lock
const added: string[] = []
for (const parent of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`
    const words = name.split(/[/-]/)
    const os = SYSTEMS.filter((system) => words.includes(system))
    const cpu = PROCESSORS.filter((processor) => words.includes(processor))
    // Requires a platform in the package's name.
    if (lock.packages[path] || os.length === 0 || cpu.length === 0 || !/^\d/.test(version)) continue
    lock.packages[path] = {
      version,
      ...(parent.dev ? { dev: true } : {}),
      optional: true,
      os,
      cpu,
      ...libcOf(words),
    }
    added.push(`${name}@${version}`)
  }
}
for (const [name, version] of Object.entries(lock.packages['']?.optionalDependencies ?? {})) {
  // The same Node is probably this package: a shell with `node_modules/.bin` in its PATH must not lose it.
  const entry = lock.packages[`node_modules/${name}`]
  if (entry !== undefined) entry.engines = { node: `<24 || ${version}` }
}
for (const entry of Object.values(lock.packages))
  if (entry.optional !== true && NEWER_THAN_20.test(entry.engines?.node ?? '')) delete entry.engines
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')),
)
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
console.log(added.length > 0 ? `Added ${added.join(', ')}` : 'No package is missing')

function libcOf(words: string[]): { libc?: string[] } {
  if (words.some((word) => word.startsWith('musl'))) return { libc: ['musl'] }
  if (words.some((word) => word.startsWith('gnu'))) return { libc: ['glibc'] }
  return {}
}
