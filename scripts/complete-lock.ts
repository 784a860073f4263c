// Completes package-lock.json after a change of dependencies:
// - Adds optional packages of other platforms that npm omits when the current registry does not serve them. Without
//   them, `npm ci` refuses to install anything.
// - Restricts the packages with Node 24 to machines whose own Node is older, because npm skips optional packages that
//   do not support the Node on which npm runs.
// - Removes the demand for a newer Node than 20 from the packages that are always installed. The service runs on Node 24
//   wherever npm runs, and `npm ci` on Node 20 would print a warning for each of them.
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
    // Adds only packages whose name contains a platform.
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
  // With that very Node, npm probably runs on the package: a shell with `node_modules/.bin` in its PATH must not lose it.
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
