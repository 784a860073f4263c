// Runs the test suites and prints the totals in the last line, which CI reads.
// usage: node scripts/test.ts [--slow] [path filter…]
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
/** File system in memory, on which each of some 100 databases starts in two thirds of the time. */
const MEMORY = '/dev/shm'
const MIN_MEMORY_BYTES = 4e9
const TIMEOUT_MS = 900_000

const args = process.argv.slice(2)
// Suites that kill processes and restart databases take minutes and have their own command.
const slow = args.includes('--slow')
const filters = args.filter((arg) => !arg.startsWith('--'))
/**
 * Files of one folder that share a process. Loading and compiling the service for each file would take a quarter of
 * the CPU time of all tests. The slow suites run for minutes, so each file has its own process there.
 */
const filesOfProcess = slow ? 1 : 6
const files = globSync('packages/*/test/**/*.test.ts')
  .filter((file) => file.includes('.slow.') === slow)
  .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
  .toSorted()

// Stripping the types of some 600 modules takes a third of the CPU time of each process that starts.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../node_modules/.cache/compiled')
// Processes run in parallel already, and each analysis process loads the models for a second.
process.env['ENDCAP_WORKER_THREADS'] ??= '1'
// Commands speak the language of the terminal, and tests read English.
process.env['LC_MESSAGES'] = 'C'
// The slow suites test what full and slow disks do.
if (!slow && hasRoom(MEMORY)) process.env['TMPDIR'] ??= MEMORY
const own = mkdtempSync(join(tmpdir(), 'endcap-tests-'))
// All files copy the databases that the first file creates. `endcap doctor` reports unknown names with ENDCAP_.
process.env['TEST_TEMPLATES'] = join(own, 'templates')
mkdirSync(process.env['TEST_TEMPLATES'])
process.on('exit', () => rmSync(own, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

type Result = { passed: number; failed: number; skipped: number }
type TestError = { exitCode?: number | null; signal?: string | null; failureType?: string }
/** Signals by which a runtime ends that found its own memory damaged. */
const CRASHES = new Set(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGTRAP'])

/** Skipped suites, which the counts omit. Printed at the end, where they are noticed. */
const skippedSuites = new Set<string>()
/** How the processes of failed tests ended. A crash reports no test. */
const ends: string[] = []
/** Suites that failed by a hook or while they were loaded. Node counts no test for these. */
let failedSuites = 0
const results = new Map<string, Result>()
const suites: { name: string; ms: number }[] = []
// One process more than there are processors, because tests wait for other processes and timers a fifth of their time.
const concurrency = slow ? 1 : availableParallelism() + 1
/**
 * Files that share a process with no other: those that say so, and those with hooks outside of their suites, which
 * would run with the first and the last test of the process.
 */
const ALONE = /^(?:\/\/ Runs in a process of its own|(?:before|after)\()/m
const entries = shareProcesses(files).map(entryFor)
const crashed = await runProcesses(entries)
// A crash of the runtime says nothing about the tests. Those of a process that crashes twice have failed (decision 0015).
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

/** Returns the test files of each process. */
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

/** Writes a module that imports test files, and returns its path, which begins with that of the first file. */
function entryFor(inside: readonly string[]): string {
  const entry = join(own, `${inside[0]}.mjs`)
  mkdirSync(dirname(entry), { recursive: true })
  writeFileSync(entry, inside.map((file) => `import '${pathToFileURL(resolve(file)).href}'\n`).join(''))
  return entry
}

/** Runs each entry in a process of its own, and returns those whose process crashed. */
async function runProcesses(paths: string[]): Promise<string[]> {
  const crashes: string[] = []
  // A process that ends early reports no summary.
  for (const path of paths) results.set(path, { passed: 0, failed: 1, skipped: 0 })
  const execArgv = [
    // From the start of each process, because fetch and type stripping are WebAssembly too (decision 0015).
    '--no-wasm-code-gc',
    // No embedded database runs long enough to make up for the time of the optimizing compiler.
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
