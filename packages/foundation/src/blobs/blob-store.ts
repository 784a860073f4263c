import type { DownloadedFile } from '../net/save-body.ts'

/** A local file is not loaded whole. */
export type BlobContent = Uint8Array | { path: string; byteLength: number }

/** Stores equal content once, under keys of `blobKey`. */
export type BlobStore = {
  /** Resolves when the bytes survive a crash. Storing a key again changes nothing. */
  put: (key: string, content: BlobContent, signal?: AbortSignal) => Promise<void>
  /** Reads at most 32 MiB into memory. @throws BlobMissingError */
  get: (key: string, signal?: AbortSignal) => Promise<Buffer>
  /** Copies any size into a new local file. @throws BlobMissingError, DiskError */
  save: (key: string, path: string, signal?: AbortSignal) => Promise<DownloadedFile>
  /** Accepts a missing object. */
  remove: (key: string) => Promise<void>
  /** Returns an address that works without a token until it expires. */
  sign: (key: string, link: SignedLink) => Promise<string>
  /** @throws Error with the reason if unusable */
  check: () => Promise<void>
  close: () => Promise<void>
}

export type SignedLink = { expiresAt: Date; contentType: string; filename: string }

export class BlobMissingError extends Error {
  constructor(key: string, message = `there is no stored object ${key}`) {
    super(message)
    this.name = 'BlobMissingError'
  }
}

/** Changed bytes count as missing. */
export class BlobDamagedError extends BlobMissingError {
  constructor(key: string) {
    super(key, `the stored object ${key} does not match its SHA-256`)
    this.name = 'BlobDamagedError'
  }
}

/** Affects the whole store. A later attempt may succeed. */
export class StorageUnavailableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StorageUnavailableError'
  }
}

/** Searches the causes too. */
export function isStorageUnavailable(error: unknown): boolean {
  return (
    error instanceof Error && (error instanceof StorageUnavailableError || isStorageUnavailable(error.cause))
  )
}

/** Separates equal bytes of two organizations. */
export function blobKey(organizationId: string, sha256: string): string {
  return `${organizationId}/${sha256.slice(0, 2)}/${sha256}`
}

/** Reverses `blobKey`. Returns null for other keys. */
export function contentOfKey(key: string): { organizationId: string; sha256: string } | null {
  const { organizationId, sha256 } =
    /^(?<organizationId>[^/]+)\/[0-9a-f]{2}\/(?<sha256>[0-9a-f]{64})$/.exec(key)?.groups ?? {}
  return organizationId && sha256 ? { organizationId, sha256 } : null
}
