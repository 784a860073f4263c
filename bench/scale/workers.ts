// Measures how throughput scales with workers. First one and two real workers over PostgreSQL, with one analysis
// thread each, against processes that only analyze: the machine's limit. Then one and several simulated workers
// (vision sleeps for measured times), for queue and database.
// usage: npm run bench -- workers [real|simulated] [--write]
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createVisionPool } from '@endcap/vision'
import { picture } from '../../packages/service/test/support/pictures.ts'
import { startPostgres, withoutPostgres } from '../../packages/service/test/support/postgres.ts'
import { serve } from '../../packages/service/test/support/process.ts'
import { openSqlProbe } from '../../packages/service/test/support/sql-probe.ts'
import { temporaryDirectory } from '../../packages/service/test/support/stores.ts'
import { mean, median } from '../support.ts'
import { clientOf, inParallel, listing, startCatalog } from './catalog.ts'

const IMAGES = 7
const SIDE_PX = 1000
const ROUNDS = 3
const REAL_S = 20
/** Two cores store some fifty images a second; this many workers make thirty. */
const MANY = 6
/** Minimum ratio to the rate of one. */
const WANTED = 0.875 * MANY
const SIMULATED_S = 40
/** Time until all workers run. */
const SETTLE_S = 8
const only = process.argv.slice(2).find((arg) => !arg.startsWith('--'))

if (withoutPostgres) {
  console.log(`skipped: ${withoutPostgres}`)
  process.exit(0)
}
await using postgres = await startPostgres({
  max_connections: '800',
  shared_buffers: '256MB',
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_planning': 'on',
})
const url = await postgres.createDatabase()
await using probe = await openSqlProbe(url)
await probe.rows('CREATE EXTENSION pg_stat_statements')
const data = temporaryDirectory()
const realListings = only === 'simulated' ? 0 : Math.ceil((ROUNDS * 3 * (REAL_S + SETTLE_S) * 4) / IMAGES)
const { facts, analysisMs } = await measureAnalyses()
const simulatedListings =
  only === 'real'
    ? 0
    : Math.ceil(((MANY + 1) * (SIMULATED_S + 2 * SETTLE_S) * 1000) / mean(analysisMs) / IMAGES)
await using origin = await startCatalog(
  (realListings + simulatedListings) * IMAGES,
  only === 'simulated' ? 64 : SIDE_PX,
)
const environment = {
  DATABASE_URL: url,
  ENDCAP_ALLOWED_ORIGINS: origin.host,
  ENDCAP_WORKER_THREADS: '1',
  ENDCAP_RATE_LIMIT: '1000000',
  ENDCAP_DATABASE_POOL: '4',
  ENDCAP_LOG: 'error',
}
const setup = await serve(['--port', '0', '--data', data], environment)
const { announced } = setup
await setup.kill('SIGTERM')
let submitted = 0

if (only !== 'simulated') await realWorkers()
if (only !== 'real') await simulatedWorkers()

/** Measures single analyses. Returns their times, and facts for the simulated workers. */
async function measureAnalyses() {
  const pool = createVisionPool({ threads: 1 })
  const samples = await Promise.all(Array.from({ length: 24 }, (_, n) => picture(1_000_000 + n, SIDE_PX)))
  const first = await pool.analyze(samples[0] ?? Buffer.alloc(0))
  const times: number[] = []
  for (const bytes of samples) {
    const start = performance.now()
    await pool.analyze(bytes)
    times.push(Math.round(performance.now() - start))
  }
  await pool.close()
  console.log(
    `an analysis takes ${median(times)} ms (${Math.min(...times)}–${Math.max(...times)}) at ${SIDE_PX} × ${SIDE_PX} on an idle machine`,
  )
  return { facts: first, analysisMs: times }
}

/** Queues images while no worker runs. */
async function submit(count: number): Promise<void> {
  await using api = await serve(['--role', 'api', '--port', '0', '--data', data], environment)
  const client = clientOf(announced, api.announced['address'])
  const start = performance.now()
  await inParallel(
    Array.from({ length: count }, (_, n) => submitted + n),
    16,
    async (n) => void (await client.pdps.submit(`bench-${n}`, listing(origin, n, IMAGES))),
  )
  submitted += count
  const seconds = (performance.now() - start) / 1000
  console.log(`${count} listings of ${IMAGES} images queued at ${(count / seconds).toFixed(0)} a second`)
}

function scored(): Promise<number> {
  return probe.number("SELECT count(*) AS n FROM scoring_run_item WHERE status = 'done'")
}

