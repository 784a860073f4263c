// Prints the instructions of one sample analysis, independent of load. Needs Linux's `perf` with hardware
// counters, and otherwise prints why there is no figure.
// usage: npm run bench -- instructions
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const RUNS = { few: 2, many: 6 }
const SCRIPT = join(import.meta.dirname, 'analyze-samples.ts')

const few = countOf(RUNS.few)
const many = few === null ? null : countOf(RUNS.many)
if (few === null || many === null)
  console.log('instructions of the analysis: this machine offers no counters')
else {
  // The difference excludes startup and model loading.
  const each = (many - few) / (RUNS.many - RUNS.few)
  console.log(`instructions of the analysis: ${(each / 1e6).toFixed(0)} million an image`)
}

/** Returns instructions of a process that analyzes samples, or null without a counter. */
function countOf(runs: number): number | null {
  const { stderr, status } = spawnSync(
    'perf',
    [
      'stat',
      '-x',
      ',',
      '-e',
      'instructions:u',
      '--',
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      SCRIPT,
      String(runs),
    ],
    { encoding: 'utf8', timeout: 120_000 },
  )
  const line = stderr?.split('\n').find((each) => each.includes('instructions:u'))
  const count = Number(line?.split(',')[0])
  return status === 0 && Number.isFinite(count) && count > 0 ? count : null
}
