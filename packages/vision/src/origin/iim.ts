import { type Statement } from './origin.ts'
import { plainText } from './xmp.ts'

/** Datasets of record 2. The format has no digital source type. */
const FIELDS: Record<number, 'creator' | 'credit' | 'copyright'> = {
  80: 'creator',
  110: 'credit',
  116: 'copyright',
}
/** Record 1, dataset 90: ISO 2022's escape to UTF-8. */
const UTF8 = Buffer.from([0x1c, 1, 90, 0, 3, 0x1b, 0x25, 0x47])
const MARKER = 0x1c
const HEADER_BYTES = 5

/** Reads the older binary form of IPTC's fields (IIM 4.2). The first value of a field counts. */
export function readIim(data: Buffer): Partial<Pick<Statement, 'creator' | 'credit' | 'copyright'>> {
  const encoding = data.includes(UTF8) ? 'utf8' : 'latin1'
  const found: Partial<Pick<Statement, 'creator' | 'credit' | 'copyright'>> = {}
  let at = data.indexOf(Buffer.from([MARKER, 2]))
  while (at >= 0 && at + HEADER_BYTES <= data.length && data[at] === MARKER) {
    const length = data.readUInt16BE(at + 3)
    const field = data[at + 1] === 2 ? FIELDS[data[at + 2] ?? 0] : undefined
    const value = data.subarray(at + HEADER_BYTES, at + HEADER_BYTES + length)
    if (field) found[field] ??= plainText(value.toString(encoding))
    at += HEADER_BYTES + length
  }
  return found
}
