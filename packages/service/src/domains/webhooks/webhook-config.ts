import {
  GUARDED_FETCH_DEFAULTS,
  type GuardedFetchConfig,
  PRODUCT,
} from '@endcap/foundation/net/guarded-fetch'

/** For the whole exchange with a receiver. */
const LIMIT_MS = 15_000

/** Allows only https, and the given origins. */
export const webhookConfig = (allowedOrigins: readonly string[]): GuardedFetchConfig => ({
  ...GUARDED_FETCH_DEFAULTS,
  userAgent: `${PRODUCT} (+webhooks)`,
  firstByteTimeoutMs: LIMIT_MS,
  deadlineMs: LIMIT_MS,
  // The dispatcher limits attempts. Waiting for a socket would count as the receiver's time.
  maxSocketsPerHost: 1_000,
  requiresTls: true,
  originsSetting: 'ENDCAP_WEBHOOK_ALLOWED_ORIGINS',
  allowedOrigins,
})
