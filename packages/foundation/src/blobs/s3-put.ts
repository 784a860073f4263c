import { readFile } from 'node:fs/promises'
import { HeadObjectCommand, PutObjectCommand, type S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import type { BlobContent } from './blob-store.ts'
import { ATTEMPT_MS } from './s3-client.ts'
import type { S3Config } from './s3-config.ts'
import { uploadInParts } from './s3-upload.ts'

/** Smaller content is sent from memory in one repeatable request. */
const WHOLE_BYTES = 16 * 1024 * 1024

export type S3Object = { Bucket: string; Key: string }
type Put = {
  config: S3Config
  client: S3Client
  object: S3Object
  content: BlobContent
  abortSignal: AbortSignal
}

/** Skips stored objects. */
export async function putObject({ config, client, object, content, abortSignal }: Put): Promise<void> {
  abortSignal.throwIfAborted()
  if ((await storedBytes(client, object, abortSignal)) === content.byteLength) return
  const params = { ...object, ContentType: 'application/octet-stream' }
  const limits = { abortSignal, requestTimeout: ATTEMPT_MS.content }
  if (content.byteLength > WHOLE_BYTES) return uploadInParts({ config, client, params, content, ...limits })
  const Body = 'path' in content ? await readFile(content.path, { signal: abortSignal }) : content
  await client.send(new PutObjectCommand({ ...params, Body }), limits)
}

async function storedBytes(
  client: S3Client,
  object: S3Object,
  abortSignal: AbortSignal,
): Promise<number | null> {
  try {
    const head = await client.send(new HeadObjectCommand(object), { abortSignal })
    return head.ContentLength ?? null
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
    throw error
  }
}
