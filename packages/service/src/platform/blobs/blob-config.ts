import { join, resolve } from 'node:path'
import type { BlobConfig } from '@endcap/foundation/blobs/open-blobs'
import { parseS3Address } from '@endcap/foundation/blobs/s3-config'
import { messageOf } from '@endcap/foundation/errors/reason'
import { z } from 'zod'

/** Settings of the storage by name. */
export const BLOB_SETTINGS = {
  ENDCAP_BLOBS: z.string().optional().meta({
    description:
      'Storage of image bytes: `file:/some/directory`, or `s3://bucket/prefix?…` for [a bucket](#images-in-a-bucket). Processes that share a database must share it.',
    fallback: '`file:<data>/blobs`',
  }),
}

const shape = z.object(BLOB_SETTINGS)

/** Reads the configuration of the storage. */
export function blobConfig(
  { ENDCAP_BLOBS: address }: z.output<typeof shape>,
  dataDirectory: string,
  environment: NodeJS.ProcessEnv,
): BlobConfig {
  if (address === undefined) return { kind: 'file', directory: join(dataDirectory, 'blobs') }
  if (address.startsWith('s3:')) return { kind: 's3', ...parseS3Address(address, environment) }
  return { kind: 'file', directory: resolve(address.replace(/^file:(\/\/)?/, '')) }
}

/** Returns the problems of the address, for people. */
export function blobProblems(
  { ENDCAP_BLOBS: address }: Readonly<Record<string, unknown>>,
  environment: NodeJS.ProcessEnv,
): string[] {
  if (typeof address !== 'string' || address.startsWith('file:')) return []
  if (!address.startsWith('s3://')) return ['ENDCAP_BLOBS: must start with file: or s3://']
  try {
    parseS3Address(address, environment)
    return []
  } catch (error) {
    return [`ENDCAP_BLOBS: ${messageOf(error)}`]
  }
}
