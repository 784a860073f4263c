// Runs the test suites and prints the totals in the last line, which CI reads.
// usage: node scripts/test.ts [--slow] [path filter…]
import { existsSync, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** Skipped suites, which the counts omit. Printed at the end, where they are noticed. */
const skipped: string[] = []
/** How the processes of failed test files ended. A crash reports no test. */
const ends: string[] = []
const counts = { passed: 0, failed: 0, skipped: 0 }
const durations: { file: string; ms: number }[] = []
// One file more than there are processors, because files wait for processes and timers a fifth of their time.
const concurrency = slow ? 1 : availableParallelism() + 1
// From the start of each process, because fetch and type stripping are WebAssembly too (decision 0015).
const execArgv = ['--no-wasm-code-gc']
const stream = run({ files, concurrency, execArgv, timeout: 600_000 })
stream.on('test:pass', ({ name, skip, details }) => {
  if (details.type === 'suite' && skip !== undefined && skip !== false)
    skipped.push(`SKIPPED: ${name}${typeof skip === 'string' ? `: ${skip}` : ''}`)
})
stream.on('test:fail', ({ name, details }) => {
  const { exitCode, signal } = details.error as { exitCode?: number | null; signal?: string | null }
  if (exitCode === undefined) return
  ends.push(`ENDED with ${signal ?? `exit code ${exitCode}`}: ${name}`)
})
stream.on('test:summary', ({ file, counts: totals, duration_ms }) => {
  if (file !== undefined) {
    durations.push({ file, ms: duration_ms })
    return
  }
  counts.passed = totals.passed
  counts.failed = totals.tests - totals.passed - totals.skipped - totals.todo
  counts.skipped = totals.skipped
})
stream.on('end', () => {
  for (const line of [...skipped, ...ends]) console.log(line)
  for (const { file, ms } of durations.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST_FILES))
    console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${file.replace(`${process.cwd()}/`, '')}`)
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
  process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0
})
stream.compose(spec).pipe(process.stdout)

function hasRoom(directory: string): boolean {
  if (!existsSync(directory)) return false
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize >= MIN_MEMORY_BYTES
}
