import type pg from 'pg'
import { createRateLimit } from '../../platform/db/rate-limit.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'

const FAILURES_PER_MINUTE = 20

/**
 * Limits failed links per address, across processes, to reduce load: secrets have 256 random bits. Valid
 * links always work, so nobody can lock out others behind the address.
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
      if (!(error instanceof DomainError) || error.code !== 'LINK_NOT_VALID') throw error
      const { isAllowed, resetMs } = await countAddress(address)
      if (isAllowed) throw error
      throw new DomainError('RATE_LIMITED', 'too many links that are not valid; wait a minute', {
        headers: { 'retry-after': String(Math.ceil(resetMs / 1000)) },
      })
    }
  }
}

export type LinkLimit = ReturnType<typeof createLinkLimit>