/** Images per second over `seconds`. */
async function rate(seconds: number): Promise<number> {
  const before = await scored()
  const start = performance.now()
  await sleep(seconds * 1000)
  return ((await scored()) - before) / ((performance.now() - start) / 1000)
}

async function realWorkers(): Promise<void> {
  await submit(realListings)
  const worker = () => serve(['--role', 'worker', '--data', data], environment)
  await using first = await worker()
  const rates: Record<'one' | 'two' | 'alone' | 'beside', number[]> = {
    one: [],
    two: [],
    alone: [],
    beside: [],
  }
  for (let round = 0; round < ROUNDS; round++) {
    await sleep(SETTLE_S * 1000)
    rates.one.push(await rate(REAL_S))
    {
      await using _second = await worker()
      await sleep(SETTLE_S * 1000)
      rates.two.push(await rate(REAL_S))
    }
  }
  await first.kill('SIGTERM')
  for (let round = 0; round < ROUNDS; round++) {
    rates.alone.push(await bareAnalyses(1))
    rates.beside.push(await bareAnalyses(2))
  }
  const [one, two, alone, beside] = [rates.one, rates.two, rates.alone, rates.beside].map(median) as [
    number,
    number,
    number,
    number,
  ]
  console.log(
    `real workers    1: ${one.toFixed(2)} images/s, 2: ${two.toFixed(2)}, ratio ${(two / one).toFixed(2)} (wanted 1.8)`,
  )
  console.log(
    `analysis only   1: ${alone.toFixed(2)} images/s, 2: ${beside.toFixed(2)}, ratio ${(beside / alone).toFixed(2)} (processes without a service)`,
  )
}

/** Analyses per second of `count` processes without a service. */
async function bareAnalyses(count: number): Promise<number> {
  const processes = Array.from({ length: count }, () => {
    const child = fork(new URL('analyses.ts', import.meta.url), [String(REAL_S)], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    if (!child.stdout) throw new Error('The analysis process has no standard output')
    return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
  })
  for (const { lines } of processes) await lines.next()
  for (const { child } of processes) child.send('go')
  const rates = await Promise.all(processes.map(async ({ lines }) => Number((await lines.next()).value)))
  return rates.reduce((sum, each) => sum + each, 0)
}

async function simulatedWorkers(): Promise<void> {
  const factsFile = join(data, 'facts.json')
  writeFileSync(factsFile, JSON.stringify(facts))
  const workers: ChildProcess[] = []
  try {
    // Each start takes a second of CPU.
    await inParallel(Array.from({ length: MANY }), 4, async () => {
      workers.push(await startSimulated(factsFile))
    })
    // Pauses all work until the measurement.
    for (const child of workers) child.kill('SIGSTOP')
    await submit(simulatedListings)
    const [first, ...others] = workers
    first?.kill('SIGCONT')
    await sleep(SETTLE_S * 1000)
    const one = await rate(SIMULATED_S)
    const ideal = 1000 / mean(analysisMs)
    console.log(
      `simulated       1: ${one.toFixed(2)} images/s (${((100 * one) / ideal).toFixed(0)} % of its analysis time)`,
    )
    for (const child of others) child.kill('SIGCONT')
    await sleep(SETTLE_S * 1000)
    await probe.rows('SELECT pg_stat_statements_reset()')
    const many = await rate(SIMULATED_S)
    const databaseMs =
      (await probe.number('SELECT sum(total_exec_time + total_plan_time) AS n FROM pg_stat_statements')) /
      (many * SIMULATED_S)
    console.log(
      `simulated      ${MANY}: ${many.toFixed(2)} images/s, ratio ${(many / one).toFixed(1)} (wanted ${WANTED.toFixed(1)})`,
    )
    const left = await probe.number("SELECT count(*) AS n FROM scoring_run_item WHERE status = 'pending'")
    if (left === 0) console.log('the queue ran empty: the last rate is too low')
    console.log(
      `database        ${databaseMs.toFixed(2)} ms of planning and execution per image, over all queries of a worker`,
    )
    if (process.argv.includes('--write'))
      writeFileSync(
        new URL('measured.json', import.meta.url),
        `${JSON.stringify({ analysisMs, databaseMs: Number(databaseMs.toFixed(2)) })}\n`,
      )
  } finally {
    for (const child of workers) child.kill('SIGKILL')
  }
}

async function startSimulated(factsFile: string): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('simulated-worker.ts', import.meta.url)), factsFile, analysisMs.join()],
    { env: { ...process.env, ...environment, ENDCAP_DATA: data }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  if (child.stdout) await once(child.stdout, 'data')
  return child
}
