import type { Work } from '@endcap/service/app/open-work'
import { existingDeadLetters } from '@endcap/service/domains/console/dead-letters'
import type { JobRecord, JobRecordState } from '@endcap/service/platform/jobs/job-table/job-records'

/** `jobWork` opens the queue when it is first needed, because most commands use no jobs. */
type Deps = { jobWork: () => Promise<Work> }

/** A choice of dead letters: by their ids, or all, the oldest `MAX_DEAD_LETTERS` at a time. */
export type JobChoice = { ids: string[] } | { all: true }

const DISCARD_BATCH = 200
/** Maximum number of dead letters a command: on the embedded database it has one minute. */
export const MAX_DEAD_LETTERS = 5_000

/** Returns the administrative operations on jobs. */
export function createJobAdministration({ jobWork }: Deps) {
  const chosen = ({ jobs }: Work, choice: JobChoice): Promise<JobRecord[]> =>
    'all' in choice
      ? jobs.records.list({ state: 'dead', limit: MAX_DEAD_LETTERS })
      : existingDeadLetters({ jobs }, choice.ids)

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
        const refusal = await work.retryDeadLetter(job)
        answers.push({ job_id: job.id, queue: job.queue, retried: refusal === null, detail: refusal })
      }
      return answers
    },

    async discardJobs(choice: JobChoice) {
      const work = await jobWork()
      const found = await chosen(work, choice)
      for (let at = 0; at < found.length; at += DISCARD_BATCH)
        await work.jobs.records.discard(found.slice(at, at + DISCARD_BATCH).map(({ id }) => id))
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
