import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { onClose } from '../../platform/http/client-abort-signal.ts'
import type { Metrics } from '../../platform/observability/metrics.ts'
import { callerOf } from '../auth/authenticate.ts'
import type { Backlog } from './backlog.ts'
import type { Organization, OrganizationStore } from './organization-store.ts'
import type { SubmissionLimit } from './submission-limit.ts'

type Deps = {
  organizations: OrganizationStore
  submissionLimit: SubmissionLimit
  backlog: Backlog
  /** @throws DomainError QUOTA_EXCEEDED */
  checkQuota: (organizationId: string) => Promise<void>
  metrics: Metrics
}

/**
 * Creates the admission, which counts a submission and returns its organization. Every submitting endpoint
 * calls it first, so a refused submission has no effect.
 *
 * @throws DomainError RATE_LIMITED, QUOTA_EXCEEDED, SERVICE_UNAVAILABLE
 */
export function createAdmitSubmission({
  organizations,
  submissionLimit,
  backlog,
  checkQuota,
  metrics,
}: Deps) {
  async function countRefusal<Result>(
    reason: string,
    admit: () => Result | Promise<Result>,
  ): Promise<Result> {
    try {
      return await admit()
    } catch (error) {
      if (error instanceof DomainError) metrics.refusedSubmissions.inc({ reason })
      throw error
    }
  }

  return async function admitSubmission(request: FastifyRequest, reply: FastifyReply): Promise<Organization> {
    const { organizationId } = callerOf(request)
    const leave = await countRefusal('busy', () => backlog.enter(organizationId))
    onClose(reply, leave)
    const organization = await organizations.get(organizationId)
    addHeaders(reply, await countRefusal('rate', () => submissionLimit.count(organization)))
    await countRefusal('backlog', () => backlog.check(organization.id))
    await countRefusal('quota', () => checkQuota(organization.id))
    return organization
  }
}

export type AdmitSubmission = ReturnType<typeof createAdmitSubmission>

/** Adds a limit's state to that of other limits. */
function addHeaders(reply: FastifyReply, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    const earlier = reply.getHeader(name)
    reply.header(name, earlier === undefined ? value : `${String(earlier)}, ${value}`)
  }
}
