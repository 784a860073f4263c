import type pg from 'pg'
import { BurstyRateLimiter, RateLimiterRes } from 'rate-limiter-flexible'
import { createRateLimiter } from '../../platform/db/rate-limit-table.ts'
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
  const counter = (keyPrefix: string, points: number) =>
    createRateLimiter(pool, { keyPrefix, points, duration: WINDOW_S })
  const standard = new BurstyRateLimiter(
    counter('submissions', perMinute),
    counter('submissions-burst', burst),
  )
  const custom = new Map<number, ReturnType<typeof counter>>()
  const limiterOf = (limit: number) => {
    const limiter = custom.get(limit) ?? counter('submissions', limit)
    custom.set(limit, limiter)
    return limiter
  }
  return {
    async count({ id, rateLimit }) {
      const limit = rateLimit ?? perMinute
      const limiter = rateLimit === null ? standard : limiterOf(rateLimit)
      try {
        return headers(limit, await limiter.consume(id))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new DomainError('RATE_LIMITED', `more than ${limit} submissions in a minute`, {
          headers: {
            ...headers(limit, refusal),
            'retry-after': String(Math.ceil(refusal.msBeforeNext / 1000)),
          },
        })
      }
    },
  }
}

/** Returns the quota and its remainder as headers (draft-ietf-httpapi-ratelimit-headers-10). */
function headers(limit: number, { remainingPoints, msBeforeNext }: RateLimiterRes): Record<string, string> {
  return {
    'ratelimit-policy': `"submissions";q=${limit};w=${WINDOW_S}`,
    ratelimit: `"submissions";r=${Math.max(0, remainingPoints)};t=${Math.ceil(msBeforeNext / 1000)}`,
  }
}
