import type { DownloadedFile } from '../net/save-body.ts'

/** Content to store: bytes, or a local file, which is not loaded into memory as a whole. */
export type BlobContent = Uint8Array | { path: string; byteLength: number }

/** Storage of content. `blobKey` creates its keys, so that equal content is stored once. */
export type BlobStore = {
  /** Resolves when the bytes survive a crash. Storing a key again changes nothing. */
  put: (key: string, content: BlobContent, signal?: AbortSignal) => Promise<void>
  /** Reads an object that fits into memory, such as an image: at most 32 MiB. @throws BlobMissingError */
  get: (key: string, signal?: AbortSignal) => Promise<Buffer>
  /** Copies an object of any size into a new local file. @throws BlobMissingError, DiskError */
  save: (key: string, path: string, signal?: AbortSignal) => Promise<DownloadedFile>
  /** Removes an object. Succeeds if it does not exist. */
  remove: (key: string) => Promise<void>
  /** Returns an address that grants read access without a token until it expires. */
  sign: (key: string, link: SignedLink) => Promise<string>
  /** Checks that the store can be used. @throws Error with the reason if not */
  check: () => Promise<void>
  close: () => Promise<void>
}

/** Expiry and response headers of a signed address. */
export type SignedLink = { expiresAt: Date; contentType: string; filename: string }

export class BlobMissingError extends Error {
  constructor(key: string, message = `there is no stored object ${key}`) {
    super(message)
    this.name = 'BlobMissingError'
  }
}

/** The stored bytes are not those that were stored, so they are as good as missing. */
export class BlobDamagedError extends BlobMissingError {
  constructor(key: string) {
    super(key, `the stored object ${key} does not match its SHA-256`)
    this.name = 'BlobDamagedError'
  }
}

/** The store as a whole is unavailable. A later attempt may succeed. */
export class StorageUnavailableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StorageUnavailableError'
  }
}

/** Returns true if the error or one of its causes is a StorageUnavailableError. */
export function isStorageUnavailable(error: unknown): boolean {
  return (
    error instanceof Error && (error instanceof StorageUnavailableError || isStorageUnavailable(error.cause))
  )
}

/** Returns the key of an organization's content. Equal bytes of two organizations are two objects. */
export function blobKey(organizationId: string, sha256: string): string {
  return `${organizationId}/${sha256.slice(0, 2)}/${sha256}`
}

/** Returns what a key of `blobKey` was made of, or null for another key. */
export function contentOfKey(key: string): { organizationId: string; sha256: string } | null {
  const { organizationId, sha256 } =
    /^(?<organizationId>[^/]+)\/[0-9a-f]{2}\/(?<sha256>[0-9a-f]{64})$/.exec(key)?.groups ?? {}
  return organizationId && sha256 ? { organizationId, sha256 } : null
}
