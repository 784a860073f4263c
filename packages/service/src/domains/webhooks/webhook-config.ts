import {
  GUARDED_FETCH_DEFAULTS,
  type GuardedFetchConfig,
  PRODUCT,
} from '@endcap/foundation/net/guarded-fetch'

export const WEBHOOK_ORIGINS_SETTING = 'ENDCAP_WEBHOOK_ALLOWED_ORIGINS'
/** Time for the whole exchange with a receiver. */
const LIMIT_MS = 15_000

/** Returns the configuration of requests to receivers: https only, but for the allowed origins. */
export const webhookConfig = (allowedOrigins: readonly string[]): GuardedFetchConfig => ({
  ...GUARDED_FETCH_DEFAULTS,
  userAgent: `${PRODUCT} (+webhooks)`,
  firstByteTimeoutMs: LIMIT_MS,
  deadlineMs: LIMIT_MS,
  // The dispatcher limits the attempts. A wait for a socket would count as the time of the receiver.
  maxSocketsPerHost: 1_000,
  requiresTls: true,
  originsSetting: WEBHOOK_ORIGINS_SETTING,
  allowedOrigins,
})
