import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from 'kysely'
import { openJobQueue } from '../../../src/platform/jobs/job-queue.ts'
import type { JobType } from '../../../src/platform/jobs/job-type.ts'
import { createLog } from '../../../src/platform/observability/log.ts'
import { createMetrics } from '../../../src/platform/observability/metrics.ts'
import { describeOnBothStores, newOrganization, open } from '../../support/stores.ts'

const JOB: JobType<{ n: number }> = { name: 'lost', retryLimit: 3, timeoutS: 60, isFair: true }
const log = createLog({ level: 'silent', format: 'json' })

describeOnBothStores('a job of a dead process', ({ place }) => {
  it('is reclaimed by the next process that starts, also by one that only answers requests', async () => {
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
    await sql`UPDATE endcap_jobs.job SET state = 'active', started_on = now() - interval '1 minute',
      heartbeat_on = now() - interval '1 minute' WHERE name = ${JOB.name}`.execute(database.db)
    await sql`UPDATE endcap_jobs.queue SET monitor_claim_on = now() - interval '1 minute'`.execute(
      database.db,
    )

    const second = await openQueue(false)
    const state = async () => {
      const { rows } = await sql<{ state: string }>`
        SELECT state FROM endcap_jobs.job WHERE name = ${JOB.name}`.execute(database.db)
      return rows[0]?.state
    }
    // Well before the first run of the supervision timer.
    for (let waited = 0; waited < 100 && (await state()) === 'active'; waited++)
      await new Promise((resolve) => setTimeout(resolve, 100))
    assert.equal(await state(), 'retry')
    await second.stop(0)
    await database.close()
  })
})
