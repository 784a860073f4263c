/** Pipes, others, and the start of an address after a word. */
const SEPARATORS = /\||::|[\s,;#>]+|(?<=[\w)])(?=https?:)/gi
const USUAL = /^(?:\||[\s,;]+)$/
/** Absolute address, also without a scheme. */
export const ADDRESS = /^(?:https?:)?\/\//i
/** Start of an address, also with a quote or wrong slashes. */
const NEXT_ADDRESS = /^["']?(?:https?:)?[/\\]{1,2}[^\s/\\]/i
const SCHEME = /^https?:/i
/** Pattern of picture suffixes. */
export const EXTENSION = String.raw`\.(?:jpe?g|png|webp|gif|avif|tiff?|bmp)`
const ENDS_AS_PICTURE = new RegExp(`${EXTENSION}(?:\\?[^\\s,;]*)?$`, 'i')
const BEGINS_AS_PICTURE = new RegExp(`^[^\\s,;|#>]{1,300}?${EXTENSION}(?=$|[\\s,;|#>:?])`, 'i')
/** Longest picture name around a separator, which keeps the time linear. */
const MAX_NAME_LENGTH = 310
/** Zero-width characters, soft hyphens and marks from web pages. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

/** `isUnusual` if not separated by spaces, commas, semicolons or pipes. */
export type SplitAddresses = { addresses: string[]; isUnusual: boolean }

/**
 * Reads JSON, `<img>` elements, spreadsheet formulas, or parts between separators. Commas and spaces not followed
 * by a picture belong to the address. Takes linear time.
 */
export function splitAddresses(raw: string): SplitAddresses {
  const cell = raw.replaceAll(INVISIBLE, '').replaceAll('\u00a0', ' ').trim()
  const quoted = fromJson(cell) ?? fromMarkup(cell) ?? fromFormula(cell)
  if (quoted) return { addresses: quoted.flatMap((text) => splitText(text).addresses), isUnusual: false }
  return splitText(cell)
}

function splitText(cell: string): SplitAddresses {
  const parts: string[] = []
  let start = 0
  let isUnusual = false
  for (const { 0: separator, index } of cell.matchAll(SEPARATORS)) {
    const end = index + separator.length
    if (
      !separates(
        separator,
        cell.slice(Math.max(start, index - MAX_NAME_LENGTH), index),
        cell.slice(end, end + MAX_NAME_LENGTH),
      )
    )
      continue
    if (!USUAL.test(separator)) isUnusual = true
    parts.push(cell.slice(start, index))
    start = end
  }
  parts.push(cell.slice(start))
  const addresses = parts.map(toAddress).filter((part) => part !== '')
  return { addresses, isUnusual: isUnusual && addresses.length > 1 }
}

function separates(separator: string, left: string, right: string): boolean {
  if (separator === '|') return true
  // Image proxies have an address in their address.
  if (separator === '') return ENDS_AS_PICTURE.test(left)
  const isUsual = USUAL.test(separator)
  if (isUsual ? NEXT_ADDRESS.test(right) : SCHEME.test(right)) return true
  return ENDS_AS_PICTURE.test(left) && BEGINS_AS_PICTURE.test(right)
}

/** Removes quotes and corrects slashes. */
function toAddress(part: string): string {
  // WooCommerce escapes commas as `\,`.
  const text = trimAround(part).replaceAll('\\,', ',')
  if (!SCHEME.test(text)) return text
  return text.replaceAll('\\', '/').replace(/^(https?):\/*/i, '$1://')
}

/** Trims without a regular expression, which takes quadratic time for inner separators. */
function trimAround(text: string): string {
  const isAround = (index: number) => /[\s,;"'<>[\]]/.test(text[index] ?? '')
  let start = 0
  let end = text.length
  while (start < end && isAround(start)) start += 1
  while (end > start && isAround(end - 1)) end -= 1
  return text.slice(start, end)
}

const ADDRESS_KEYS = [
  'original',
  'full',
  'large',
  'url_zoom',
  'url_standard',
  'url',
  'src',
  'href',
  'link',
  'image',
]
const MAX_DEPTH = 4

/** Returns null for other text. */
function fromJson(cell: string): string[] | null {
  if (!/^(?:\[\s*["{[]|\{\s*")/.test(cell)) return null
  try {
    return addressesIn(JSON.parse(cell))
  } catch {
    // The text only begins like JSON.
    return null
  }
}

/** Searches texts, lists, and objects with a usual key. */
export function addressesIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return value.flatMap((each: unknown) => addressesIn(each, depth + 1))
  const entries = new Map(Object.entries(value))
  const key = ADDRESS_KEYS.find((each) => addressesIn(entries.get(each), depth + 1).length > 0)
  return key === undefined ? [] : addressesIn(entries.get(key), depth + 1)
}

/** Returns null for other text. */
function fromMarkup(cell: string): string[] | null {
  if (!/<img\s/i.test(cell)) return null
  return Array.from(cell.matchAll(/<img\s[^>]{0,2000}?\bsrc\s*=\s*["']?([^"'\s>]+)/gi), ([, source = '']) =>
    source.replaceAll('&amp;', '&'),
  )
}

/** Reads `=IMAGE("…")`. Returns null for other text. */
function fromFormula(cell: string): string[] | null {
  const [, address] = /^=\s*@?[\p{L}.]+\(\s*"(https?:[^"]+)"/u.exec(cell) ?? []
  return address === undefined ? null : [address]
}
