// Runs the test suites and prints the totals in the last line, which CI reads.
// usage: node scripts/test.ts [--slow] [path filter…]
import { existsSync, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'

const SLOWEST_FILES = 10
/** File system in memory, on which each of some 100 databases starts in two thirds of the time. */
const MEMORY = '/dev/shm'
const MIN_MEMORY_BYTES = 4e9

const args = process.argv.slice(2)
// Suites that kill processes and restart databases take minutes and have their own command.
const slow = args.includes('--slow')
const filters = args.filter((arg) => !arg.startsWith('--'))
const files = globSync('packages/*/test/**/*.test.ts')
  .filter((file) => file.includes('.slow.') === slow)
  .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
  .toSorted()

// Stripping the types of some 600 modules takes a third of the CPU time of each process that starts.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../node_modules/.cache/compiled')
// Test files run in parallel already, and each analysis process loads the models for a second.
process.env['ENDCAP_WORKER_THREADS'] ??= '1'
// The slow suites test what full and slow disks do.
if (!slow && hasRoom(MEMORY)) process.env['TMPDIR'] ??= MEMORY
// All files copy the databases that the first file creates. `endcap doctor` reports unknown names with ENDCAP_.
const templates = mkdtempSync(join(tmpdir(), 'endcap-templates-'))
process.env['TEST_TEMPLATES'] = templates
process.on('exit', () => rmSync(templates, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

type Result = { passed: number; failed: number; skipped: number; ms: number }
type TestError = { exitCode?: number | null; signal?: string | null; failureType?: string }
/** Signals by which a runtime ends that found its own memory damaged. */
const CRASHES = new Set(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGTRAP'])

/** Skipped suites, which the counts omit. Printed at the end, where they are noticed. */
const skippedSuites = new Set<string>()
/** How the processes of failed test files ended. A crash reports no test. */
const ends: string[] = []
/** Hooks that failed. Node counts no test for one that runs after the tests. */
let failedHooks = 0
const results = new Map<string, Result>()
// One file more than there are processors, because files wait for processes and timers a fifth of their time.
const concurrency = slow ? 1 : availableParallelism() + 1
const crashed = await runFiles(files)
// A crash of the runtime says nothing about the tests. Those of a file that crashes twice have failed (decision 0015).
if (crashed.length > 0) {
  ends.push(`REPEATED because the runtime crashed: ${crashed.join(', ')}`)
  await runFiles(crashed)
}

for (const line of [...skippedSuites, ...ends]) console.log(line)
const slowest = [...results].toSorted(([, a], [, b]) => b.ms - a.ms).slice(0, SLOWEST_FILES)
for (const [file, { ms }] of slowest)
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${relative(process.cwd(), file)}`)
const total = (count: 'passed' | 'failed' | 'skipped') =>
  [...results.values()].reduce((sum, result) => sum + result[count], 0)
const failed = total('failed') + failedHooks
console.log(`${total('passed')} passed, ${failed} failed, ${total('skipped')} skipped`)
process.exitCode = failed > 0 || total('passed') === 0 ? 1 : 0

/** Runs test files, each in a process of its own, and returns those whose process crashed. */
async function runFiles(paths: string[]): Promise<string[]> {
  const crashes: string[] = []
  // A process that ends early reports no summary.
  for (const path of paths) results.set(resolve(path), { passed: 0, failed: 1, skipped: 0, ms: 0 })
  // From the start of each process, because fetch and type stripping are WebAssembly too (decision 0015).
  const stream = run({ files: paths, concurrency, execArgv: ['--no-wasm-code-gc'], timeout: 600_000 })
  stream.on('test:pass', ({ name, skip, details }) => {
    if (details.type === 'suite' && skip !== undefined && skip !== false)
      skippedSuites.add(`SKIPPED: ${name}${typeof skip === 'string' ? `: ${skip}` : ''}`)
  })
  stream.on('test:fail', ({ name, details }) => {
    const { exitCode, signal, failureType } = details.error as TestError
    if (failureType === 'hookFailed') failedHooks += 1
    if (exitCode === undefined) return
    ends.push(`ENDED with ${signal ?? `exit code ${exitCode}`}: ${name}`)
    if (CRASHES.has(signal ?? '')) crashes.push(name)
  })
  stream.on('test:summary', ({ file, counts, duration_ms }) => {
    if (file === undefined) return
    const { tests, passed, skipped, todo } = counts
    results.set(resolve(file), { passed, skipped, failed: tests - passed - skipped - todo, ms: duration_ms })
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
