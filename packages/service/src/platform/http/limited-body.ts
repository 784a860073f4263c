import type { Readable } from 'node:stream'
import { DomainError } from '../errors/domain-error.ts'

export type StreamedBody = { stream: Readable; declaredBytes: number }

/** Yields at most `maxBytes`. @throws DomainError PAYLOAD_TOO_LARGE */
export async function* limitedBody(
  { stream, declaredBytes }: StreamedBody,
  { maxBytes, what }: { maxBytes: number; what: string },
): AsyncGenerator<Buffer> {
  const tooLarge = () =>
    new DomainError('PAYLOAD_TOO_LARGE', `the ${what} is larger than ${Math.floor(maxBytes / 1e6)} MB`)
  let received = 0
  if (declaredBytes > maxBytes) throw tooLarge()
  // The server reads a bounded rest of refused bodies.
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    received += chunk.length
    if (received > maxBytes) throw tooLarge()
    yield chunk
  }
}
