import { createDecoder, isUtf8 } from '../encodings/decoder.ts'
import { guessEncoding } from '../encodings/guess-encoding.ts'

/** Larger pieces cost memory, smaller ones scan long rows again. */
const PIECE_BYTES = 65_536

/**
 * Decodes pieces of 64 KiB, whatever the source's chunks. Invalid bytes become U+FFFD. The encoding may show only
 * at the first non-ASCII character.
 * @throws CatalogFileError UNKNOWN_ENCODING
 */
export async function* decode(bytes: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  let decoder = createDecoder(encoding)
  let isOpen = encoding === 'utf-8'
  let isFirst = true
  for await (const piece of piecesOf(bytes)) {
    if (isOpen && !isAscii(piece)) {
      isOpen = false
      if (!isFirst && !isUtf8(piece)) decoder = createDecoder(guessEncoding(piece))
    }
    isFirst = false
    yield decoder.decode(piece, { stream: true })
  }
  yield decoder.decode()
}

/** The pieces share one buffer. */
async function* piecesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const piece = new Uint8Array(PIECE_BYTES)
  let length = 0
  for await (const chunk of bytes) {
    for (let start = 0; start < chunk.length; ) {
      const part = chunk.subarray(start, start + PIECE_BYTES - length)
      piece.set(part, length)
      length += part.length
      start += part.length
      if (length < PIECE_BYTES) continue
      yield piece
      length = 0
    }
  }
  yield piece.subarray(0, length)
}

function isAscii(bytes: Uint8Array): boolean {
  for (let index = 0; index < bytes.length; index++) if ((bytes[index] ?? 0) > 0x7f) return false
  return true
}
