import { DomainError } from '../domain-error.ts'
import type { JobCensus } from '../jobs/job-census.ts'

export type BacklogConfig = {
  /** Concurrent submissions per process. Each may have downloads and temporary files. */
  submissionsAtATime: number
  /** Maximum number of waiting jobs per organization. */
  waitingJobs: number
}

/** Limits concurrent submissions and waiting jobs. */
export type Backlog = {
  /** Counts a running submission. Returns the function that ends the count. @throws DomainError SERVICE_UNAVAILABLE */
  enter: () => () => void
  /** Checks the organization's waiting jobs. @throws DomainError RATE_LIMITED if there are too many */
  check: (organizationId: string) => Promise<void>
}

const BUSY_RETRY_S = 2
const BACKLOG_RETRY_S = 30

/** Creates the limits of submissions and waiting jobs. */
export function createBacklog(
  { submissionsAtATime, waitingJobs }: BacklogConfig,
  census: () => Promise<JobCensus>,
): Backlog {
  let running = 0
  return {
    enter() {
      if (running >= submissionsAtATime)
        throw new DomainError(
          'SERVICE_UNAVAILABLE',
          'the service is processing too many submissions at once',
          {
            headers: { 'retry-after': String(BUSY_RETRY_S) },
          },
        )
      running++
      return () => running--
    },
    async check(organizationId) {
      const { waitingByOrganization } = await census()
      const waiting = waitingByOrganization.get(organizationId) ?? 0
      if (waiting < waitingJobs) return
      throw new DomainError(
        'RATE_LIMITED',
        `your organization already has ${waiting} images and listings waiting`,
        { headers: { 'retry-after': String(BACKLOG_RETRY_S) } },
      )
    },
  }
}
