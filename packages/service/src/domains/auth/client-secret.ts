import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Generates a client id in [A-Za-z0-9_-], which no client library can escape wrongly. */
export const newClientId = (): string => `ec_${randomBytes(12).toString('base64url')}`
/** Generates a client secret of 256 random bits in [A-Za-z0-9_-]. */
export const newClientSecret = (): string => `ecs_${randomBytes(32).toString('base64url')}`

/**
 * Returns the hash that is stored instead of a secret. Secrets have 256 random bits, so a plain SHA-256
 * resists a search. Slow hashes are for passwords that people choose.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Compares in constant time. A null `hash` (unknown client) takes as long as any other. */
export function secretMatches(secret: string, hash: string | null): boolean {
  const given = Buffer.from(hashSecret(secret))
  const stored = Buffer.from(hash ?? hashSecret(''))
  return timingSafeEqual(given, stored) && hash !== null
}
