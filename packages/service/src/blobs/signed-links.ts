import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SignedLink } from './blob-store.ts'

/** Where the service itself answers for stored files. */
export const BLOB_PATH = '/blobs'
/** The name of the secret that signs. */
export const LINK_SECRET = 'blob-links'

/** What a signed address asks for, once its signature was found good. */
export type LinkedBlob = SignedLink & { key: string }

export type SignedLinks = {
  sign: (key: string, link: SignedLink) => string
  /** Null where the address was altered or has expired. */
  verify: (key: string, query: Readonly<Record<string, unknown>>) => LinkedBlob | null
}

/**
 * Addresses of files on disk that are good until they expire, for whoever has them: everything that
 * the answer depends on is under an HMAC-SHA-256 (RFC 2104).
 */
export function createSignedLinks({ secret, baseUrl }: { secret: Buffer; baseUrl: string }): SignedLinks {
  const signatureOf = (parts: readonly string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
  return {
    sign(key, { expiresAt, contentType, filename }) {
      const expires = String(expiresAt.getTime())
      const signature = signatureOf([key, expires, contentType, filename])
      const query = new URLSearchParams({ expires, type: contentType, name: filename, signature })
      return `${baseUrl}${BLOB_PATH}/${key}?${query.toString()}`
    },
    verify(key, { expires, type, name, signature, ...others }) {
      if (Object.keys(others).length > 0) return null
      // A parameter that is given twice arrives as a list.
      if (typeof expires !== 'string' || typeof type !== 'string') return null
      if (typeof name !== 'string' || typeof signature !== 'string') return null
      const wanted = Buffer.from(signatureOf([key, expires, type, name]))
      const given = Buffer.from(signature)
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
      const expiresAt = new Date(Number(expires))
      return expiresAt.getTime() > Date.now() ? { key, contentType: type, filename: name, expiresAt } : null
    },
  }
}
