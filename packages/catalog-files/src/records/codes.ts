import { isAsin, ownIdProblem, toGtin14 } from '@endcap/catalog'
import type { ProblemCode } from '../types.ts'
import { quoted } from './row-values.ts'

export type CodeResult =
  | { value: string; remark: { code: ProblemCode; message: string } | null }
  | { value: null; code: ProblemCode; message: string }

export type CodeType = 'id' | 'gtin' | 'asin'

/** Shortened by a spreadsheet: 8.71E+12 or 8,71E+12. */
const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+\d+$/i
/** https://www.amazon.de/name/dp/B0TEST1234?th=1 */
const ASIN_IN_ADDRESS =
  /^(?:https?:)?\/\/[^/]+\/(?:.*\/)?(?:dp|gp\/product|gp\/aw\/d|product)\/([a-z0-9]{10})(?:[/?#]|$)/i
/** Amazon numbers ASIN, ISBN, UPC and EAN from 1 to 4. */
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

/** Returns the kind by type name, else by form, or null. */
export function codeType(code: string, type: string): CodeType | null {
  const name = type
    .trim()
    .toLowerCase()
    .replace(/[-_ ]?\d\d$/, '')
  if (name !== '') return Object.hasOwn(CODE_TYPES, name) ? (CODE_TYPES[name] ?? null) : null
  if (/^B0[0-9A-Z]{8}$/i.test(code)) return 'asin'
  return /^'?\d+$/.test(code) ? 'gtin' : null
}

/** Accepts 1 to 512 characters. */
export function readId(text: string): CodeResult {
  const id = text.trim()
  if (SCIENTIFIC.test(id)) return mangled(id)
  const problem = ownIdProblem(id)
  if (problem !== null)
    return { value: null, code: 'INVALID_ID', message: `The id ${quoted(id)} ${problem}.` }
  return { value: id, remark: null }
}

/**
 * Returns the GTIN-14, also of an ISBN-10 or UPC-E. Removes a leading apostrophe, `.0`, separators and GS1's
 * `(01)`. Restores leading zeros of 9 to 11 digits with a valid check digit.
 */
export function readGtin(text: string): CodeResult {
  const gtin = text
    .normalize('NFKC')
    .trim()
    .replace(/^'/, '')
    .replace(/^\(01\)\s*(\d{14})(?=\(|$).*/s, '$1')
    .replace(/^(?:gtin|ean|upc|isbn|jan)[\s:#-]*(?=\d)/i, '')
    .replace(/(?<=^\d+)[.,]0+$/, '')
    .replaceAll(/[\s\p{Pd}.,'’_]/gu, '')
  if (SCIENTIFIC.test(text.trim().replace(/^'/, ''))) return mangled(text.trim())
  const invalid = (message: string): CodeResult => ({ value: null, code: 'INVALID_GTIN', message })
  const isbn = /^\d{9}[\dX]$/i.test(gtin) ? fromIsbn10(gtin) : null
  if (isbn !== null) return { value: isbn, remark: null }
  if (gtin === '') return invalid(`${quoted(text.trim())} is not a GTIN: it has no digits.`)
  if (!/^\d+$/.test(gtin))
    return invalid(`${quoted(gtin)} is not a GTIN: it has other characters than digits.`)
  if (/^0+$/.test(gtin)) return invalid(`${quoted(gtin)} is not a GTIN: it has only zeros.`)
  const isShort = gtin.length >= 9 && gtin.length <= 11
  if (!isShort && ![8, 12, 13, 14].includes(gtin.length))
    return invalid(`${quoted(gtin)} has ${gtin.length} digits. A GTIN has 8, 12, 13 or 14.`)
  // GTIN-8 with a leading zero are company-internal, so UPC-E comes first.
  const value = (gtin.length === 8 && fromUpcE(gtin)) || toGtin14(isShort ? gtin.padStart(12, '0') : gtin)
  if (value === null && isShort)
    return invalid(`${quoted(gtin)} has ${gtin.length} digits. A GTIN has 8, 12, 13 or 14.`)
  if (value === null)
    return invalid(`The last digit of ${quoted(gtin)} is not its check digit. Check it for a typing error.`)
  if (!isShort) return { value, remark: null }
  const message = `${quoted(gtin)} lacks its leading zeros. It is read as ${gtin.padStart(12, '0')}.`
  return { value, remark: { code: 'GTIN_ZEROS_RESTORED', message } }
}

/** Returns the GTIN-14 with prefix 978 (ISO 2108), or null for a wrong check digit. */
function fromIsbn10(isbn: string): string | null {
  const digits = Array.from(isbn.toUpperCase(), (digit) => (digit === 'X' ? 10 : Number(digit)))
  const sum = digits.reduce((total, digit, index) => total + digit * (10 - index), 0)
  return sum % 11 === 0 ? withCheckDigit(`978${isbn.slice(0, 9)}`) : null
}

/** Expands a UPC-E with number system and check digit (GS1 General Specifications, section 5.2.2.4). */
function fromUpcE(code: string): string | null {
  const [, system = '', digits = '', last = '', check = ''] = /^([01])(\d{5})(\d)(\d)$/.exec(code) ?? []
  if (system === '') return null
  const middle =
    last <= '2'
      ? `${digits.slice(0, 2)}${last}0000${digits.slice(2)}`
      : last === '3'
        ? `${digits.slice(0, 3)}00000${digits.slice(3)}`
        : last === '4'
          ? `${digits.slice(0, 4)}00000${digits.slice(4)}`
          : `${digits}0000${last}`
  return toGtin14(`${system}${middle}${check}`)
}

function withCheckDigit(digits: string): string | null {
  const checks = Array.from({ length: 10 }, (_, check) => toGtin14(`${digits}${check}`))
  return checks.find((gtin) => gtin !== null) ?? null
}

/** Reads an ASIN in any case, or from a listing page's address. */
export function readAsin(text: string): CodeResult {
  const [, inAddress] = ASIN_IN_ADDRESS.exec(text.trim()) ?? []
  const asin = (inAddress ?? text).normalize('NFKC').trim().toUpperCase()
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
