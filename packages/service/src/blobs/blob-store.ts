/** Where bytes are kept. Keys are made by `blobKey`, so that equal content is stored once. */
export type BlobStore = {
  /** Returns once the bytes would survive a crash. Storing a key again changes nothing. */
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** @throws BlobMissingError */
  get: (key: string, signal?: AbortSignal) => Promise<Buffer>
  /** An address under which anybody may read the object until it expires, without a token. */
  sign: (key: string, link: SignedLink) => Promise<string>
  /** @throws Error with what is wrong, where the store cannot be used */
  check: () => Promise<void>
}

/** How a signed address answers. */
export type SignedLink = { expiresAt: Date; contentType: string; filename: string }

export class BlobMissingError extends Error {
  constructor(key: string) {
    super(`there is no stored object ${key}`)
    this.name = 'BlobMissingError'
  }
}

/** The key of an organization's content: equal bytes of two organizations are two objects. */
export function blobKey(organizationId: string, sha256: string): string {
  return `${organizationId}/${sha256.slice(0, 2)}/${sha256}`
}
