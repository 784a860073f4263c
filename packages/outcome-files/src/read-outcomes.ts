import { createDecoder, detectEncoding, RowSplitter } from '@endcap/catalog-files'
import { type Field, FORMATS, type Format } from './formats.ts'
import type { FormatName } from './sources.ts'
import { type DateOrder, dateOrderOf, excerpt, readDay, readNumber } from './values.ts'

/** A row of results, as `POST /v1/outcomes` takes it. */
export type FileOutcome = {
  source: string
  test: string
  arm: string
  kind: 'randomized' | 'observational'
  listing: string
  market?: string
  pictures: string[]
  is_control: boolean
  share?: number
  from: string
  to: string
  impressions: number
  clicks: number | null
  orders: number | null
  revenue: number | null
  currency: string | null
}

export const ROW_PROBLEMS = ['no_listing', 'no_days', 'no_impressions', 'no_number', 'malformed'] as const
/** Why a row of a file is not read. */
export type RowProblem = (typeof ROW_PROBLEMS)[number]

export type OutcomeFile = {
  format: FormatName
  /** How ambiguous dates were read. Null if there are none. */
  dates: DateOrder | null
  /** `row` counts lines of the file from 1, the header included. */
  outcomes: { row: number; outcome: FileOutcome }[]
  problems: { row: number; problem: RowProblem; message: string }[]
}

/** Values that a file may leave out. */
export type FileDefaults = { listing?: string; market?: string; test?: string; from?: string; to?: string }

export class OutcomeFileError extends Error {
  override name = 'OutcomeFileError'
}

type Row = { row: number; cells: string[]; malformed: string | null }
type Columns = Partial<Record<Field, number>>

/** Titles and dates that reports have above the header. */
const MAX_TITLE_ROWS = 12
const DELIMITERS = [',', ';', '\t'] as const
/** Maximum rows of a file. */
export const MAX_FILE_ROWS = 100_000

/**
 * Reads a report. The columns tell the format.
 * @throws OutcomeFileError if no format has its columns, or for too many rows
 */
export function readOutcomes(bytes: Uint8Array, defaults: FileDefaults = {}): OutcomeFile {
  const text = createDecoder(detectEncoding(bytes).encoding).decode(bytes)
  const { format, columns, body } = recognize(text)
  const cell = (row: Row, field: Field): string => row.cells[columns[field] ?? -1]?.trim() ?? ''
  const days = body.flatMap((row) => [cell(row, 'from'), cell(row, 'to')])
  const dates = dateOrderOf(days)
  const file: OutcomeFile = { format: format.name, dates, outcomes: [], problems: [] }
  for (const row of body) {
    const read =
      row.malformed === null
        ? readRow(format, (field) => cell(row, field), dates ?? 'month_first', defaults)
        : { problem: 'malformed' as const, message: `the row ${row.malformed}` }
    if ('problem' in read) file.problems.push({ row: row.row, ...read })
    // Totals below a report have neither a listing nor a day.
    else if (read.outcome) file.outcomes.push({ row: row.row, outcome: read.outcome })
  }
  return file
}

function rowsOf(text: string, delimiter: string, max: number): Row[] {
  const rows: Row[] = []
  for (const row of new RowSplitter({ delimiter, hasQuotes: true }).push(text, true))
    if (rows.push(row) === max) break
  return rows
}

function recognize(text: string): { format: Format; columns: Columns; body: Row[] } {
  const found = DELIMITERS.flatMap((delimiter) =>
    rowsOf(text, delimiter, MAX_TITLE_ROWS).flatMap((header, at) =>
      FORMATS.flatMap((format) => {
        const columns = columnsOf(header, format)
        const isKnown = format.needs.every((field) => columns[field] !== undefined)
        return isKnown ? [{ format, columns, delimiter, at, known: Object.keys(columns).length }] : []
      }),
    ),
  )
  const [best] = found.toSorted((one, other) => other.known - one.known)
  if (!best)
    throw new OutcomeFileError(
      'the columns of this file are not known: name them as in the template, at least listing, from, impressions, and clicks or orders',
    )
  const { format, columns, delimiter, at } = best
  const body = rowsOf(text, delimiter, at + MAX_FILE_ROWS + 2).slice(at + 1)
  if (body.length > MAX_FILE_ROWS) throw new OutcomeFileError(`the file has more than ${MAX_FILE_ROWS} rows`)
  return { format, columns, body }
}

