import { addAbortSignal, Readable } from 'node:stream'
import { GetObjectCommand, HeadObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3'
import type { FileReader } from '../disk/file-reader.ts'
import { BlobMissingError } from './blob-store.ts'
import { createS3Client } from './s3-client.ts'
import type { S3Config } from './s3-config.ts'
import { createLimitedCall } from './s3-limits.ts'

export type S3Files = AsyncDisposable & {
  /** @throws BlobMissingError */
  open: (key: string) => Promise<FileReader>
  /** Returns the keys below a prefix in alphabetical order. @throws Error if there are more than `max` */
  list: (prefix: string, max: number) => Promise<string[]>
}

/** Fits the time limit of a request on slow links. */
const RANGE_BYTES = 8 * 1024 * 1024

/** Reads the objects of a bucket by their whole keys, which are not those of `blobKey`. */
export function createS3Files(config: S3Config): S3Files {
  const client = createS3Client(config)
  const limited = createLimitedCall(config)
  return {
    async open(Key) {
      const object = { Bucket: config.bucket, Key }
      const { ContentLength = 0, ETag } = await limited('get', undefined, (abortSignal) =>
        client.send(new HeadObjectCommand(object), { abortSignal }).catch((error: unknown) => {
          throw isNotFound(error) ? new BlobMissingError(Key) : error
        }),
      )
      const range = (start: number, end: number) =>
        limited('get', undefined, (abortSignal) =>
          // An object that is replaced while it is read fails.
          readRange(client, { ...object, Range: `bytes=${start}-${end - 1}`, IfMatch: ETag }, abortSignal),
        )
      return {
        byteLength: ContentLength,
        async slice(start, end = ContentLength) {
          const bytes = new Uint8Array(end - start)
          for (let at = start; at < end; at += RANGE_BYTES)
            bytes.set(await range(at, Math.min(end, at + RANGE_BYTES)), at - start)
          return bytes.buffer
        },
      }
    },
    list: (Prefix, max) =>
      limited('save', undefined, async (abortSignal) => {
        const keys: string[] = []
        const pages = paginateListObjectsV2({ client }, { Bucket: config.bucket, Prefix }, { abortSignal })
        for await (const { Contents = [] } of pages) {
          keys.push(...Contents.flatMap((each) => each.Key ?? []))
          if (keys.length > max) throw new Error(`there are more than ${max} objects below ${Prefix}`)
        }
        return keys
      }),
    async [Symbol.asyncDispose]() {
      client.destroy()
    },
  }
}

type Range = { Bucket: string; Key: string; Range: string; IfMatch: string | undefined }

async function readRange(client: S3Client, range: Range, abortSignal: AbortSignal): Promise<Buffer> {
  const { Body } = await client.send(new GetObjectCommand(range), { abortSignal })
  if (!(Body instanceof Readable)) throw new Error('the object store returned an object without content')
  const chunks: Buffer[] = []
  for await (const chunk of addAbortSignal(abortSignal, Body) as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const isNotFound = (error: unknown): boolean => error instanceof Error && error.name === 'NotFound'
