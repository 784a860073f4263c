import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchError } from './fetch-error.ts'

export type Encoding = 'gzip' | 'deflate' | 'br'
export type BodyLimits = {
  /** Largest size after decompression. */
  maxBytes: number
  /** Slowest rate, averaged since the start of the body. */
  minBytesPerSecond: number
  /** Accepted compressions. */
  encodings: readonly Encoding[]
}

/** The average rate is not meaningful before this time. */
const RATE_GRACE_MS = 3_000
const RATE_CHECK_MS = 500

const DECODERS: Record<Encoding, () => Transform> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/**
 * Yields the body of a response, decompressed. Stops as soon as the body exceeds a limit, also if its
 * headers declare less.
 *
 * @throws FetchError too_large, timeout, unsupported_type, connect_failed
 */
export async function* bodyChunks(
  response: IncomingMessage,
  { maxBytes, minBytesPerSecond, encodings }: BodyLimits,
  signal: AbortSignal,
): AsyncGenerator<Buffer, void, undefined> {
  const tooLarge = new FetchError('too_large', `the file is larger than ${Math.floor(maxBytes / 1e6)} MB`)
  let received = 0
  const arrival = countArrival(response)
  const start = performance.now()
  const watch = setInterval(() => {
    // The sender has done its part, also if the last chunk is still being written.
    if (response.complete) return
    const elapsedMs = performance.now() - start
    if (elapsedMs > RATE_GRACE_MS && (1_000 * arrival.bytes()) / elapsedMs < minBytesPerSecond) {
      response.destroy(new FetchError('timeout', `slower than ${minBytesPerSecond} bytes a second`))
    }
  }, RATE_CHECK_MS)
  try {
    const decoder = decoderOf(response, encodings)
    if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge
    for await (const chunk of decoded(arrival.chunks(), decoder)) {
      signal.throwIfAborted()
      received += chunk.length
      if (received > maxBytes) throw tooLarge
      yield chunk
    }
    if (!response.complete)
      throw new FetchError('connect_failed', 'the connection closed before the whole file had arrived')
  } finally {
    clearInterval(watch)
    response.destroy()
  }
}

/** Returns the whole body of a response. @throws as `bodyChunks` */
export async function readBody(
  response: IncomingMessage,
  limits: BodyLimits,
  signal: AbortSignal,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of bodyChunks(response, limits, signal)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Size and time up to which an unwanted body is read, so that a server can finish its response. */
const IGNORED_BYTES = 65_536
const IGNORED_MS = 1_000

/** Reads the rest of a response, within limits and without keeping it, and closes the connection. */
export async function ignoreBody(response: IncomingMessage, signal: AbortSignal): Promise<void> {
  const stop = AbortSignal.any([signal, AbortSignal.timeout(IGNORED_MS)])
  stop.addEventListener('abort', () => response.destroy(), { once: true })
  let received = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      received += chunk.length
      if (received > IGNORED_BYTES) return
    }
  } catch {
    // The status is known, and nothing depends on the body.
  } finally {
    response.destroy()
  }
}

function decoderOf({ headers }: IncomingMessage, encodings: readonly Encoding[]): Transform | null {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (encoding === 'identity' || encoding === '') return null
  const known = encodings.find((each) => each === encoding)
  if (known) return DECODERS[known]()
  throw new FetchError('unsupported_type', `the body is encoded as ${encoding.slice(0, 40)}`)
}

/**
 * Counts the bytes of a body that have arrived: those that were taken and those that wait. The socket's own count
 * includes earlier responses, and the socket is gone once the body has ended.
 */
function countArrival(response: IncomingMessage) {
  let taken = 0
  return {
    bytes: () => taken + response.readableLength,
    async *chunks(): AsyncGenerator<Buffer, void, undefined> {
      for await (const chunk of response as AsyncIterable<Buffer>) {
        taken += chunk.length
        yield chunk
      }
    },
  }
}

function decoded(chunks: AsyncIterable<Buffer>, decoder: Transform | null): AsyncIterable<Buffer> {
  // An error of either side ends both, and is thrown to the reader of the decoder.
  return decoder ? pipeline(chunks, decoder, () => undefined) : chunks
}
