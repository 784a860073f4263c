import { DomainError } from '../domain-error.ts'
import type { JobCensus } from '../jobs/job-census.ts'

export type BacklogConfig = {
  /** Submissions that a process works on; each may have files on its disk and downloads under way. */
  submissionsAtATime: number
  /** Jobs of one organization that may wait. */
  waitingJobs: number
}

/** Bounds the work that has been taken on and not been done. */
export type Backlog = {
  /** Counts a submission in, and out when its answer is gone. @throws DomainError SERVICE_UNAVAILABLE */
  enter: () => () => void
  /** @throws DomainError RATE_LIMITED where the organization has too much work waiting already */
  check: (organizationId: string) => Promise<void>
}

const BUSY_RETRY_S = 2
const BACKLOG_RETRY_S = 30

export function createBacklog(
  { submissionsAtATime, waitingJobs }: BacklogConfig,
  census: () => Promise<JobCensus>,
): Backlog {
  let inside = 0
  return {
    enter() {
      if (inside >= submissionsAtATime)
        throw new DomainError('SERVICE_UNAVAILABLE', 'too many submissions at once', {
          headers: { 'retry-after': String(BUSY_RETRY_S) },
        })
      inside++
      return () => inside--
    },
    async check(organizationId) {
      const { waitingByOrganization } = await census()
      const waiting = waitingByOrganization.get(organizationId) ?? 0
      if (waiting < waitingJobs) return
      throw new DomainError(
        'RATE_LIMITED',
        `your organization has ${waiting} images and listings waiting already`,
        { headers: { 'retry-after': String(BACKLOG_RETRY_S) } },
      )
    },
  }
}
