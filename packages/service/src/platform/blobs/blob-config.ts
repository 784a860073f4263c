import { join, resolve } from 'node:path'
import type { BlobConfig } from '@endcap/foundation/blobs/open-blobs'
import { parseS3Address, type S3Config } from '@endcap/foundation/blobs/s3-config'
import { messageOf } from '@endcap/foundation/errors/reason'
import { fileVariable } from '@endcap/foundation/settings/setting'
import { z } from 'zod'

/** Kept out of the settings: the AWS SDK also reads credentials elsewhere. */
export const AWS_CREDENTIALS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'] as const

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
  if (address.startsWith('s3:'))
    return { kind: 's3', ...parseS3Address(address, environment), ...credentialsOf(environment) }
  return { kind: 'file', directory: resolve(address.replace(/^file:(\/\/)?/, '')) }
}

/** Returns problems of the address, for people. */
export function blobProblems(
  { ENDCAP_BLOBS: address }: Readonly<Record<string, unknown>>,
  environment: NodeJS.ProcessEnv,
): string[] {
  if (typeof address !== 'string' || address.startsWith('file:')) return []
  if (!address.startsWith('s3://')) return ['ENDCAP_BLOBS: must start with file: or s3://']
  try {
    parseS3Address(address, environment)
    credentialsOf(environment)
    return []
  } catch (error) {
    return [`ENDCAP_BLOBS: ${messageOf(error)}`]
  }
}

/**
 * Empty unless credentials come from a file: the AWS SDK finds its own.
 *
 * @throws Error if the key or its secret is missing
 */
function credentialsOf(environment: NodeJS.ProcessEnv): Pick<S3Config, 'credentials'> {
  if (!AWS_CREDENTIALS.some((name) => environment[fileVariable(name)])) return {}
  const [accessKeyId, secretAccessKey, sessionToken] = AWS_CREDENTIALS.map((name) => environment[name])
  if (!accessKeyId || !secretAccessKey)
    throw new Error('needs both AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY when one is in a file')
  return { credentials: { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) } }
}
