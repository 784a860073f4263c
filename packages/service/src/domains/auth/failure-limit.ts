import type pg from 'pg'
import { createRateLimit } from '../../platform/db/rate-limit.ts'
import { OAuthError } from './oauth-error.ts'

/**
 * Limits failed authentications. The right secret is always accepted, so guessing cannot lock a client out.
 */
export type FailureLimit = {
  /** @throws OAuthError slow_down after too many failures */
  count: (client: { clientId: string; address: string }) => Promise<void>
}

const CLIENT_FAILURES_PER_MINUTE = 10
/** Higher than the limit of a client, because many clients may share an address. */
const ADDRESS_FAILURES_PER_MINUTE = 60

/** Creates the limit per client and address, shared by all processes. */
export function createFailureLimit(pool: pg.Pool): FailureLimit {
  const perMinute = (prefix: string, limit: number) => createRateLimit(pool, { prefix, limit, windowS: 60 })
  const countClient = perMinute('token-client', CLIENT_FAILURES_PER_MINUTE)
  const countAddress = perMinute('token-address', ADDRESS_FAILURES_PER_MINUTE)
  return {
    async count({ clientId, address }) {
      const ofAddress = await countAddress(address)
      const result = ofAddress.isAllowed ? await countClient(clientId.slice(0, 100)) : ofAddress
      if (result.isAllowed) return
      throw new OAuthError('slow_down', 'too many failed attempts', {
        headers: { 'retry-after': String(Math.ceil(result.resetMs / 1000)) },
      })
    },
  }
}
