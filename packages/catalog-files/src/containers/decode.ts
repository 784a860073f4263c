import { CatalogFileError } from '../catalog-file-error.ts'

/** Bytes that are decoded at a time. Larger pieces cost memory, and smaller ones scan long rows again. */
const PIECE_BYTES = 65_536
/** Encoding of text that is not Unicode, which older spreadsheets write. */
export const LEGACY_ENCODING = 'windows-1252'

/**
 * Decodes bytes in pieces of 64 KiB, so that the chunks of the source make no difference. Bytes that are invalid
 * in the encoding become U+FFFD. The encoding of a file that begins with ASCII shows only at its first other character.
 *
 * @throws CatalogFileError UNKNOWN_ENCODING
 */
export async function* decode(bytes: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  let decoder = createDecoder(encoding)
  let isOpen = encoding === 'utf-8'
  let isFirst = true
  for await (const piece of piecesOf(bytes)) {
    if (isOpen && !isAscii(piece)) {
      isOpen = false
      // The detection has checked the first piece.
      if (!isFirst && !isUtf8(piece)) decoder = createDecoder(LEGACY_ENCODING)
    }
    isFirst = false
    yield decoder.decode(piece, { stream: true })
  }
  yield decoder.decode()
}

/** Cuts bytes into pieces of 64 KiB, which share one buffer. */
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

/**
 * Checks for UTF-8, of which the last character may be cut off. A few wrong bytes among more characters of UTF-8 are
 * those of a broken text: characters of another encoding are valid UTF-8 only by rare chance.
 */
export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    // The decoder throws only for invalid bytes.
    const text = new TextDecoder('utf-8').decode(bytes, { stream: true })
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
    return count(/[^\p{ASCII}\uFFFD]/gu) > count(/\uFFFD/g)
  }
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
