import iconv from 'iconv-lite'
import { CatalogFileError } from '../catalog-file-error.ts'

/** Invalid bytes become U+FFFD. */
export type Decoder = { decode: (bytes?: Uint8Array, options?: { stream?: boolean }) => string }

/** DOS code pages missing in the Encoding Standard. */
const CODE_PAGES: ReadonlySet<string> = new Set(['cp437', 'cp850', 'cp852'])

/**
 * Creates a decoder that removes byte order marks.
 * @param encoding label of the Encoding Standard, or DOS code page
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
    // Thrown only for unknown labels.
    throw new CatalogFileError(
      'UNKNOWN_ENCODING',
      `The encoding "${encoding}" is not known. Save the file as UTF-8.`,
    )
  }
}

/**
 * Checks for UTF-8 with a possibly cut last character. Tolerates as many wrong bytes as multibyte characters,
 * because other encodings are rarely valid UTF-8.
 */
export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    // Thrown only for invalid bytes.
    const text = new TextDecoder('utf-8').decode(bytes, { stream: true })
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
    return count(/[^\p{ASCII}\uFFFD]/gu) >= count(/\uFFFD/g)
  }
}
