/** What is to be stored: bytes, or a file on the local disk, which need not be in memory as a whole. */
export type BlobContent = Uint8Array | { path: string; byteLength: number }

/** Where bytes are kept. Keys are made by `blobKey`, so that equal content is stored once. */
export type BlobStore = {
  /** Returns once the bytes would survive a crash. Storing a key again changes nothing. */
  put: (key: string, content: BlobContent, signal?: AbortSignal) => Promise<void>
  /** @throws BlobMissingError */
  get: (key: string, signal?: AbortSignal) => Promise<Buffer>
  /** Removes the object; one that is not there is removed already. */
  remove: (key: string) => Promise<void>
  /** An address under which anybody may read the object until it expires, without a token. */
  sign: (key: string, link: SignedLink) => Promise<string>
  /** @throws Error with what is wrong, where the store cannot be used */
  check: () => Promise<void>
  close: () => Promise<void>
}

/** How a signed address answers. */
export type SignedLink = { expiresAt: Date; contentType: string; filename: string }

export class BlobMissingError extends Error {
  constructor(key: string) {
    super(`there is no stored object ${key}`)
    this.name = 'BlobMissingError'
  }
}

/** The store itself cannot be used, whatever was asked of it; a later try may succeed. */
export class StorageUnavailableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StorageUnavailableError'
  }
}

/** Whether an error comes of a store that is away, however it was wrapped. */
export function isStorageUnavailable(error: unknown): boolean {
  return (
    error instanceof Error && (error instanceof StorageUnavailableError || isStorageUnavailable(error.cause))
  )
}

/** The key of an organization's content: equal bytes of two organizations are two objects. */
export function blobKey(organizationId: string, sha256: string): string {
  return `${organizationId}/${sha256.slice(0, 2)}/${sha256}`
}
