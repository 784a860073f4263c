import type pg from 'pg'
import { createRateLimit, type RateLimitResult, withBurst } from '../../platform/db/rate-limit.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { Organization } from './organization-store.ts'

export type SubmissionLimitConfig = { perMinute: number; burst: number }

export type SubmissionLimit = {
  /** Counts a submission and returns its rate limit headers. @throws DomainError RATE_LIMITED */
  count: (organization: Pick<Organization, 'id' | 'rateLimit'>) => Promise<Record<string, string>>
}

const WINDOW_S = 60

/** Actions that an organization may take per allowed submission. */
type Limited = { name: string; perSubmission: number }

export const SUBMISSIONS: Limited = { name: 'submissions', perSubmission: 1 }
/** Uploads for a main image and 20 carousel images with each submission. */
export const UPLOADS: Limited = { name: 'uploads', perSubmission: 21 }
/** What-if requests. An editor sends one with each move of an image. */
export const WHAT_IFS: Limited = { name: 'what-ifs', perSubmission: 21 }

/**
 * Creates the rate limit: by default `perMinute` submissions with occasional bursts of `burst` more. An
 * organization with its own limit gets exactly that limit.
 */
export function createSubmissionLimit(
  pool: pg.Pool,
  { perMinute, burst }: SubmissionLimitConfig,
  { name, perSubmission }: Limited,
): SubmissionLimit {
  const counter = (prefix: string, limit: number) =>
    createRateLimit(pool, { prefix, limit, windowS: WINDOW_S })
  const standard = withBurst(
    counter(name, perMinute * perSubmission),
    counter(`${name}-burst`, burst * perSubmission),
  )
  return {
    async count({ id, rateLimit }) {
      const limit = (rateLimit ?? perMinute) * perSubmission
      const countOne = rateLimit === null ? standard : counter(name, limit)
      const result = await countOne(id)
      if (result.isAllowed) return headers(name, limit, result)
      throw new DomainError('RATE_LIMITED', `more than ${limit} ${name} in a minute`, {
        headers: { ...headers(name, limit, result), 'retry-after': String(Math.ceil(result.resetMs / 1000)) },
      })
    },
  }
}

/** Returns quota and remainder (draft-ietf-httpapi-ratelimit-headers-10). */
function headers(
  name: string,
  limit: number,
  { remaining, resetMs }: RateLimitResult,
): Record<string, string> {
  return {
    'ratelimit-policy': `"${name}";q=${limit};w=${WINDOW_S}`,
    ratelimit: `"${name}";r=${remaining};t=${Math.ceil(resetMs / 1000)}`,
  }
}
