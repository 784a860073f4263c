import { isAsin, toGtin14 } from '@endcap/catalog'
import { MAX_ID_LENGTH } from '../limits.ts'
import type { ProblemCode } from '../types.ts'
import { quoted } from './row-values.ts'

/** A usable code with a remark, or the reason why it is not usable. */
export type CodeResult =
  | { value: string; remark: { code: ProblemCode; message: string } | null }
  | { value: null; code: ProblemCode; message: string }

export type CodeType = 'id' | 'gtin' | 'asin'

/** A number that a spreadsheet shortened, such as 8.71E+12 or 8,71E+12. */
const SCIENTIFIC = /^\d+(?:[.,]\d+)?E\+?\d+$/i
/** Amazon's numbers for ASIN, ISBN, UPC and EAN are 1 to 4. */
const CODE_TYPES: Readonly<Record<string, CodeType>> = {
  id: 'id',
  sku: 'id',
  asin: 'asin',
  '1': 'asin',
  gtin: 'gtin',
  upc: 'gtin',
  ean: 'gtin',
  isbn: 'gtin',
  jan: 'gtin',
  '2': 'gtin',
  '3': 'gtin',
  '4': 'gtin',
}

/** Returns the kind of a code by the name of its type, or by its form if there is none. Null if unknown. */
export function codeType(code: string, type: string): CodeType | null {
  const name = type
    .trim()
    .toLowerCase()
    .replace(/[-_ ]?\d\d$/, '')
  if (name !== '') return Object.hasOwn(CODE_TYPES, name) ? (CODE_TYPES[name] ?? null) : null
  if (/^B0[0-9A-Z]{8}$/i.test(code)) return 'asin'
  return /^'?\d+$/.test(code) ? 'gtin' : null
}

/** Checks an id. It must have 1 to 512 characters. */
export function readId(text: string): CodeResult {
  const id = text.trim()
  if (SCIENTIFIC.test(id)) return mangled(id)
  if (id === '.' || id === '..')
    return { value: null, code: 'INVALID_ID', message: `${quoted(id)} cannot be an id.` }
  if (Array.from(id).length > MAX_ID_LENGTH)
    return {
      value: null,
      code: 'INVALID_ID',
      message: `The id ${quoted(id)} has more than ${MAX_ID_LENGTH} characters.`,
    }
  return { value: id, remark: null }
}

/**
 * Returns the GTIN-14 of a GTIN. Removes what spreadsheets add (an apostrophe before, `.0` after), spaces and
 * hyphens, and restores leading zeros of a number with 9 to 11 digits if its check digit is right.
 */
export function readGtin(text: string): CodeResult {
  const gtin = text.trim().replace(/^'/, '').replace(/\.0+$/, '').replaceAll(/[\s-]/g, '')
  if (SCIENTIFIC.test(gtin)) return mangled(gtin)
  const invalid = (message: string): CodeResult => ({ value: null, code: 'INVALID_GTIN', message })
  if (!/^\d+$/.test(gtin))
    return invalid(`${quoted(gtin)} is not a GTIN: it has other characters than digits.`)
  const isShort = gtin.length >= 9 && gtin.length <= 11
  if (!isShort && ![8, 12, 13, 14].includes(gtin.length))
    return invalid(`${quoted(gtin)} has ${gtin.length} digits. A GTIN has 8, 12, 13 or 14.`)
  const value = toGtin14(isShort ? gtin.padStart(12, '0') : gtin)
  if (value === null && isShort)
    return invalid(`${quoted(gtin)} has ${gtin.length} digits. A GTIN has 8, 12, 13 or 14.`)
  if (value === null)
    return invalid(`The last digit of ${quoted(gtin)} is not its check digit. Check it for a typing error.`)
  if (!isShort) return { value, remark: null }
  const message = `${quoted(gtin)} lacks its leading zeros. It is read as ${gtin.padStart(12, '0')}.`
  return { value, remark: { code: 'GTIN_ZEROS_RESTORED', message } }
}

/** Checks an ASIN, in upper or lower case. */
export function readAsin(text: string): CodeResult {
  const asin = text.trim().toUpperCase()
  if (isAsin(asin)) return { value: asin, remark: null }
  const message = `${quoted(text.trim())} is not an ASIN. An ASIN has 10 letters and digits.`
  return { value: null, code: 'INVALID_ASIN', message }
}

function mangled(text: string): CodeResult {
  const message =
    `${quoted(text)} is a number that a spreadsheet shortened. ` +
    'Format the column as text, enter the number again, and save the file.'
  return { value: null, code: 'MANGLED_NUMBER', message }
}
