import { MAX_NOTE_LENGTH } from '../limits.ts'
import type { CatalogSubmission, Field } from '../types.ts'
import { type Columns, cellText, type ProductRow, quoted, type Report, valuesOf } from './row-values.ts'

type Rights = NonNullable<CatalogSubmission['image_rights']>

/**
 * Reads the rights of all images of a product. What cannot be read is an error, because an image without its end
 * would be used for longer than allowed.
 */
export function readRights(
  rows: readonly ProductRow[],
  columns: Columns,
  report: Report,
): Pick<CatalogSubmission, 'image_rights'> {
  const read = <Value>(
    field: Field,
    parse: (text: string) => Value | null,
    form: string,
  ): Value | undefined => {
    const [value] = valuesOf(field, rows, columns)
    if (!value) return undefined
    const text = cellText(value.cell).trim()
    const parsed = parse(text)
    if (parsed !== null) return parsed
    const message = `${quoted(text)} is not ${form}.`
    report.error({ row: value.row, column: value.column, code: 'INVALID_RIGHTS', message })
    return undefined
  }
  const rights: Rights = {
    from: read('rights_from', dayOf, DAY),
    until: read('rights_until', dayOf, DAY),
    markets: read('rights_markets', marketsOf, 'a list of country codes, such as DE AT'),
    note: read('rights_note', (text) => Array.from(text).slice(0, MAX_NOTE_LENGTH).join(''), ''),
  }
  return Object.values(rights).every((value) => value === undefined) ? {} : { image_rights: rights }
}

const DAY = 'a day in the form 2027-12-31'

/** Spreadsheets add a time of day. */
function dayOf(text: string): string | null {
  const day = /^(\d{4}-\d\d-\d\d)(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(text)?.[1] ?? ''
  const time = Date.parse(day)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : day
}

function marketsOf(text: string): string[] | null {
  const codes = text.toUpperCase().split(/[\s,;|]+/)
  return codes.every((code) => /^[A-Z]{2}$/.test(code)) ? codes : null
}