function columnsOf({ cells }: Row, { columns }: Format): Columns {
  // `Amount spent (USD)` and `Conv. value` are known by their words.
  const names = cells.map((cell) =>
    cell
      .toLowerCase()
      .replaceAll(/\([^()]*\)/g, '')
      .replaceAll(/[^\p{L}\d]+/gu, ' ')
      .trim(),
  )
  const found = Object.entries(columns).flatMap(([field, known]) => {
    const name = known.find((each) => names.includes(each))
    return name === undefined ? [] : [[field, names.indexOf(name)]]
  })
  return Object.fromEntries(found)
}

/** Arm of rows that name none, as of a report of visits. */
const SHOWN_TO_ALL = 'shown'
/** Names of arms that others are compared with. */
const CONTROL = /^(?:(?:version|variation|variant) )?(?:a|0|control|old|original|baseline)$/i
/** Text in place of a day below the last row of a report. */
const TOTAL = /^(?:total.*)?$/i
const YES = /^(?:1|true|yes|y|x)$/i

function readRow(
  format: Format,
  cell: (field: Field) => string,
  order: DateOrder,
  defaults: FileDefaults,
): { outcome: FileOutcome | null } | { problem: RowProblem; message: string } {
  const given = cell('from') || defaults.from || ''
  const from = readDay(given, order)
  const to = readDay(cell('to') || defaults.to || given, order)
  const listing = listingOf(cell('listing')) || defaults.listing || ''
  if (listing === '' && TOTAL.test(given)) return { outcome: null }
  if (listing === '') return { problem: 'no_listing', message: 'the row names no listing' }
  if (from === null || to === null)
    return { problem: 'no_days', message: `${excerpt(given) || 'nothing'} is no day` }
  try {
    const figures = figuresOf(cell)
    if (figures.impressions === null)
      return { problem: 'no_impressions', message: 'the row has no impressions' }
    const { impressions, ...counts } = figures
    const arm = cell('arm') || SHOWN_TO_ALL
    const market = cell('market') || defaults.market
    const share = readNumber(cell('share'))
    const isReport = /^obs/i.test(cell('kind')) || arm === SHOWN_TO_ALL
    const kind = isReport ? 'observational' : format.kind
    const outcome = {
      source: cell('source') || format.source,
      test: cell('test') || defaults.test || listing,
      arm,
      kind,
      listing,
      ...(market && { market }),
      pictures: cell('pictures')
        .split('|')
        .map((picture) => picture.trim())
        .filter((picture) => picture !== ''),
      is_control: YES.test(cell('control')) || CONTROL.test(arm),
      ...(share !== null && { share }),
      from,
      to,
      impressions,
      ...counts,
    } satisfies FileOutcome
    return { outcome }
  } catch (error) {
    if (error instanceof RangeError) return { problem: 'no_number', message: error.message }
    throw error
  }
}

/** Reports of shops name pages: `/products/oat-milk` is `oat-milk`. */
const listingOf = (text: string): string =>
  text.replace(/^(?:https?:\/\/[^/]+)?\/(?:.*\/)?products\//, '').split(/[?#]/, 1)[0] ?? ''

function figuresOf(cell: (field: Field) => string) {
  const count = (field: Field) => {
    const value = readNumber(cell(field))
    // Platforms attribute parts of a conversion.
    return value === null ? null : Math.round(value)
  }
  const revenue = readNumber(cell('revenue'))
  const currency = /[A-Z]{3}/.exec(cell('currency').toUpperCase())?.[0] ?? null
  return {
    impressions: count('impressions'),
    clicks: count('clicks'),
    orders: count('orders'),
    // Without a currency it is a number of nothing.
    revenue: currency === null ? null : revenue,
    currency,
  }
}
