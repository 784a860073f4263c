import type pg from 'pg'
import { createRateLimit } from '../../platform/db/rate-limit.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'

const FAILURES_PER_MINUTE = 20

/**
 * Creates the limit of failed links per address, shared by all processes. A valid link is always accepted, so that
 * nobody can keep people behind the same address out. Their secrets have 256 random bits, so it only limits the load.
 */
export function createLinkLimit(pool: pg.Pool) {
  const countAddress = createRateLimit(pool, {
    prefix: 'console-link',
    limit: FAILURES_PER_MINUTE,
    windowS: 60,
  })

  /** Runs an attempt with a link and counts its failure. @throws DomainError RATE_LIMITED after too many */
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
