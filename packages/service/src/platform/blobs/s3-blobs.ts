import { readFile } from 'node:fs/promises'
import { addAbortSignal, Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import PQueue from 'p-queue'
import { type BlobContent, BlobMissingError, type BlobStore } from './blob-store.ts'
import { ATTEMPT_MS, createS3Client } from './s3-client.ts'
import type { S3Config } from './s3-config.ts'
import { explainFailure, explainSigningFailure } from './s3-failure.ts'
import { uploadInParts } from './s3-upload.ts'

/** Largest content that is sent from memory in one request, which can be repeated as a whole. */
const WHOLE_BYTES = 16 * 1024 * 1024
/** Largest object that is read. Images are smaller. */
const MAX_BYTES = 32 * 1024 * 1024
/** Bounds the memory of concurrent puts, and stays well below the SDK's 50 connections. */
const PUTS_AT_A_TIME = 16
/** Time limit of a call with all its attempts. For a put, it includes waiting for other puts. */
const LIMITS_MS = { put: 60_000, get: 20_000, remove: 15_000, sign: 5_000, check: 2_500 }
/** Time for a call to clean up after its abort. */
const GRACE_MS = 5_000

/**
 * Stores blobs as objects of an S3 service. Signed addresses are its pre-signed addresses. The errors
 * explain failures to operators.
 */
export function createS3Blobs(config: S3Config): BlobStore {
  const client = createS3Client(config)
  const puts = new PQueue({ concurrency: PUTS_AT_A_TIME })
  // A signature covers the host name, so addresses are signed for the host that clients use.
  const signer =
    config.publicEndpoint === null ? client : createS3Client({ ...config, endpoint: config.publicEndpoint })
  const objectOf = (key: string) => ({
    Bucket: config.bucket,
    Key: config.prefix === '' ? key : `${config.prefix}/${key}`,
  })

  async function storedBytes(key: string, abortSignal: AbortSignal): Promise<number | null> {
    try {
      const head = await client.send(new HeadObjectCommand(objectOf(key)), { abortSignal })
      return head.ContentLength ?? null
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
      throw error
    }
  }

  async function put(key: string, content: BlobContent, abortSignal: AbortSignal): Promise<void> {
    abortSignal.throwIfAborted()
    if ((await storedBytes(key, abortSignal)) === content.byteLength) return
    const params = { ...objectOf(key), ContentType: 'application/octet-stream' }
    const limits = { abortSignal, requestTimeout: ATTEMPT_MS.content }
    if (content.byteLength > WHOLE_BYTES) return uploadInParts({ config, client, params, content, ...limits })
    const Body = 'path' in content ? await readFile(content.path, { signal: abortSignal }) : content
    await client.send(new PutObjectCommand({ ...params, Body }), limits)
  }

  async function limited<Result>(
    call: keyof typeof LIMITS_MS,
    signal: AbortSignal | undefined,
    run: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    signal?.throwIfAborted()
    const timeout = AbortSignal.timeout(LIMITS_MS[call])
    try {
      return await settled(run, signal ? AbortSignal.any([signal, timeout]) : timeout)
    } catch (error) {
      signal?.throwIfAborted()
      const explain = call === 'sign' ? explainSigningFailure : explainFailure
      throw explain(timeout.aborted ? timeout.reason : error, config)
    }
  }

  return {
    put: (key, content, signal) =>
      limited('put', signal, (abortSignal) => puts.add(() => put(key, content, abortSignal))),
    get: (key, signal) =>
      limited('get', signal, async (abortSignal) => {
        try {
          const { Body } = await client.send(new GetObjectCommand(objectOf(key)), { abortSignal })
          if (!(Body instanceof Readable))
            throw new Error('the object store returned an object without content')
          return await readAll(addAbortSignal(abortSignal, Body))
        } catch (error) {
          throw error instanceof NoSuchKey ? new BlobMissingError(key) : error
        }
      }),
    remove: (key) =>
      limited('remove', undefined, async (abortSignal) => {
        await client.send(new DeleteObjectCommand(objectOf(key)), { abortSignal })
      }),
    sign: (key, { expiresAt, contentType, filename }) =>
      limited('sign', undefined, () => {
        const expiresS = Math.floor(expiresAt.getTime() / 1000)
        // Signatures have whole seconds and a lifetime of at least 1 s, so an expired one starts in the past.
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

/** Stops waiting for a call after its abort. The SDK ignores the signal while it loads credentials or backs off. */
async function settled<Result>(
  run: (signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const graceOver = Promise.withResolvers<never>()
  let timer: NodeJS.Timeout | undefined
  const onAbort = () => (timer = setTimeout(() => graceOver.reject(signal.reason), GRACE_MS))
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([run(signal), graceOver.promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
    clearTimeout(timer)
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
