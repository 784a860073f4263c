import type pg from 'pg'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { createRateLimiter } from '../../platform/db/rate-limit-table.ts'
import { OAuthError } from './oauth-error.ts'

/**
 * Limits failed authentications. The right secret is always accepted, so that nobody can lock a client
 * out by guessing its secret.
 */
export type FailureLimit = {
  /** Counts a failed attempt. @throws OAuthError slow_down after too many */
  count: (client: { clientId: string; address: string }) => Promise<void>
}

const CLIENT_FAILURES_PER_MINUTE = 10
/** Higher than the limit of a client, because many clients may share an address. */
const ADDRESS_FAILURES_PER_MINUTE = 60

/** Creates the limit of failed authentications per client and per address, shared by all processes. */
export function createFailureLimit(pool: pg.Pool): FailureLimit {
  const limiter = (keyPrefix: string, points: number) =>
    createRateLimiter(pool, { keyPrefix, points, duration: 60 })
  const byClient = limiter('token-client', CLIENT_FAILURES_PER_MINUTE)
  const byAddress = limiter('token-address', ADDRESS_FAILURES_PER_MINUTE)
  return {
    async count({ clientId, address }) {
      try {
        await byAddress.consume(address)
        await byClient.consume(clientId.slice(0, 100))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new OAuthError('slow_down', 'too many failed attempts', {
          headers: { 'retry-after': String(Math.ceil(refusal.msBeforeNext / 1000)) },
        })
      }
    },
  }
}
