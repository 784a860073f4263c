// Checks that no work is lost. Submits listings through two API processes with three workers, PostgreSQL and a
// real S3 gateway, while a worker is killed every five seconds and the database restarts once.
// usage: npm run bench -- soak [listings]
import { setTimeout as sleep } from 'node:timers/promises'
import { type Endcap, EndcapError } from '@endcap/client'
import { listJobs, OUTSTANDING } from '../../packages/service/test/support/job-table.ts'
import { startObjectStore, withoutObjectStore } from '../../packages/service/test/support/object-store.ts'
import { startPostgres, withoutPostgres } from '../../packages/service/test/support/postgres.ts'
import { type ServeProcess, serve } from '../../packages/service/test/support/process.ts'
import { openSqlProbe } from '../../packages/service/test/support/sql-probe.ts'
import { temporaryDirectory } from '../../packages/service/test/support/stores.ts'
import { clientOf, endAll, inParallel, listing, startCatalog } from './catalog.ts'

const LISTINGS = Number(process.argv[2] ?? 500)
const IMAGES = 7
const WORKERS = 3
const KILL_EVERY_MS = 5_000
const RESTART_AFTER_MS = 60_000
const AT_A_TIME = 8
const MAX_RETRY_MS = 120_000

const missing = withoutPostgres || withoutObjectStore
if (missing) {
  console.log(`skipped: ${missing}`)
  process.exit(0)
}
await using origin = await startCatalog(LISTINGS * IMAGES)
await using postgres = await startPostgres()
await using store = await startObjectStore()
const url = await postgres.createDatabase()
const bucket = await store.createBucket()
const environment = {
  DATABASE_URL: url,
  ENDCAP_BLOBS: `s3://${bucket}/images?endpoint=${store.endpoint}`,
  AWS_ACCESS_KEY_ID: store.accessKey,
  AWS_SECRET_ACCESS_KEY: store.secretKey,
  ENDCAP_ALLOWED_ORIGINS: origin.host,
  ENDCAP_WORKER_THREADS: '1',
  ENDCAP_RATE_LIMIT: '1000000',
  ENDCAP_LOG: 'fatal',
}
const setup = await serve(['--port', '0', '--data', temporaryDirectory()], environment)
const { announced } = setup
await setup.kill('SIGTERM')
const startWorker = () => serve(['--role', 'worker', '--data', temporaryDirectory()], environment)
const apis = [await startApi(), await startApi()]
const workers: ServeProcess[] = []
for (let n = 0; n < WORKERS; n++) workers.push(await startWorker())
const clients = apis.map((api) => clientOf(announced, api.announced['address']))

const responses = new Map<string, number>()
const startedAt = performance.now()
let kills = 0
const finished = new AbortController()
const killing = killWorkers()
let restarts = 0
const restarting = restartDatabase()
const ids = Array.from({ length: LISTINGS }, (_, n) => `soak-${n}`)
const submittedAt: number[] = []
await inParallel(ids, AT_A_TIME, async (id, n) => {
  await withRetries(n, (client) => client.pdps.submit(id, listing(origin, n, IMAGES)))
  submittedAt.push(performance.now() - startedAt)
})
console.log(`${LISTINGS} listings accepted in ${((submittedAt.at(-1) ?? 0) / 1000).toFixed(0)} s`)
const statuses = new Map<string, number>()
await inParallel(ids, AT_A_TIME, async (id, n) => {
  for (;;) {
    const pdp = await withRetries(n, (client) => client.pdps.get(id))
    if (pdp.status === 'PROCESSING') {
      await sleep(2_000)
      continue
    }
    const end = pdp.error_code === null ? pdp.status : `${pdp.status} ${pdp.error_code}`
    statuses.set(end, (statuses.get(end) ?? 0) + 1)
    return
  }
})
finished.abort()
const seconds = (performance.now() - startedAt) / 1000
await killing
await restarting

await using probe = await openSqlProbe(url)
const [scores, distinct, images, open] = await Promise.all(
  [
    'SELECT count(*) AS n FROM image_score',
    'SELECT count(DISTINCT (organization_id, sha256, role)) AS n FROM image_score',
    'SELECT count(*) AS n FROM image',
    'SELECT count(*) AS n FROM scoring_run WHERE remaining > 0',
  ].map((text) => probe.number(text)),
)
const { length: jobs } = await listJobs(probe.connection, { states: OUTSTANDING })
await endAll([...workers, ...apis])
console.log(
  `finished after ${seconds.toFixed(0)} s with ${kills} killed workers and ${restarts} database restarts`,
)
console.log(`final statuses: ${describe(statuses)} (wanted ${LISTINGS} COMPLETED)`)
console.log(`responses to clients: ${describe(responses)}`)
console.log(
  `${images} images, ${scores} scores of ${distinct} distinct contents and roles (wanted ${LISTINGS * IMAGES} each); ${open} open runs, ${jobs} jobs left (wanted 0)`,
)

async function startApi(): Promise<ServeProcess> {
  return serve(['--role', 'api', '--port', '0', '--data', temporaryDirectory()], environment)
}

async function killWorkers(): Promise<void> {
  for (let n = 0; ; n++) {
    await sleep(KILL_EVERY_MS)
    if (finished.signal.aborted) return
    await workers[n % WORKERS]?.kill('SIGKILL')
    kills++
    workers[n % WORKERS] = await restartWorker()
  }
}

async function restartDatabase(): Promise<void> {
  const shouldRestart = await sleep(RESTART_AFTER_MS, true, finished).catch(() => false)
  if (!shouldRestart) return
  await postgres.restart()
  restarts++
}

/** Starts a worker, retrying like a process supervisor. */
async function restartWorker(): Promise<ServeProcess> {
  for (;;) {
    try {
      return await startWorker()
    } catch {
      await sleep(500)
    }
  }
}

/** Retries failures as documented for clients. Counts all responses. */
async function withRetries<Result>(n: number, send: (client: Endcap) => Promise<Result>): Promise<Result> {
  const retryUntil = performance.now() + MAX_RETRY_MS
  for (let attempts = 0; ; attempts++) {
    const client = clients[(n + attempts) % clients.length]
    if (!client) throw new Error('No API process is running')
    try {
      const result = await send(client)
      count('2xx')
      return result
    } catch (error) {
      count(error instanceof EndcapError ? `${error.status} ${error.code}` : String(error))
      if (performance.now() > retryUntil) throw error
      await sleep(500)
    }
  }
}

function count(what: string): void {
  responses.set(what, (responses.get(what) ?? 0) + 1)
}

function describe(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([what, times]) => `${times} × ${what}`).join(', ')
}
