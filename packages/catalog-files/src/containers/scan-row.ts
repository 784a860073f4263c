import { MAX_ROW_LENGTH } from '../limits.ts'

/**
 * Without quotes and delimiter, each line is one cell. `trims` removes handwritten spaces around cells and quotes.
 */
export type Dialect = { delimiter: string | null; hasQuotes: boolean; trims?: boolean }

export type Scan =
  | { kind: 'row'; cells: string[]; end: number }
  | { kind: 'incomplete' }
  /** `scanned` is in UTF-16 units. */
  | { kind: 'malformed'; reason: string; scanned: number }

type Source = { text: string; start: number; isLast: boolean }
type Cell = { kind: 'cell'; value: string; end: number; hasBreak: boolean }

const QUOTE = 34
const SPACE = 32
const LF = 10
const CR = 13
const INCOMPLETE = { kind: 'incomplete' } as const
const STRAY_QUOTE = 'has a quote that is not closed'

/**
 * Reads the row at `start` (RFC 4180), ended by LF, CRLF or CR. Keeps stray quotes, and text after a closing
 * quote. A multiline cell is malformed if text follows or the row exceeds `columns`: its opening quote is likely
 * stray and would swallow rows.
 */
export function scanRow(source: Source, dialect: Dialect, columns: number): Scan {
  const { text, start, isLast } = source
  const cells: string[] = []
  let hasBreak = false
  for (let position = start; ; ) {
    const cell = scanCell(source, position, dialect)
    if (cell.kind !== 'cell') return cell
    const { value, end } = cell
    if (end - start > MAX_ROW_LENGTH) return tooLong()
    cells.push(value)
    hasBreak ||= cell.hasBreak
    if (hasBreak && cells.length > columns)
      return { kind: 'malformed', reason: STRAY_QUOTE, scanned: end - start }
    const next = text.charCodeAt(end)
    if (end < text.length && next !== LF && next !== CR) position = end + 1
    else if (next === CR && end + 1 === text.length && !isLast) return incomplete(source)
    else return { kind: 'row', cells, end: afterBreak(text, end) }
  }
}

function scanCell(source: Source, from: number, { delimiter, hasQuotes, trims }: Dialect): Cell | Scan {
  const { text, start, isLast } = source
  const position = trims === true ? afterSpaces(text, from) : from
  const isQuoted = hasQuotes && text.charCodeAt(position) === QUOTE
  const closing = isQuoted ? closingQuote(text, position) : position - 1
  if (isQuoted && closing < 0 && isLast && text.length - start <= MAX_ROW_LENGTH)
    return { kind: 'malformed', reason: STRAY_QUOTE, scanned: text.length - start }
  if (isQuoted && (closing < 0 || (closing + 1 === text.length && !isLast))) return incomplete(source)
  if (closing - start > MAX_ROW_LENGTH) return tooLong()
  const end = endOfCell(text, closing + 1, delimiter)
  if (end === text.length && !isLast) return incomplete(source)
  if (!isQuoted) {
    const value = text.slice(position, end)
    return { kind: 'cell', value: trims === true ? value.trimEnd() : value, end, hasBreak: false }
  }
  const quoted = text.slice(position + 1, closing)
  const hasBreak = /[\n\r]/.test(quoted)
  if (text.slice(closing + 1, end).trim() === '')
    return { kind: 'cell', value: quoted.replaceAll('""', '"'), end, hasBreak }
  if (hasBreak) return { kind: 'malformed', reason: STRAY_QUOTE, scanned: end - start }
  return { kind: 'cell', value: text.slice(position, end), end, hasBreak }
}

function afterSpaces(text: string, position: number): number {
  let after = position
  while (text.charCodeAt(after) === SPACE) after++
  return after
}

function closingQuote(text: string, opening: number): number {
  for (let from = opening + 1; ; ) {
    const quote = text.indexOf('"', from)
    if (quote < 0 || text.charCodeAt(quote + 1) !== QUOTE) return quote
    from = quote + 2
  }
}

function endOfCell(text: string, start: number, delimiter: string | null): number {
  const separator = delimiter === null ? -1 : delimiter.charCodeAt(0)
  let end = start
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end)
    if (code === separator || code === LF || code === CR) break
  }
  return end
}

/** Skips a line break at `position`. */
export function afterBreak(text: string, position: number): number {
  if (text.charCodeAt(position) === CR && text.charCodeAt(position + 1) === LF) return position + 2
  return Math.min(text.length, position + 1)
}

function incomplete({ text, start }: Source): Scan {
  return text.length - start > MAX_ROW_LENGTH ? tooLong() : INCOMPLETE
}

function tooLong(): Scan {
  const reason = `is longer than ${MAX_ROW_LENGTH.toLocaleString('en-US')} characters`
  return { kind: 'malformed', reason, scanned: MAX_ROW_LENGTH }
}
