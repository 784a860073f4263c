import { addAbortSignal, Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, HeadBucketCommand, NoSuchKey } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import PQueue from 'p-queue'
import { queued } from '../concurrency/work-scope.ts'
import { saveBody } from '../net/save-body.ts'
import { BlobMissingError, type BlobStore } from './blob-store.ts'
import { createS3Client } from './s3-client.ts'
import type { S3Config } from './s3-config.ts'
import { createLimitedCall } from './s3-limits.ts'
import { putObject, type S3Object } from './s3-put.ts'

/** Largest object in memory. Images are smaller. */
const MAX_BYTES = 32 * 1024 * 1024
/** Bounds memory, below the SDK's 50 connections. */
const PUTS_AT_A_TIME = 16

/** Explains failures to operators. */
export function createS3Blobs(config: S3Config): BlobStore {
  const client = createS3Client(config)
  const limited = createLimitedCall(config)
  const puts = new PQueue({ concurrency: PUTS_AT_A_TIME })
  // Signatures cover the host, so they use the clients' host.
  const signer =
    config.publicEndpoint === null ? client : createS3Client({ ...config, endpoint: config.publicEndpoint })
  const objectOf = (key: string): S3Object => ({
    Bucket: config.bucket,
    Key: config.prefix === '' ? key : `${config.prefix}/${key}`,
  })
  async function bodyOf(key: string, abortSignal: AbortSignal): Promise<Readable> {
    try {
      const { Body } = await client.send(new GetObjectCommand(objectOf(key)), { abortSignal })
      if (!(Body instanceof Readable)) throw new Error('the object store returned an object without content')
      return addAbortSignal(abortSignal, Body)
    } catch (error) {
      throw error instanceof NoSuchKey ? new BlobMissingError(key) : error
    }
  }

  return {
    put: (key, content, signal) =>
      limited('put', signal, (abortSignal) =>
        puts.add(queued(() => putObject({ config, client, object: objectOf(key), content, abortSignal }))),
      ),
    get: (key, signal) =>
      limited('get', signal, async (abortSignal) => readAll(await bodyOf(key, abortSignal))),
    save: (key, path, signal) =>
      limited('save', signal, async (abortSignal) => saveBody(path, await bodyOf(key, abortSignal))),
    remove: (key) =>
      limited('remove', undefined, async (abortSignal) => {
        await client.send(new DeleteObjectCommand(objectOf(key)), { abortSignal })
      }),
    sign: (key, { expiresAt, contentType, filename }) =>
      limited('sign', undefined, () => {
        const expiresS = Math.floor(expiresAt.getTime() / 1000)
        // Lifetimes are at least one whole second, so expired ones start in the past.
        const signedS = Math.min(Math.floor(Date.now() / 1000), expiresS - 1)
        const command = new GetObjectCommand({
          ...objectOf(key),
          ResponseContentType: contentType,
          ResponseContentDisposition: `inline; filename="${filename}"`,
        })
        return getSignedUrl(signer, command, {
          signingDate: new Date(1000 * signedS),
          expiresIn: expiresS - signedS,
        })
      }),
    check: () =>
      limited('check', undefined, async (abortSignal) => {
        await client.send(new HeadBucketCommand({ Bucket: config.bucket }), { abortSignal })
      }),
    async close() {
      client.destroy()
      signer.destroy()
    },
  }
}

async function readAll(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let byteLength = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    byteLength += chunk.length
    if (byteLength > MAX_BYTES) throw new Error(`the object is larger than ${MAX_BYTES / 2 ** 20} MiB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
