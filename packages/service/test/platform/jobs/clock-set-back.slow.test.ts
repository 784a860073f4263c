import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { createLog } from '@endcap/foundation/observability/log'
import type { Database } from '../../../src/platform/db/database.ts'
import { openJobQueue } from '../../../src/platform/jobs/job-queue.ts'
import { DEAD_QUEUE } from '../../../src/platform/jobs/job-table/tables.ts'
import type { JobType } from '../../../src/platform/jobs/job-type.ts'
import { createMetrics } from '../../../src/platform/observability/metrics.ts'
import { changeJobs, setSupervised, supervisedInFuture } from '../../support/job-table.ts'
import { describeOnBothStores, newOrganization, open } from '../../support/stores.ts'

const JOB: JobType<{ n: number }> = { name: 'clock', retryLimit: 3, timeoutS: 60, isFair: true }
const SIX_HOURS_S = 6 * 3600
const log = createLog({ level: 'silent', format: 'json' })

describeOnBothStores('a clock that was set back by 6 h', ({ place }) => {
  let database: Database
  before(async () => {
    database = await open(await place())
  })
  after(() => database.close())
  const openQueue = () =>
    openJobQueue([JOB], { database, log, metrics: createMetrics(), works: true, supervises: true })

  it('a clock that was set back by 6 h does not delay jobs, recovery and maintenance', {
    timeout: 60_000,
  }, async (t) => {
    const first = await openQueue()
    t.after(() => first.stop(1_000))
    const organizationId = await newOrganization(database)
    await database.db
      .transaction()
      .execute((trx) => first.enqueue(trx, JOB, [{ n: 1 }], { organizationId, urgency: 'submission' }))
    // The times that the jobs and queues have when the clock was 6 h ahead before.
    const queues = [JOB.name, DEAD_QUEUE]
    await changeJobs(database.pool, { queue: JOB.name }, { startsInS: SIX_HOURS_S })
    await setSupervised(database.pool, queues, SIX_HOURS_S)
    const handled = Promise.withResolvers<number>()
    await first.work(JOB, {
      concurrency: 1,
      handle: async ({ n }) => handled.resolve(n),
      onDeadLetter: async () => undefined,
    })
    assert.equal(await handled.promise, 1)
    assert.deepEqual(await supervisedInFuture(database.pool, queues), [])
  })
})
