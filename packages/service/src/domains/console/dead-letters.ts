import { validate as isUuid } from 'uuid'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { JobRecord } from '../../platform/jobs/job-table/job-records.ts'
import type { RetryDeadLetter } from '../dead-letters/retry-dead-letter.ts'

export type DeadLetterDeps = { jobs: Pick<JobQueue, 'records'>; retryDeadLetter: RetryDeadLetter }

/** Returns dead letters by id. @throws DomainError NOT_FOUND */
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
