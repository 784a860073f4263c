import { randomBytes } from 'node:crypto'
import type { SignedLink } from '../blobs/blob-store.ts'

/** No organization has this id, so no content has such a key. */
const PREFIX = '00000000-0000-0000-0000-'
const LIFETIME_MS = 60_000

/** A key for a file of the doctor's own; one a time, as several may look at once. */
export const probeKey = (): string => PREFIX + randomBytes(6).toString('hex')

export const isProbeKey = (key: string): boolean =>
  key.startsWith(PREFIX) && /^[0-9a-f]{12}$/.test(key.slice(PREFIX.length))

/** How the address of such a file answers. */
export const probeLink = (): SignedLink => ({
  expiresAt: new Date(Date.now() + LIFETIME_MS),
  contentType: 'application/octet-stream',
  filename: 'doctor',
})
