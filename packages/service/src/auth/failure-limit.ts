import type pg from 'pg'
import { createRateLimiter } from '../db/rate-limit-table.ts'
import { OAuthError } from './oauth-error.ts'

/** Slows down whoever keeps failing to authenticate; those who succeed never notice. */
export type FailureLimit = {
  /** @throws OAuthError slow_down while the client or its address has failed too often */
  check: (client: Client) => Promise<void>
  count: (client: Client) => Promise<void>
}

type Client = { clientId: string; address: string }

const CLIENT_FAILURES_PER_MINUTE = 10
/** More: many clients may stand behind one address. */
const ADDRESS_FAILURES_PER_MINUTE = 60

export function createFailureLimit(pool: pg.Pool): FailureLimit {
  const limits = [
    {
      keyOf: ({ clientId }: Client) => clientId.slice(0, 100),
      prefix: 'token-client',
      points: CLIENT_FAILURES_PER_MINUTE,
    },
    { keyOf: ({ address }: Client) => address, prefix: 'token-address', points: ADDRESS_FAILURES_PER_MINUTE },
  ].map(({ keyOf, prefix, points }) => ({
    keyOf,
    points,
    limiter: createRateLimiter(pool, { keyPrefix: prefix, points, duration: 60 }),
  }))
  return {
    async check(client) {
      for (const { limiter, keyOf, points } of limits) {
        const state = await limiter.get(keyOf(client))
        if (state && state.consumedPoints >= points) {
          throw new OAuthError('slow_down', 'too many failed attempts', {
            headers: { 'retry-after': String(Math.ceil(state.msBeforeNext / 1000)) },
          })
        }
      }
    },
    async count(client) {
      for (const { limiter, keyOf } of limits) await limiter.penalty(keyOf(client), 1)
    },
  }
}
