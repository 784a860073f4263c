import { createHash } from 'node:crypto'

/** Returns a strong tag (RFC 9110, section 8.8.3): 160 bits of SHA-256. */
export const entityTag = (content: Buffer | string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
