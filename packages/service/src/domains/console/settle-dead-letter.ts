import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { RetryDeadLetter } from '../dead-letters/retry-dead-letter.ts'
import type { SettleDeadLetter } from './operations/settle-dead-letter.ts'

type Deps = { jobs: Pick<JobQueue, 'records'>; retryDeadLetter: RetryDeadLetter }

/** Creates the function that retries or discards a dead letter for the console. */
export function createSettleDeadLetter({ jobs, retryDeadLetter }: Deps): SettleDeadLetter {
  return async function settleDeadLetter(action, id) {
    const [job] = await jobs.records.list({ state: 'dead', ids: [id], limit: 1 })
    if (!job) return false
    if (action === 'retry') await retryDeadLetter(job)
    else await jobs.records.discard([job.id])
    return true
  }
}
