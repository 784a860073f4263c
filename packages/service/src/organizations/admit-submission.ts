import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '../auth/authenticate.ts'
import type { Organization, OrganizationStore } from './organization-store.ts'
import type { SubmissionLimit } from './submission-limit.ts'

type Deps = { organizations: OrganizationStore; submissionLimit: SubmissionLimit }

/**
 * Lets a submission in: counts it against its organization, which it returns. Every submitting
 * endpoint begins with this, so a refused submission has done nothing.
 *
 * @throws DomainError RATE_LIMITED
 */
export function createAdmitSubmission({ organizations, submissionLimit }: Deps) {
  return async function admitSubmission(request: FastifyRequest, reply: FastifyReply): Promise<Organization> {
    const organization = await organizations.get(callerOf(request).organizationId)
    reply.headers(await submissionLimit.count(organization))
    return organization
  }
}

export type AdmitSubmission = ReturnType<typeof createAdmitSubmission>
