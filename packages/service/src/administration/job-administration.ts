import type { JobQueue } from '../jobs/job-queue.ts'
import type { JobRecord, JobRecordState } from '../jobs/job-records.ts'
import { AdministrationError } from './administration-error.ts'
import type { RetryJob } from './retry-job.ts'

export type JobWork = { jobs: JobQueue; retryJob: RetryJob }
/** Opened when first needed: most commands have nothing to do with jobs. */
type Deps = { jobWork: () => Promise<JobWork> }

/** Which jobs that were given up: by their ids, or all, the oldest `AT_MOST` at a time. */
export type JobChoice = { ids: string[] } | { all: true }

const AT_A_TIME = 200
/** A command on the embedded database has a minute. */
export const AT_MOST = 5_000

/** What an operator can do about jobs. */
export function createJobAdministration({ jobWork }: Deps) {
  async function chosen({ jobs }: JobWork, choice: JobChoice): Promise<JobRecord[]> {
    if ('all' in choice) return jobs.records.list({ state: 'dead', limit: AT_MOST })
    const found = await jobs.records.list({ state: 'dead', ids: choice.ids, limit: choice.ids.length })
    const missing = choice.ids.filter((id) => !found.some((job) => job.id === id))
    if (missing.length > 0)
      throw new AdministrationError(`no job that was given up has the id ${missing.join(', ')}`)
    return found
  }

  return {
    async listJobs(input: {
      state: JobRecordState
      queue: string | null
      organizationId: string | null
      limit: number
    }) {
      const { jobs } = await jobWork()
      const found = await jobs.records.list({
        state: input.state,
        queue: input.queue ?? undefined,
        organizationId: input.organizationId ?? undefined,
        limit: input.limit,
      })
      return found.map(present)
    },

    async retryJobs(choice: JobChoice) {
      const work = await jobWork()
      const answers = []
      for (const job of await chosen(work, choice)) {
        const refusal = await work.retryJob(job)
        // Only now: what is interrupted here is retried twice rather than never, and the second time says so.
        await work.jobs.records.discard([job.id])
        answers.push({ job_id: job.id, queue: job.queue, retried: refusal === null, detail: refusal })
      }
      return answers
    },

    async discardJobs(choice: JobChoice) {
      const work = await jobWork()
      const found = await chosen(work, choice)
      for (let at = 0; at < found.length; at += AT_A_TIME)
        await work.jobs.records.discard(found.slice(at, at + AT_A_TIME).map(({ id }) => id))
      return found.map(({ id, queue }) => ({ job_id: id, queue }))
    },
  }
}

function present(job: JobRecord) {
  return {
    job_id: job.id,
    queue: job.queue,
    state: job.state,
    organization_id: job.organizationId,
    attempts: job.attempts,
    created_at: job.createdAt.toISOString(),
    given_up_at: job.diedAt?.toISOString() ?? null,
    reason: job.reason,
    payload: job.payload,
  }
}
