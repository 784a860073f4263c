/** Start of a value that messages quote. */
export const excerpt = (text: string): string => text.slice(0, 60).toWellFormed()

/** Marks of missing values in reports. */
const NOTHING = /^(?:|-+|–|—|n\/?a|null)$/i

/**
 * Reads a number with any marks of thousands and decimals. Null for none.
 * @throws RangeError for other texts
 */
export function readNumber(text: string): number | null {
  const cleaned = text.trim().replaceAll(/[\p{Sc}\s'’]|[A-Z]{3}/gu, '')
  if (NOTHING.test(cleaned)) return null
  if (!/^-?[\d.,]*\d[.,]?$/.test(cleaned)) throw new RangeError(`${excerpt(text)} is no number`)
  const at = Math.max(cleaned.lastIndexOf('.'), cleaned.lastIndexOf(','))
  const marks = cleaned.replaceAll(/[^.,]/g, '')
  // Three digits after a mark are thousands, unless another kind of mark is before it.
  const isDecimal = marks.length === 1 ? cleaned.length - at !== 4 : marks.at(-1) !== marks[0]
  const plain = (part: string) => part.replaceAll(/[.,]/g, '')
  return Number(isDecimal ? `${plain(cleaned.slice(0, at))}.${plain(cleaned.slice(at))}` : plain(cleaned))
}

/** Which part of `3/4/2026` is the month. */
export type DateOrder = 'month_first' | 'day_first'

const PARTS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/

/** Tells the order of parts by dates that allow only one. Null if all allow both. */
export function dateOrderOf(texts: Iterable<string>): DateOrder | null {
  let order: DateOrder | null = null
  for (const text of texts) {
    const [, first, second] = PARTS.exec(text.trim()) ?? []
    if (Number(first) > 12 || /^\d{1,2}\./.test(text.trim())) order = 'day_first'
    else if (Number(second) > 12) return 'month_first'
  }
  return order
}

/** Reads a day. Null if it is none. */
export function readDay(text: string, order: DateOrder): string | null {
  const trimmed = text.trim()
  const iso = /^(\d{4})[-/]?(\d{2})[-/]?(\d{2})/.exec(trimmed)
  if (iso) return validDay(iso[1], iso[2], iso[3])
  const parts = PARTS.exec(trimmed)
  if (parts) {
    const [day, month] = order === 'day_first' ? [parts[1], parts[2]] : [parts[2], parts[1]]
    return validDay(parts[3], month, day)
  }
  // `Nov 3, 2026`, which the standard lets every engine read.
  const parsed = /[a-z]{3}/i.test(trimmed) ? Date.parse(`${trimmed} UTC`) : Number.NaN
  return Number.isNaN(parsed) ? null : new Date(parsed).toISOString().slice(0, 10)
}

function validDay(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null
}
