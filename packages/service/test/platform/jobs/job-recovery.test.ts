import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createLog } from '@endcap/foundation/observability/log'
import { openJobQueue } from '../../../src/platform/jobs/job-queue.ts'
import { DEAD_QUEUE } from '../../../src/platform/jobs/job-table/tables.ts'
import type { JobType } from '../../../src/platform/jobs/job-type.ts'
import { createMetrics } from '../../../src/platform/observability/metrics.ts'
import { changeJobs, listJobs, setSupervised } from '../../support/job-table.ts'
import { describeOnBothStores, newOrganization, open } from '../../support/stores.ts'

const JOB: JobType<{ n: number }> = { name: 'lost', retryLimit: 3, timeoutS: 60, isFair: true }
const log = createLog({ level: 'silent', format: 'json' })

describeOnBothStores('a job of a dead process', ({ place }) => {
  it('a job of a dead process is reclaimed by the next process that starts, also by one that only answers requests', async () => {
    const database = await open(await place())
    const openQueue = (works: boolean) =>
      openJobQueue([JOB], { database, log, metrics: createMetrics(), works, supervises: true })
    const first = await openQueue(false)
    const organizationId = await newOrganization(database)
    await database.db
      .transaction()
      .execute((trx) => first.enqueue(trx, JOB, [{ n: 1 }], { organizationId, urgency: 'submission' }))
    await first.stop(0)
    // A process took the job a minute ago and died, and no process has checked since.
    const ofJob = { queue: JOB.name }
    await changeJobs(database.pool, ofJob, { state: 'active', startedInS: -60, heartbeatInS: -60 })
    await setSupervised(database.pool, [JOB.name, DEAD_QUEUE], -60)

    const second = await openQueue(false)
    const state = async () => (await listJobs(database.pool, ofJob))[0]?.state
    // Well before the first run of the supervision timer.
    for (let waited = 0; waited < 100 && (await state()) === 'active'; waited++)
      await new Promise((resolve) => setTimeout(resolve, 100))
    assert.equal(await state(), 'retry')
    await second.stop(0)
    await database.close()
  })
})
