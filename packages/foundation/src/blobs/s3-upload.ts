import { createReadStream } from 'node:fs'
import type { S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { BlobContent } from './blob-store.ts'
import { createS3Client } from './s3-client.ts'
import type { S3Config } from './s3-config.ts'

const PART_BYTES = 8 * 1024 * 1024
/** Bounds memory. */
const PARTS_AT_A_TIME = 2
/** Limit for removing parts after a failure. */
const CLEAR_UP_MS = 4_000

type LargeUpload = {
  config: S3Config
  client: S3Client
  params: { Bucket: string; Key: string; ContentType: string }
  content: BlobContent
  abortSignal: AbortSignal
  requestTimeout: number
}

/** Removes parts before it throws. */
export async function uploadInParts(upload: LargeUpload): Promise<void> {
  const { params, content } = upload
  const Body =
    'path' in content
      ? createReadStream(content.path)
      : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  try {
    await new Upload({
      client: boundClient(upload),
      params: { ...params, Body },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_A_TIME,
    }).done()
  } finally {
    if (!Buffer.isBuffer(Body)) Body.destroy()
  }
}

/** `Upload` passes no signal, and its `abort()` leaves requests running. */
function boundClient({ config, client, abortSignal, requestTimeout }: LargeUpload): S3Client {
  const { requestHandler, credentials } = client.config
  return createS3Client(config, {
    credentials,
    requestHandler: {
      handle: (request: { method: string }, options: object) =>
        requestHandler.handle(
          request,
          request.method === 'DELETE'
            ? { ...options, abortSignal: AbortSignal.timeout(CLEAR_UP_MS) }
            : { ...options, abortSignal, requestTimeout },
        ),
      updateHttpClientConfig: () => undefined,
      httpHandlerConfigs: () => ({}),
    },
  })
}
