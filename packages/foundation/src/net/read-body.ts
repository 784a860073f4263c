import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchError } from './fetch-error.ts'

export type BodyLimits = {
  /** Decompressed. */
  maxBytes: number
  /** Averaged since the start. */
  minBytesPerSecond: number
}

/** Averages mean little before. */
const RATE_GRACE_MS = 3_000
const RATE_CHECK_MS = 500

/** RFC 9110, section 8.4.1, and RFC 7932. */
const DECODERS = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])
/** More is a bomb. */
const MAX_CODINGS = 2

/**
 * Always decompresses. Stops at limits, whatever the headers declare.
 * @throws FetchError too_large, timeout, unsupported_type, connect_failed
 */
export async function* bodyChunks(
  response: IncomingMessage,
  { maxBytes, minBytesPerSecond }: BodyLimits,
  signal: AbortSignal,
): AsyncGenerator<Buffer, void, undefined> {
  const tooLarge = new FetchError('too_large', `the file is larger than ${Math.floor(maxBytes / 1e6)} MB`)
  let received = 0
  const arrival = countArrival(response)
  const start = performance.now()
  const watch = setInterval(() => {
    // The sender is done, even if the last chunk is still being written.
    if (response.complete) return
    const elapsedMs = performance.now() - start
    if (elapsedMs > RATE_GRACE_MS && (1_000 * arrival.bytes()) / elapsedMs < minBytesPerSecond) {
      response.destroy(new FetchError('timeout', `slower than ${minBytesPerSecond} bytes a second`))
    }
  }, RATE_CHECK_MS)
  try {
    const decoders = decodersOf(response)
    if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge
    for await (const chunk of decoded(arrival.chunks(), decoders)) {
      signal.throwIfAborted()
      received += chunk.length
      if (received > maxBytes) throw tooLarge
      yield chunk
    }
    if (!response.complete)
      throw new FetchError('connect_failed', 'the connection closed before the whole file had arrived', {
        isReset: true,
      })
  } finally {
    clearInterval(watch)
    response.destroy()
  }
}

/** Buffers everything. @throws as `bodyChunks` */
export const readBody = (
  response: IncomingMessage,
  limits: BodyLimits,
  signal: AbortSignal,
): Promise<Buffer> => joinChunks(bodyChunks(response, limits, signal))

/** Concatenates. */
export async function joinChunks(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of source) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Lets a server finish an unwanted body. */
const IGNORED_BYTES = 65_536
const IGNORED_MS = 1_000

/** Discards the rest within limits and closes the connection. */
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
    // Nothing depends on the body.
  } finally {
    response.destroy()
  }
}

/** Upload tools label plain files `aws-chunked` or `utf-8`, so unknown codings are ignored. */
function decodersOf({ headers }: IncomingMessage): Transform[] {
  const codings = (headers['content-encoding'] ?? '').split(',').map((coding) => coding.trim().toLowerCase())
  const known = codings.flatMap((coding) => DECODERS.get(coding) ?? [])
  if (known.length > MAX_CODINGS)
    throw new FetchError('unsupported_type', `the body is encoded ${known.length} times`)
  return known.toReversed().map((create) => create())
}

/** The socket's count includes earlier responses, and the socket is gone at the end. */
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

function decoded(chunks: AsyncIterable<Buffer>, decoders: readonly Transform[]): AsyncIterable<Buffer> {
  // Any error reaches the last reader.
  return decoders.reduce<AsyncIterable<Buffer>>(
    (source, decoder) => pipeline(source, decoder, () => undefined),
    chunks,
  )
}
