import { type AdmitSubmission, createAdmitSubmission } from '../domains/organizations/admit-submission.ts'
import { createBacklog } from '../domains/organizations/backlog.ts'
import {
  createSubmissionLimit,
  SUBMISSIONS,
  UPLOADS,
  WHAT_IFS,
} from '../domains/organizations/submission-limit.ts'
import type { Parts } from './parts.ts'

type Admission = Record<'admitSubmission' | 'admitUpload' | 'admitWhatIf', AdmitSubmission>

/** Creates the limits of submissions, uploads and what-ifs. */
export function createAdmission(parts: Parts): Admission {
  const { config, database, jobs, quota } = parts
  const backlog = createBacklog(config.backlog, jobs.census)
  const limitOf = (limited: typeof UPLOADS) =>
    createSubmissionLimit(database.pool, config.submissionLimit, limited)
  return {
    admitSubmission: createAdmitSubmission({
      ...parts,
      backlog,
      checkQuota: (organizationId) => quota.admit(organizationId, 'stored_bytes', 0),
      submissionLimit: limitOf(SUBMISSIONS),
    }),
    admitUpload: createAdmitSubmission({
      ...parts,
      backlog: { enter: backlog.enter, check: async () => undefined },
      checkQuota: (organizationId) => quota.admit(organizationId, 'upload_bytes', 0),
      submissionLimit: limitOf(UPLOADS),
    }),
    admitWhatIf: createAdmitSubmission({
      ...parts,
      backlog: { enter: () => () => undefined, check: async () => undefined },
      checkQuota: async () => undefined,
      submissionLimit: limitOf(WHAT_IFS),
    }),
  }
}
