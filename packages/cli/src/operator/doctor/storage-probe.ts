import { randomBytes } from 'node:crypto'
import type { SignedLink } from '@endcap/foundation/blobs/blob-store'

/** No organization has an id with this prefix, so no stored image has such a key. */
const PREFIX = '00000000-0000-0000-0000-'
const LIFETIME_MS = 60_000

/** Returns a new key for a probe file. It is random, because several doctors may run at once. */
export const probeKey = (): string => PREFIX + randomBytes(6).toString('hex')

/** Returns whether a key is one of a probe file. */
export const isProbeKey = (key: string): boolean =>
  key.startsWith(PREFIX) && /^[0-9a-f]{12}$/.test(key.slice(PREFIX.length))

/** Returns the options of a probe file's signed URL. */
export const probeLink = (): SignedLink => ({
  expiresAt: new Date(Date.now() + LIFETIME_MS),
  contentType: 'application/octet-stream',
  filename: 'doctor',
})
