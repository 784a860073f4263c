import type pg from 'pg'
import { createRateLimit } from '../../platform/db/rate-limit.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'

const FAILURES_PER_MINUTE = 20
const FAILURES: ReadonlySet<string> = new Set(['LINK_NOT_VALID', 'SIGN_IN_REFUSED'])

/**
 * Limits failed sign-ins per address, across processes, to reduce load: secrets have 80 random bits or more.
 * Valid ones always work, so nobody can lock out others behind the address.
 */
export function createLinkLimit(pool: pg.Pool) {
  const countAddress = createRateLimit(pool, {
    prefix: 'console-link',
    limit: FAILURES_PER_MINUTE,
    windowS: 60,
  })

  /** @throws DomainError RATE_LIMITED after too many failures */
  return async function limitLinks<Result>(address: string, attempt: () => Promise<Result>): Promise<Result> {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof DomainError) || !FAILURES.has(error.code)) throw error
      const { isAllowed, resetMs } = await countAddress(address)
      if (isAllowed) throw error
      throw new DomainError('RATE_LIMITED', 'too many failed sign-ins; wait a minute', {
        headers: { 'retry-after': String(Math.ceil(resetMs / 1000)) },
      })
    }
  }
}

export type LinkLimit = ReturnType<typeof createLinkLimit>
