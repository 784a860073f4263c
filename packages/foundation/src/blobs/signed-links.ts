import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SignedLink } from './blob-store.ts'

export const BLOB_PATH = '/blobs'
export const LINK_SECRET = 'blob-links'

export type LinkedBlob = SignedLink & { key: string }

export type SignedLinks = {
  sign: (key: string, link: SignedLink) => string
  /** Returns null if altered or expired. */
  verify: (key: string, query: Readonly<Record<string, unknown>>) => LinkedBlob | null
}

/** Covers every relevant parameter by HMAC-SHA-256 (RFC 2104). */
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
      // A repeated parameter arrives as a list.
      if (typeof expires !== 'string' || typeof type !== 'string') return null
      if (typeof name !== 'string' || typeof signature !== 'string') return null
      const expected = Buffer.from(signatureOf([key, expires, type, name]))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      const expiresAt = new Date(Number(expires))
      return expiresAt.getTime() > Date.now() ? { key, contentType: type, filename: name, expiresAt } : null
    },
  }
}
