import type { BlobStore } from './blob-store.ts'
import { openFileBlobs } from './file-blobs.ts'
import type { S3Config } from './s3-config.ts'
import type { SignedLinks } from './signed-links.ts'

/** A directory or bucket for image bytes. */
export type BlobConfig = { kind: 'file'; directory: string } | ({ kind: 's3' } & S3Config)

/** Opens the configured store. `links` signs files that the service serves. */
export async function openBlobs(config: BlobConfig, links: Pick<SignedLinks, 'sign'>): Promise<BlobStore> {
  if (config.kind === 'file') return openFileBlobs(config.directory, links)
  // Only a bucket needs the SDK, which takes 300 ms and 54 MB to load.
  const { createS3Blobs } = await import('./s3-blobs.ts')
  return createS3Blobs(config)
}
