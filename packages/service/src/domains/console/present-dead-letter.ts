import type { DeadLetter } from '@endcap/api/admin'
import type { JobRecord } from '../../platform/jobs/job-table/job-records.ts'

/** Payload fields that identify a job's subject, the most specific first. */
const SUBJECTS = ['pdpId', 'imageId', 'requestId', 'draftId', 'runId', 'sha256']

/** Adds the name of the organization. */
export const presentDeadLetter = (
  job: JobRecord,
  organizations: readonly { id: string; name: string }[],
): DeadLetter => ({
  id: job.id,
  queue: job.queue,
  organization_id: job.organizationId,
  organization: organizations.find(({ id }) => id === job.organizationId)?.name ?? null,
  subject: subjectOf(job.payload),
  error: job.reason,
  failed_at: job.diedAt?.toISOString() ?? null,
})

function subjectOf(payload: Record<string, unknown>): string | null {
  const found = SUBJECTS.map((name) => payload[name]).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found : null
}
