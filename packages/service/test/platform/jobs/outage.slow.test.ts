import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isStorageUnavailable, StorageUnavailableError } from '@endcap/foundation/blobs/blob-store'
import { createLog } from '@endcap/foundation/observability/log'
import { openJobQueue } from '../../../src/platform/jobs/job-queue.ts'
import type { JobType } from '../../../src/platform/jobs/job-type.ts'
import { createMetrics } from '../../../src/platform/observability/metrics.ts'
import { describeOnBothStores, newOrganization, open } from '../../support/stores.ts'

const ONE_TRY: JobType<{ n: number }> = { name: 'one-try', retryLimit: 0, timeoutS: 60, isFair: true }
const log = createLog({ level: 'silent', format: 'json' })

describeOnBothStores('a job whose storage is unavailable', ({ place }) => {
  it('a job whose storage is unavailable completes when the storage returns, although it had one attempt only', async () => {
    const database = await open(await place())
    const jobs = await openJobQueue([ONE_TRY], {
      database,
      log,
      metrics: createMetrics(),
      works: true,
      supervises: true,
      isOutage: isStorageUnavailable,
    })
    const organizationId = await newOrganization(database)
    const done = Promise.withResolvers<void>()
    let attempts = 0
    const died: string[] = []
    await jobs.work(ONE_TRY, {
      concurrency: 1,
      async handle() {
        if (++attempts === 1) throw new Error('wrapped', { cause: new StorageUnavailableError('away') })
        done.resolve()
      },
      onDeadLetter: async (_payload, reason) => void died.push(reason),
    })
    await database.db
      .transaction()
      .execute((trx) => jobs.enqueue(trx, ONE_TRY, [{ n: 1 }], { organizationId, urgency: 'submission' }))
    await done.promise
    await jobs.stop(1_000)
    assert.deepEqual([attempts, died], [2, []])
    await database.close()
  })
})
