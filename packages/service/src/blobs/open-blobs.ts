import type { BlobConfig } from './blob-config.ts'
import type { BlobStore } from './blob-store.ts'
import { createFileBlobs } from './file-blobs.ts'
import { createS3Blobs } from './s3-blobs.ts'
import type { SignedLinks } from './signed-links.ts'

/** The store that the settings ask for; `links` are for the one whose files the service itself serves. */
export function openBlobs(config: BlobConfig, links: Pick<SignedLinks, 'sign'>): BlobStore {
  return config.kind === 's3' ? createS3Blobs(config) : createFileBlobs(config.directory, links)
}
