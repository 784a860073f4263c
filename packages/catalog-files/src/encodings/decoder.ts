import iconv from 'iconv-lite'
import { CatalogFileError } from '../catalog-file-error.ts'

/** A decoder of text in pieces. Bytes that are invalid become U+FFFD. */
export type Decoder = { decode: (bytes?: Uint8Array, options?: { stream?: boolean }) => string }

/** Code pages of DOS that the Encoding Standard does not have. */
const CODE_PAGES: ReadonlySet<string> = new Set(['cp437', 'cp850', 'cp852'])

/**
 * Returns a decoder that removes a byte order mark.
 *
 * @param encoding A label of the Encoding Standard, or a code page of DOS
 * @throws CatalogFileError UNKNOWN_ENCODING
 */
export function createDecoder(encoding: string): Decoder {
  if (CODE_PAGES.has(encoding)) {
    const decoder = iconv.getDecoder(encoding)
    return { decode: (bytes) => (bytes ? decoder.write(Buffer.from(bytes)) : (decoder.end() ?? '')) }
  }
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

/**
 * Checks for UTF-8, of which the last character may be cut off. Wrong bytes among at least as many characters of UTF-8
 * are those of a broken text: characters of another encoding are valid UTF-8 only by rare chance.
 */
export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    // The decoder throws only for invalid bytes.
    const text = new TextDecoder('utf-8').decode(bytes, { stream: true })
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
    return count(/[^\p{ASCII}\uFFFD]/gu) >= count(/\uFFFD/g)
  }
}
