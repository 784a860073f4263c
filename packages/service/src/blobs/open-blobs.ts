import type { BlobConfig } from './blob-config.ts'
import type { BlobStore } from './blob-store.ts'
import { createFileBlobs } from './file-blobs.ts'
import type { SignedLinks } from './signed-links.ts'

/** The store that the settings ask for; `links` are for the one whose files the service itself serves. */
export async function openBlobs(config: BlobConfig, links: Pick<SignedLinks, 'sign'>): Promise<BlobStore> {
  if (config.kind === 'file') return createFileBlobs(config.directory, links)
  // The SDK takes some 300 ms and 54 MB to load, which only those pay who have a bucket.
  const { createS3Blobs } = await import('./s3-blobs.ts')
  return createS3Blobs(config)
}
