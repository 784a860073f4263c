import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

// Both alphabets are [A-Za-z0-9_-], so that no client library can get their escaping wrong.
export const newClientId = (): string => `ec_${randomBytes(12).toString('base64url')}`
export const newClientSecret = (): string => `ecs_${randomBytes(32).toString('base64url')}`

/**
 * What is stored of a secret. Secrets are 256 random bits, so a plain SHA-256 cannot be searched for
 * them; slow hashes are for passwords that people choose.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Compares in constant time; `hash` null (no such client) takes as long as any other. */
export function secretMatches(secret: string, hash: string | null): boolean {
  const given = Buffer.from(hashSecret(secret))
  const stored = Buffer.from(hash ?? hashSecret(''))
  return timingSafeEqual(given, stored) && hash !== null
}
