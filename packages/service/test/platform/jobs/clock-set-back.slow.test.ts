import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { sql } from 'kysely'
import type { Database } from '../../../src/platform/db/database.ts'
import { openJobQueue } from '../../../src/platform/jobs/job-queue.ts'
import { DEAD_QUEUE } from '../../../src/platform/jobs/job-census.ts'
import type { JobType } from '../../../src/platform/jobs/job-type.ts'
import { createLog } from '../../../src/platform/observability/log.ts'
import { createMetrics } from '../../../src/platform/observability/metrics.ts'
import { describeOnBothStores, newOrganization, open } from '../../support/stores.ts'

const JOB: JobType<{ n: number }> = { name: 'clock', retryLimit: 3, timeoutS: 60, isFair: true }
const log = createLog({ level: 'silent', format: 'json' })

describeOnBothStores('a clock that was set back by 6 h', ({ place }) => {
  let database: Database
  before(async () => {
    database = await open(await place())
  })
  after(() => database.close())
  const openQueue = () =>
    openJobQueue([JOB], { database, log, metrics: createMetrics(), works: true, supervises: true })

  it('does not delay jobs, recovery and maintenance', { timeout: 60_000 }, async (t) => {
    const first = await openQueue()
    t.after(() => first.stop(1_000))
    const organizationId = await newOrganization(database)
    await database.db
      .transaction()
      .execute((trx) => first.enqueue(trx, JOB, [{ n: 1 }], { organizationId, urgency: 'submission' }))
    // The times that the jobs and queues have when the clock was 6 h ahead before.
    await sql`UPDATE endcap_jobs.job SET start_after = now() + interval '6 hours' WHERE name = ${JOB.name}`.execute(
      database.db,
    )
    await sql`UPDATE endcap_jobs.queue SET monitor_claim_on = now() + interval '6 hours',
      maintain_on = now() + interval '6 hours' WHERE name IN (${JOB.name}, ${DEAD_QUEUE})`.execute(
      database.db,
    )
    const handled = Promise.withResolvers<number>()
    await first.work(JOB, {
      concurrency: 1,
      handle: async ({ n }) => handled.resolve(n),
      onDeadLetter: async () => undefined,
    })
    assert.equal(await handled.promise, 1)
    const { rows } = await sql`SELECT name FROM endcap_jobs.queue
      WHERE name IN (${JOB.name}, ${DEAD_QUEUE})
        AND GREATEST(monitor_claim_on, monitor_on, maintain_on) > now() + interval '1 hour'`.execute(
      database.db,
    )
    assert.deepEqual(rows, [])
  })
})
