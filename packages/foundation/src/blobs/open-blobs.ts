import type { BlobStore } from './blob-store.ts'
import { openFileBlobs } from './file-blobs.ts'
import type { S3Config } from './s3-config.ts'
import type { SignedLinks } from './signed-links.ts'

/** Storage of image bytes: a directory or a bucket. */
export type BlobConfig = { kind: 'file'; directory: string } | ({ kind: 's3' } & S3Config)

/** Opens the configured store. `links` signs addresses of files, which the service itself serves. */
export async function openBlobs(config: BlobConfig, links: Pick<SignedLinks, 'sign'>): Promise<BlobStore> {
  if (config.kind === 'file') return openFileBlobs(config.directory, links)
  // Loading the SDK takes some 300 ms and 54 MB, so it is loaded only for a bucket.
  const { createS3Blobs } = await import('./s3-blobs.ts')
  return createS3Blobs(config)
}
