// Runs the examples of docs/batch.md on Ray Data and Spark and compares them with one process of `endcap batch`:
// the same rows, also when workers are killed, and the throughput. Eight shards with kills as well.
// usage: npm run check -- engines (ENGINES_IMAGES=2000)
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectProgram, installPythonTools } from '../openapi/python.ts'
import { compareRows, type EngineRow, readRows } from './engine-rows.ts'
import { drawLake } from './lake.ts'
import { endcapCommand, type Running, start } from './processes.ts'
import { measureOneProcess, throughputOf } from './throughput.ts'

const IMAGES = Number(process.env['ENGINES_IMAGES'] ?? 2_000)
/** Enough for several batches of each worker. */
const IMAGES_OF_KILLS = Math.min(IMAGES, 200)
const SHARDS = 8
const MIN_SHARE = 0.85
const CORES = availableParallelism()
const EXAMPLES = join(import.meta.dirname, '../../examples/batch')

expectProgram('java', '-version', 'apt-get install default-jre-headless')
const python = join(installPythonTools(join(import.meta.dirname, 'requirements.txt')), 'python')
await using stack = new AsyncDisposableStack()
const folder = await mkdtemp(join(tmpdir(), 'endcap-engines-'))
stack.defer(() => rm(folder, { recursive: true, force: true }))
const problems: string[] = []
const note = (text: string) => console.log(text)

const all = await drawLake(join(folder, 'all'), IMAGES)
const few = await drawLake(join(folder, 'few'), IMAGES_OF_KILLS)
const expectedFew = await oneProcess(few.folder, 'whole', CORES)

const engines = { ray: ['ray_data.py', '--actors'], spark: ['spark_pandas.py', '--cores'] } as const
const run = (name: keyof typeof engines, lake: string, out: string): Running => {
  const [script, cores] = engines[name]
  const places = [join(lake, 'rows.parquet'), join(lake, out), '--images', lake, cores, String(CORES)]
  return start(python, [join(EXAMPLES, script), ...places], { BATCH_COMMAND: endcapCommand().join(' ') })
}
const judge = (name: string, expected: readonly EngineRow[], found: readonly EngineRow[]) => {
  const differences = compareRows(expected, found)
  problems.push(...differences.map((problem) => `${name}: ${problem}`))
  note(
    `${name}: ${found.length} rows, ${differences.length === 0 ? 'the same as one process' : differences.join(', ')}`,
  )
}

const measure = async () => {
  const one = await measureOneProcess(all.folder, CORES)
  note(`one process, ${CORES} cores: ${one.perSecond.toFixed(2)} images a second`)
  return one
}
let before = await measure()
for (const name of ['ray', 'spark'] as const) {
  await run(name, all.folder, name).done()
  const rows = await readRows(join(all.folder, name))
  judge(name, before.rows, rows)
  // Other work of the machine changes over minutes, so one process is measured on both sides.
  const after = await measure()
  const alone = (before.perSecond + after.perSecond) / 2
  before = after
  const perSecond = throughputOf(rows.map((row) => row.scored_at))
  const share = perSecond / alone
  note(`${name}: ${perSecond.toFixed(2)} images a second, ${share.toFixed(2)} of one process`)
  if (share < MIN_SHARE)
    problems.push(`${name}: ${share.toFixed(2)} is less than ${MIN_SHARE} of one process`)

  const killed = run(name, few.folder, name)
  const count = await killed.killWorkers(few.folder)
  await killed.done()
  judge(`${name}, ${count} processes killed`, expectedFew, await readRows(join(few.folder, name)))
}
await runShards()
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

async function oneProcess(lake: string, out: string, threads: number): Promise<EngineRow[]> {
  const [program = '', ...args] = endcapCommand()
  const places = ['batch', join(lake, 'rows.parquet'), '--out', join(lake, out)]
  await start(program, [...args, ...places], { ENDCAP_WORKER_THREADS: String(threads) }).done()
  return readRows(join(lake, out))
}

/** Runs each shard until its first part is there, kills it, and runs it again. As many at a time as there are cores. */
async function runShards(): Promise<void> {
  const [program = '', ...args] = endcapCommand()
  const out = join(few.folder, 'shards')
  const shards = Array.from({ length: SHARDS }, (_, index) => index).values()
  let kills = 0
  await Promise.all(
    Array.from({ length: CORES }, async () => {
      for (const index of shards) {
        const shard = ['--shard', `${index}/${SHARDS}`, '--part-rows', '5']
        const command = [...args, 'batch', join(few.folder, 'rows.parquet'), '--out', out, ...shard]
        const first = start(program, command, { ENDCAP_WORKER_THREADS: '1' })
        if (await first.killWhen(join(out, `part-${String(index).padStart(9, '0')}.parquet`))) kills += 1
        await start(program, command, { ENDCAP_WORKER_THREADS: '1' }).done()
      }
    }),
  )
  judge(`${SHARDS} shards, ${kills} killed`, expectedFew, await readRows(out))
}
