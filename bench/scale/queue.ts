// Measures the queue's database load: server time (pg_stat_statements) to add, take and complete an image's job,
// an idle worker's queries, and the empty jobs that one database processes.
// usage: npm run bench -- queue [listings]
import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '@endcap/foundation/observability/log'
import { createOrganizationStore } from '../../packages/service/src/domains/organizations/organization-store.ts'
import { openDatabase } from '../../packages/service/src/platform/db/database.ts'
import { openJobQueue } from '../../packages/service/src/platform/jobs/job-queue.ts'
import type { JobType } from '../../packages/service/src/platform/jobs/job-type.ts'
import { createMetrics } from '../../packages/service/src/platform/observability/metrics.ts'
import { startPostgres, withoutPostgres } from '../../packages/service/test/support/postgres.ts'
import { serve } from '../../packages/service/test/support/process.ts'
import { openSqlProbe } from '../../packages/service/test/support/sql-probe.ts'
import { temporaryDirectory } from '../../packages/service/test/support/stores.ts'

const LISTINGS = Number(process.argv[2] ?? 600)
const IMAGES = 7
const ORGANIZATIONS = 20
const WORKERS = 16
const IDLE_S = 40
const JOB: JobType<{ n: number }> = { name: 'nothing', retryLimit: 2, timeoutS: 60, isFair: true }

if (withoutPostgres) {
  console.log(`skipped: ${withoutPostgres}`)
  process.exit(0)
}
await using postgres = await startPostgres({
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_planning': 'on',
})
const url = await postgres.createDatabase()
await using probe = await openSqlProbe(url)
await probe.rows('CREATE EXTENSION pg_stat_statements')
const log = createLog({ level: 'silent', format: 'json' })

const database = await openDatabase(
  { url, dataDirectory: temporaryDirectory(), poolSize: 10 },
  {
    log,
    onDeath: (error) => {
      throw error
    },
  },
)
const organizations = createOrganizationStore(database.db)
const ids: string[] = []
for (let n = 0; n < ORGANIZATIONS; n++)
  ids.push(
    (await organizations.create({ name: `${n}`, icp: null, rateLimit: null, withDefaultPortfolio: true })).id,
  )
const jobs = await openJobQueue([JOB], {
  database,
  log,
  metrics: createMetrics(),
  works: true,
  supervises: true,
})

await probe.rows('SELECT pg_stat_statements_reset()')
const total = LISTINGS * IMAGES
const enqueueStart = performance.now()
for (let n = 0; n < LISTINGS; n++) {
  const owner = { organizationId: ids[n % ORGANIZATIONS] ?? '', urgency: 'submission' } as const
  await database.db.transaction().execute((trx) =>
    jobs.enqueue(
      trx,
      JOB,
      Array.from({ length: IMAGES }, (_, image) => ({ n: n * IMAGES + image })),
      owner,
    ),
  )
}
const enqueueS = (performance.now() - enqueueStart) / 1000
const added = await databaseTime()
await probe.rows('SELECT pg_stat_statements_reset()')
const done = Promise.withResolvers<void>()
let count = 0
const workStart = performance.now()
await jobs.work(JOB, {
  concurrency: WORKERS,
  handle: async () => {
    if (++count === total) done.resolve()
  },
  onDeadLetter: async () => undefined,
})
await done.promise
const workS = (performance.now() - workStart) / 1000
await sleep(500)
const taken = await databaseTime()
await jobs.stop(5_000)
await database.close()
console.log(
  `${total} images of ${ORGANIZATIONS} organizations, one transaction of ${IMAGES} images per listing`,
)
console.log(
  `  added      ${(added / total).toFixed(2)} ms of database time an image, ${(total / enqueueS).toFixed(0)} images/s by one caller`,
)
console.log(
  `  taken and completed  ${(taken / total).toFixed(2)} ms an image, ${(total / workS).toFixed(0)} jobs/s by ${WORKERS} workers of one process`,
)
console.log(`  together   ${((added + taken) / total).toFixed(2)} ms an image (wanted 5)`)

await using _idle = await serve(['--role', 'worker', '--data', temporaryDirectory()], { DATABASE_URL: url })
await sleep(5_000)
await probe.rows('SELECT pg_stat_statements_reset()')
await sleep(IDLE_S * 1000)
const calls = await probe.number(`SELECT sum(calls) AS n FROM ${serviceStatements()}`)
console.log(`an idle worker sends ${(calls / IDLE_S).toFixed(2)} queries a second (wanted 2)`)
for (const { calls: each, query } of await probe.rows<{ calls: string; query: string }>(
  `SELECT calls, left(regexp_replace(query, '\\s+', ' ', 'g'), 100) AS query FROM ${serviceStatements()} ORDER BY calls DESC LIMIT 5`,
))
  console.log(`  ${(Number(each) / IDLE_S).toFixed(2)}/s  ${query}`)

/** Milliseconds of planning and execution since the last reset, without this script. */
function databaseTime(): Promise<number> {
  return probe.number(`SELECT sum(total_exec_time + total_plan_time) AS n FROM ${serviceStatements()}`)
}

/** Selects this database's statements, except reads of the statistics. */
function serviceStatements(): string {
  return "(SELECT s.* FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid WHERE d.datname = current_database() AND query NOT LIKE '%pg_stat_statements%') AS statements"
}
