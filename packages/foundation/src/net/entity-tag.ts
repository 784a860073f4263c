import { createHash } from 'node:crypto'

/** Returns the strong entity tag of a content (RFC 9110, section 8.8.3): 160 bits of its SHA-256. */
export const entityTag = (content: Buffer | string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
