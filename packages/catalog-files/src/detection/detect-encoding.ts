import { isUtf8, LEGACY_ENCODING } from '../containers/decode.ts'

const BYTE_ORDER_MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const
/** Bytes of UTF-16 text in which NUL is counted. */
const SAMPLE_BYTES = 1_024
/** XML declares its encoding in ASCII. */
const XML_DECLARATION = /^<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i

export type DetectedEncoding = { encoding: string; reason: string }

/**
 * Returns the encoding of text by its byte order mark, by the NUL bytes of UTF-16, by the declaration of XML,
 * or UTF-8 if the bytes are UTF-8. Any other text is taken for Windows-1252, which Excel writes.
 */
export function detectEncoding(head: Uint8Array): DetectedEncoding {
  const mark = BYTE_ORDER_MARKS.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte))
  if (mark) return { encoding: mark.encoding, reason: `The file begins with the mark of ${mark.encoding}.` }
  const [even, odd] = countNul(head.subarray(0, SAMPLE_BYTES))
  const half = Math.min(head.length, SAMPLE_BYTES) / 2
  if (odd > half / 2 && even < half / 10)
    return { encoding: 'utf-16le', reason: 'Every second byte is zero, as in UTF-16.' }
  if (even > half / 2 && odd < half / 10)
    return { encoding: 'utf-16be', reason: 'Every second byte is zero, as in UTF-16.' }
  const declared = XML_DECLARATION.exec(new TextDecoder('latin1').decode(head.subarray(0, 200)))?.[1]
  // Programs that write UTF-8 declare UTF-16 by mistake, and Windows-1252 as UTF-8.
  if (declared !== undefined && !/^utf/i.test(declared))
    return { encoding: declared.toLowerCase(), reason: `The XML declaration names ${declared}.` }
  if (isUtf8(head)) return { encoding: 'utf-8', reason: 'The text is UTF-8.' }
  return {
    encoding: LEGACY_ENCODING,
    reason: 'The text is not UTF-8. It is read as Windows-1252, the encoding of older spreadsheets.',
  }
}

function countNul(bytes: Uint8Array): [even: number, odd: number] {
  let even = 0
  let odd = 0
  for (let index = 0; index < bytes.length; index++) {
    if (bytes[index] !== 0) continue
    if (index % 2 === 0) even += 1
    else odd += 1
  }
  return [even, odd]
}
