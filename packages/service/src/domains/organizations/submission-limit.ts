import type pg from 'pg'
import { createRateLimit, type RateLimitResult, withBurst } from '../../platform/db/rate-limit.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { Organization } from './organization-store.ts'

export type SubmissionLimitConfig = { perMinute: number; burst: number }

/** Rate limit of submissions per organization. */
export type SubmissionLimit = {
  /** Counts a submission. Returns the rate limit headers of its response. @throws DomainError RATE_LIMITED */
  count: (organization: Pick<Organization, 'id' | 'rateLimit'>) => Promise<Record<string, string>>
}

const WINDOW_S = 60

/**
 * Creates the rate limit. The default allows `perMinute` submissions per minute and occasional bursts of
 * `burst` more. An organization with its own limit gets exactly that limit.
 */
export function createSubmissionLimit(
  pool: pg.Pool,
  { perMinute, burst }: SubmissionLimitConfig,
): SubmissionLimit {
  const counter = (prefix: string, limit: number) =>
    createRateLimit(pool, { prefix, limit, windowS: WINDOW_S })
  const standard = withBurst(counter('submissions', perMinute), counter('submissions-burst', burst))
  return {
    async count({ id, rateLimit }) {
      const limit = rateLimit ?? perMinute
      const countOne = rateLimit === null ? standard : counter('submissions', limit)
      const result = await countOne(id)
      if (result.isAllowed) return headers(limit, result)
      throw new DomainError('RATE_LIMITED', `more than ${limit} submissions in a minute`, {
        headers: { ...headers(limit, result), 'retry-after': String(Math.ceil(result.resetMs / 1000)) },
      })
    },
  }
}

/** Returns the quota and its remainder as headers (draft-ietf-httpapi-ratelimit-headers-10). */
function headers(limit: number, { remaining, resetMs }: RateLimitResult): Record<string, string> {
  return {
    'ratelimit-policy': `"submissions";q=${limit};w=${WINDOW_S}`,
    ratelimit: `"submissions";r=${remaining};t=${Math.ceil(resetMs / 1000)}`,
  }
}
