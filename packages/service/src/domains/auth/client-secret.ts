import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Generates an id in [A-Za-z0-9_-], which no client library can escape wrongly. */
export const newClientId = (): string => `ec_${randomBytes(12).toString('base64url')}`
/** Generates a secret of 256 random bits in [A-Za-z0-9_-]. */
export const newClientSecret = (): string => `ecs_${randomBytes(32).toString('base64url')}`

/** Hashes a secret. With 256 random bits, plain SHA-256 resists a search, unlike for passwords. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Compares in constant time, also with a null `hash` (unknown client). */
export function secretMatches(secret: string, hash: string | null): boolean {
  const given = Buffer.from(hashSecret(secret))
  const stored = Buffer.from(hash ?? hashSecret(''))
  return timingSafeEqual(given, stored) && hash !== null
}
