// Runs test suites. CI reads the totals in the last line.
// usage: node scripts/test.ts [--slow] [--explore] [path filter…]
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { pathToFileURL } from 'node:url'

const SLOWEST_SUITES = 15
/** In-memory file system, which cuts the start of some 100 databases by a third. */
const MEMORY = '/dev/shm'
const MIN_MEMORY_BYTES = 4e9
const TIMEOUT_MS = 900_000

const args = process.argv.slice(2)
// Slow suites kill processes and restart databases for minutes.
const slow = args.includes('--slow')
// Properties draw the same cases in each run, or new ones to explore.
const seed = args.includes('--explore') ? '' : `import '${import.meta.resolve('./same-cases.ts')}'\n`
const filters = args.filter((arg) => !arg.startsWith('--'))
/**
 * Files of one folder share a process: loading the service for each would take a quarter of all CPU time. Slow
 * suites run for minutes, one process each.
 */
const filesOfProcess = slow ? 1 : 6
const files = globSync('packages/*/test/**/*.test.ts')
  .filter((file) => file.includes('.slow.') === slow)
  .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
  .toSorted()

// Stripping types of some 600 modules takes a third of each process's start.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../node_modules/.cache/compiled')
// Processes already run in parallel, and each analysis process loads models for a second.
process.env['ENDCAP_WORKER_THREADS'] ??= '1'
// Commands speak the language of the terminal, and tests read English.
process.env['LC_MESSAGES'] = 'C'
// Slow suites test full and slow disks.
if (!slow && hasRoom(MEMORY)) process.env['TMPDIR'] ??= MEMORY
const own = mkdtempSync(join(tmpdir(), 'endcap-tests-'))
// Shared database templates. `endcap doctor` reports unknown ENDCAP_ names, so it has none.
process.env['TEST_TEMPLATES'] = join(own, 'templates')
mkdirSync(process.env['TEST_TEMPLATES'])
process.on('exit', () => rmSync(own, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

type Result = { passed: number; failed: number; skipped: number }
type TestError = { exitCode?: number | null; signal?: string | null; failureType?: string }
/** Signals of a runtime with damaged memory. */
const CRASHES = new Set(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGTRAP'])

/** Omitted from the counts, so printed at the end. */
const skippedSuites = new Set<string>()
/** Process exit reasons: a crash reports no test. */
const ends: string[] = []
/** Suites failed by a hook or import, for which Node counts no test. */
let failedSuites = 0
const results = new Map<string, Result>()
const suites: { name: string; ms: number }[] = []
// One extra process, because tests wait a fifth of their time.
const concurrency = slow ? 1 : availableParallelism() + 1
/** Files with their own process: by declaration, or with root hooks, which would span all files of the process. */
const ALONE = /^(?:\/\/ Runs in a process of its own|(?:before|after)\()/m
const entries = shareProcesses(files).map(entryFor)
const crashed = await runProcesses(entries)
// A runtime crash proves nothing about tests. A second one fails them (decision 0015).
if (crashed.length > 0) {
  ends.push(`REPEATED because the runtime crashed: ${crashed.join(', ')}`)
  await runProcesses(crashed)
}

for (const line of [...skippedSuites, ...ends]) console.log(line)
for (const { name, ms } of suites.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST_SUITES))
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
const total = (count: keyof Result) => [...results.values()].reduce((sum, result) => sum + result[count], 0)
const failed = total('failed') + failedSuites
console.log(`${total('passed')} passed, ${failed} failed, ${total('skipped')} skipped`)
process.exitCode = failed > 0 || total('passed') === 0 ? 1 : 0

function shareProcesses(all: readonly string[]): string[][] {
  const isAlone = (file: string) => ALONE.test(readFileSync(file, 'utf8'))
  const [alone = [], together = []] = [true, false].map((wanted) =>
    all.filter((file) => isAlone(file) === wanted),
  )
  return [
    ...alone.map((file) => [file]),
    ...[...Map.groupBy(together, dirname).values()].flatMap((inside) =>
      Array.from({ length: Math.ceil(inside.length / filesOfProcess) }, (_, at) =>
        inside.slice(at * filesOfProcess, (at + 1) * filesOfProcess),
      ),
    ),
  ]
}

/** Writes a module that imports test files, named after the first. */
function entryFor(inside: readonly string[]): string {
  const entry = join(own, `${inside[0]}.mjs`)
  mkdirSync(dirname(entry), { recursive: true })
  const imports = inside.map((file) => `import '${pathToFileURL(resolve(file)).href}'\n`)
  writeFileSync(entry, seed + imports.join(''))
  return entry
}

/** Runs entries in processes and returns those that crashed. */
async function runProcesses(paths: string[]): Promise<string[]> {
  const crashes: string[] = []
  // A process that ends early reports no summary.
  for (const path of paths) results.set(path, { passed: 0, failed: 1, skipped: 0 })
  const execArgv = [
    // From the start, because fetch and type stripping are also WebAssembly (decision 0015).
    '--no-wasm-code-gc',
    // Test databases end before the optimizing compiler pays off.
    '--liftoff-only',
  ]
  const stream = run({ files: paths, concurrency, execArgv, timeout: TIMEOUT_MS })
  stream.on('test:pass', ({ name, skip, details, nesting }) => {
    if (details.type !== 'suite') return
    if (nesting === 0) suites.push({ name, ms: details.duration_ms })
    if (skip !== undefined && skip !== false)
      skippedSuites.add(`SKIPPED: ${name}${typeof skip === 'string' ? `: ${skip}` : ''}`)
  })
  stream.on('test:fail', ({ name, details }) => {
    const { exitCode, signal, failureType } = details.error as TestError
    if (details.type === 'suite' && failureType !== 'subtestsFailed') failedSuites += 1
    if (exitCode === undefined) return
    ends.push(`ENDED with ${signal ?? `exit code ${exitCode}`}: ${name}`)
    if (CRASHES.has(signal ?? '')) crashes.push(name)
  })
  stream.on('test:summary', ({ file, counts }) => {
    if (file === undefined) return
    const { tests, passed, skipped, todo } = counts
    results.set(file, { passed, skipped, failed: tests - passed - skipped - todo })
  })
  const printed = stream.compose(spec)
  printed.pipe(process.stdout)
  await finished(printed)
  return crashes
}

function hasRoom(directory: string): boolean {
  if (!existsSync(directory)) return false
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize >= MIN_MEMORY_BYTES
}
