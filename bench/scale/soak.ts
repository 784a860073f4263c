// Is nothing lost? Two API processes and three workers over PostgreSQL and a real S3 gateway: listings are
// submitted through both, while one worker is killed every five seconds and the database restarts once.
// usage: npm run bench:soak [-- listings]
import { setTimeout as sleep } from 'node:timers/promises'
import { EndcapError, type EndcapClient } from '@endcap/client'
import { startObjectStore, withoutObjectStore } from '../../packages/service/test/support/object-store.ts'
import { openSqlProbe } from '../../packages/service/test/support/sql-probe.ts'
import { startPostgres, withoutPostgres } from '../../packages/service/test/support/postgres.ts'
import { type ServeProcess, serve } from '../../packages/service/test/support/process.ts'
import { temporaryDirectory } from '../../packages/service/test/support/stores.ts'
import { clientOf, endAll, inParallel, listing, startCatalogue } from './catalogue.ts'

const LISTINGS = Number(process.argv[2] ?? 500)
const IMAGES = 7
const WORKERS = 3
const KILL_EVERY_MS = 5_000
const RESTART_AFTER_MS = 60_000
const AT_A_TIME = 8
/** For an answer that can be had; after it, a client would give up. */
const PATIENCE_MS = 120_000

const missing = withoutPostgres || withoutObjectStore
if (missing) {
  console.log(`skipped: ${missing}`)
  process.exit(0)
}
await using origin = await startCatalogue(LISTINGS * IMAGES)
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
const maker = await serve(['--port', '0', '--data', temporaryDirectory()], environment)
const { announced } = maker
await maker.kill('SIGTERM')
const startWorker = () => serve(['--role', 'worker', '--data', temporaryDirectory()], environment)
const apis = [await startApi(), await startApi()]
const workers: ServeProcess[] = []
for (let n = 0; n < WORKERS; n++) workers.push(await startWorker())
const clients = apis.map((api) => clientOf(announced, api.announced['address']))

const seen = new Map<string, number>()
const startedAt = performance.now()
let kills = 0
const over = new AbortController()
const killing = killWorkers()
let restarts = 0
const restarting = restartDatabase()
const ids = Array.from({ length: LISTINGS }, (_, n) => `soak-${n}`)
const submittedAt: number[] = []
await inParallel(ids, AT_A_TIME, async (id, n) => {
  await patiently(n, (client) => client.submitPdp(id, listing(origin, n, IMAGES)))
  submittedAt.push(performance.now() - startedAt)
})
console.log(`${LISTINGS} listings accepted in ${((submittedAt.at(-1) ?? 0) / 1000).toFixed(0)} s`)
const statuses = new Map<string, number>()
await inParallel(ids, AT_A_TIME, async (id, n) => {
  for (;;) {
    const pdp = await patiently(n, (client) => client.getPdp(id))
    if (pdp.status === 'PROCESSING') {
      await sleep(2_000)
      continue
    }
    const end = pdp.error_code === null ? pdp.status : `${pdp.status} ${pdp.error_code}`
    statuses.set(end, (statuses.get(end) ?? 0) + 1)
    return
  }
})
over.abort()
const seconds = (performance.now() - startedAt) / 1000
await killing
await restarting

await using figures = await openSqlProbe(url)
const [scores, distinct, images, open, jobs] = await Promise.all(
  [
    'SELECT count(*) AS n FROM image_score',
    'SELECT count(DISTINCT (organization_id, sha256, role)) AS n FROM image_score',
    'SELECT count(*) AS n FROM image',
    'SELECT count(*) AS n FROM scoring_run WHERE remaining > 0',
    "SELECT count(*) AS n FROM endcap_jobs.job WHERE state < 'completed'",
  ].map((text) => figures.number(text)),
)
await endAll([...workers, ...apis])
console.log(
  `all ended after ${seconds.toFixed(0)} s, with ${kills} workers killed and ${restarts} restart of the database`,
)
console.log(`ended as: ${describe(statuses)} (wanted ${LISTINGS} COMPLETED)`)
console.log(`what clients saw: ${describe(seen)}`)
console.log(
  `${images} images, ${scores} scores of ${distinct} distinct contents and roles (wanted ${LISTINGS * IMAGES} each); ${open} open runs, ${jobs} jobs left (wanted 0)`,
)

async function startApi(): Promise<ServeProcess> {
  return serve(['--role', 'api', '--port', '0', '--data', temporaryDirectory()], environment)
}

async function killWorkers(): Promise<void> {
  for (let turn = 0; ; turn++) {
    await sleep(KILL_EVERY_MS)
    if (over.signal.aborted) return
    await workers[turn % WORKERS]?.kill('SIGKILL')
    kills++
    workers[turn % WORKERS] = await startWorkerPatiently()
  }
}

async function restartDatabase(): Promise<void> {
  const isTime = await sleep(RESTART_AFTER_MS, true, over).catch(() => false)
  if (!isTime) return
  await postgres.restart()
  restarts++
}

/** As whatever restarts processes does: again, if it does not come up. */
async function startWorkerPatiently(): Promise<ServeProcess> {
  for (;;) {
    try {
      return await startWorker()
    } catch {
      await sleep(500)
    }
  }
}

/** Asks as a client that follows the documentation: 503 is tried again. Everything it sees is counted. */
async function patiently<Result>(n: number, ask: (client: EndcapClient) => Promise<Result>): Promise<Result> {
  const patienceEnds = performance.now() + PATIENCE_MS
  for (let attempts = 0; ; attempts++) {
    const client = clients[(n + attempts) % clients.length]
    if (!client) throw new Error('no API process')
    try {
      const result = await ask(client)
      count('2xx')
      return result
    } catch (error) {
      count(error instanceof EndcapError ? `${error.status} ${error.code}` : String(error))
      if (performance.now() > patienceEnds) throw error
      await sleep(500)
    }
  }
}

function count(what: string): void {
  seen.set(what, (seen.get(what) ?? 0) + 1)
}

function describe(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([what, times]) => `${times} × ${what}`).join(', ')
}
