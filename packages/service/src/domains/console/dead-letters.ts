import { validate as isUuid } from 'uuid'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { JobRecord } from '../../platform/jobs/job-table/job-records.ts'
import type { RetryJob } from './retry-job.ts'

export type DeadLetterDeps = { jobs: Pick<JobQueue, 'records'>; retryJob: RetryJob }

/** Returns the dead letters with these ids. @throws DomainError NOT_FOUND */
export async function existingDeadLetters(
  { jobs }: Pick<DeadLetterDeps, 'jobs'>,
  ids: readonly string[],
): Promise<JobRecord[]> {
  const found = await jobs.records.list({
    state: 'dead',
    ids: ids.filter((id) => isUuid(id)),
    limit: ids.length,
  })
  const missing = ids.filter((id) => !found.some((job) => job.id === id))
  if (missing.length > 0)
    throw new DomainError('NOT_FOUND', `there is no dead letter with the id ${missing.join(', ')}`)
  return found
}

/** Retries a dead letter. Returns null, or the reason why there was nothing left to do. */
export async function retryDeadLetter(
  { jobs, retryJob }: DeadLetterDeps,
  job: JobRecord,
): Promise<string | null> {
  const refusal = await retryJob(job)
  // Discards after the retry, so that an interruption in between causes a second retry instead of none. The second
  // one finds nothing to do and returns the reason.
  await jobs.records.discard([job.id])
  return refusal
}
