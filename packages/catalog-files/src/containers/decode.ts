import { CatalogFileError } from '../catalog-file-error.ts'

/** Bytes that are decoded at a time. Larger pieces cost memory, and smaller ones scan long rows again. */
const PIECE_BYTES = 65_536

/**
 * Decodes bytes in pieces of at least 64 KiB, except the last. Bytes that are invalid in the encoding become
 * U+FFFD. Reads no byte ahead of what it yields but one piece.
 *
 * @throws CatalogFileError UNKNOWN_ENCODING
 */
export async function* decode(bytes: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = createDecoder(encoding)
  let piece = new Uint8Array(PIECE_BYTES)
  let length = 0
  for await (const chunk of bytes) {
    for (let start = 0; start < chunk.length; ) {
      const part = chunk.subarray(start, start + PIECE_BYTES - length)
      piece.set(part, length)
      length += part.length
      start += part.length
      if (length < PIECE_BYTES) continue
      yield decoder.decode(piece, { stream: true })
      piece = new Uint8Array(PIECE_BYTES)
      length = 0
    }
  }
  yield decoder.decode(piece.subarray(0, length))
}

/** Returns a decoder that removes a byte order mark. @throws CatalogFileError UNKNOWN_ENCODING */
export function createDecoder(encoding: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(encoding)
  } catch {
    // The only reason to throw is a label that the Encoding Standard does not have.
    throw new CatalogFileError(
      'UNKNOWN_ENCODING',
      `The encoding "${encoding}" is not known. Save the file as UTF-8.`,
    )
  }
}
