import { isUtf8 } from './decoder.ts'
import { guessEncoding } from './guess-encoding.ts'

const BYTE_ORDER_MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const
const SAMPLE_BYTES = 1_024
/** XML declares its encoding in ASCII. */
const XML_DECLARATION = /^<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i
/** Escape sequences, whose bytes are all ASCII. */
const ISO_2022_JP = ['\u001b$@', '\u001b$B']

/** `isGuess` if letters decided. */
export type DetectedEncoding = { encoding: string; reason: string; isGuess: boolean }

const known = (encoding: string, reason: string): DetectedEncoding => ({ encoding, reason, isGuess: false })

/** Detects by byte order mark, UTF-16's NUL bytes, XML declaration or valid UTF-8, else guesses by letters. */
export function detectEncoding(head: Uint8Array): DetectedEncoding {
  const mark = BYTE_ORDER_MARKS.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte))
  if (mark) return known(mark.encoding, `The file begins with the mark of ${mark.encoding}.`)
  const [even, odd] = countNul(head.subarray(0, SAMPLE_BYTES))
  const half = Math.min(head.length, SAMPLE_BYTES) / 2
  if (odd > half / 2 && even < half / 10) return known('utf-16le', 'Every second byte is zero, as in UTF-16.')
  if (even > half / 2 && odd < half / 10) return known('utf-16be', 'Every second byte is zero, as in UTF-16.')
  const start = new TextDecoder('latin1').decode(head.subarray(0, MAX_ESCAPE_BYTES))
  const declared = XML_DECLARATION.exec(start.slice(0, 200))?.[1]
  // Programs declare UTF-16 by mistake for UTF-8, and UTF-8 for Windows-1252.
  if (declared !== undefined && !/^utf/i.test(declared))
    return known(declared.toLowerCase(), `The XML declaration names ${declared}.`)
  if (ISO_2022_JP.some((escape) => start.includes(escape)))
    return known('iso-2022-jp', 'The text has the escape sequences of ISO-2022-JP.')
  if (isUtf8(head)) return known('utf-8', 'The text is UTF-8.')
  const encoding = guessEncoding(head)
  return {
    encoding,
    reason: `The text is not UTF-8. By its letters it seems to be ${encoding}. Check the names, and choose another encoding if they look wrong.`,
    isGuess: true,
  }
}

const MAX_ESCAPE_BYTES = 65_536

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
