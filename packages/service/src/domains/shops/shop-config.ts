import {
  GUARDED_FETCH_DEFAULTS,
  type GuardedFetchConfig,
  PRODUCT,
} from '@endcap/foundation/net/guarded-fetch'

/** WooCommerce answers after it has downloaded all pictures. */
const LIMIT_MS = 120_000
const POLL_MS = 1_000

export type ShopConfig = {
  /** Encrypts the tokens of shops. Null if none can be connected. */
  key: string | null
  fetch: GuardedFetchConfig
  /** Between polls of what a shop does in the background, and before another attempt. */
  pollMs: number
}

/** Allows only https, and the given origins. */
export const shopConfig = (key: string | undefined, allowedOrigins: readonly string[]): ShopConfig => ({
  key: key ?? null,
  pollMs: POLL_MS,
  fetch: {
    ...GUARDED_FETCH_DEFAULTS,
    userAgent: `${PRODUCT} (+shops)`,
    firstByteTimeoutMs: LIMIT_MS,
    deadlineMs: LIMIT_MS,
    requiresTls: true,
    originsSetting: 'ENDCAP_SHOP_ALLOWED_ORIGINS',
    allowedOrigins,
  },
})
