import { DomainError } from '../../platform/errors/domain-error.ts'
import type { JobCensus } from '../../platform/observability/job-census.ts'

export type BacklogConfig = {
  /** Concurrent submissions per process. One organization gets at most half. */
  submissionsAtATime: number
  /** Per organization. */
  waitingJobs: number
}

export type Backlog = {
  /**
   * Counts a running submission and returns the function that ends it. @throws DomainError
   * SERVICE_UNAVAILABLE
   */
  enter: (organizationId: string) => () => void
  /** Checks waiting jobs. @throws DomainError RATE_LIMITED if there are too many */
  check: (organizationId: string) => Promise<void>
}

const BUSY_RETRY_S = 2
const BACKLOG_RETRY_S = 30

/** Creates the limits of submissions and waiting jobs. */
export function createBacklog(
  { submissionsAtATime, waitingJobs }: BacklogConfig,
  census: () => Promise<JobCensus>,
): Backlog {
  const running = new Map<string, number>()
  // Leaves places for other organizations.
  const placesOfOne = Math.ceil(submissionsAtATime / 2)

  function leave(organizationId: string): void {
    const left = (running.get(organizationId) ?? 0) - 1
    if (left > 0) running.set(organizationId, left)
    else running.delete(organizationId)
  }

  return {
    enter(organizationId) {
      const own = running.get(organizationId) ?? 0
      const all = [...running.values()].reduce((sum, count) => sum + count, 0)
      if (own >= placesOfOne || all >= submissionsAtATime)
        throw new DomainError('SERVICE_UNAVAILABLE', 'too many submissions at the same time; try again', {
          headers: { 'retry-after': String(BUSY_RETRY_S) },
        })
      running.set(organizationId, own + 1)
      return () => leave(organizationId)
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
