/** Maximum decompressed size. Product pages have 0.5 to 3 MB. */
export const MAX_PAGE_BYTES = 10_000_000

/** Range of an encoding declaration (HTML standard, 13.2.3.2). */
const META_BYTES = 1_024
const CHARSET = /charset\s*=\s*["']?([\w-]{1,40})/i
const META_CHARSET = /<meta[^>]{1,200}charset\s*=\s*["']?([\w-]{1,40})/i

/** Decodes by the header, a declaration, or UTF-8. Replaces invalid bytes. */
export function decodePage(bytes: Uint8Array, contentType = ''): string {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, META_BYTES))
  const label = CHARSET.exec(contentType)?.[1] ?? META_CHARSET.exec(beginning)?.[1] ?? 'utf-8'
  return decoderFor(label).decode(bytes.subarray(0, MAX_PAGE_BYTES))
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    // Unknown label.
    return new TextDecoder('utf-8')
  }
}
