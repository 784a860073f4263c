import type { BlobStore } from './blob-store.ts'
import { openFileBlobs } from './file-blobs.ts'
import type { S3Config } from './s3-config.ts'
import type { SignedLinks } from './signed-links.ts'

export type BlobConfig = { kind: 'file'; directory: string } | ({ kind: 's3' } & S3Config)

/** `links` signs files that the service serves. */
export async function openBlobs(config: BlobConfig, links: Pick<SignedLinks, 'sign'>): Promise<BlobStore> {
  if (config.kind === 'file') return openFileBlobs(config.directory, links)
  // The SDK takes 300 ms and 54 MB, which only buckets need.
  const { createS3Blobs } = await import('./s3-blobs.ts')
  return createS3Blobs(config)
}
