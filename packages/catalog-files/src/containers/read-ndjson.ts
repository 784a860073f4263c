import { MAX_NAME_LENGTH } from '../limits.ts'
import { type Cell, cellText, type ProductRow } from '../records/row-values.ts'
import { ADDRESS, addressesIn } from '../records/split-addresses.ts'
import { storable } from '../storable.ts'
import { RowSplitter, readRows } from './row-splitter.ts'

export const LINES = { delimiter: null, hasQuotes: false } as const

/** Digits of a possibly unsafe integer. Other lines skip the slow reviver. */
const LONG_NUMBER = /\d{16}/

/** Yields one object a line. */
export async function* readNdjson(
  pieces: AsyncIterable<string>,
  columns: readonly string[],
): AsyncGenerator<ProductRow> {
  for await (const row of readRows(pieces, new RowSplitter(LINES))) {
    if (row.malformed !== null) {
      yield row
      continue
    }
    const values = flattenJson(row.cells[0] ?? '')
    yield values
      ? { row: row.row, cells: alignCells(values, columns), malformed: null }
      : { ...row, malformed: 'is not a JSON object on one line' }
  }
}

/** Sorts the values by column. */
export function alignCells(values: ReadonlyMap<string, Cell>, columns: readonly string[]): Cell[] {
  return columns.map((name) => values.get(name) ?? '')
}

/**
 * Returns the values by column, or null for other text. Akeneo's attributes get their CSV names, such as
 * `name-en_US-ecommerce`. Drops other nested objects.
 */
export function flattenJson(line: string): Map<string, Cell> | null {
  const object = parseObject(line)
  if (!object) return null
  const cells = new Map<string, Cell>()
  for (const [name, value] of Object.entries(object)) {
    if (name === 'values' && isObject(value)) addAttributes(cells, value)
    else addCell(cells, name, value)
  }
  return cells
}

function addAttributes(cells: Map<string, Cell>, attributes: Record<string, unknown>): void {
  for (const [code, values] of Object.entries(attributes)) {
    if (!Array.isArray(values)) continue
    for (const value of values as unknown[]) {
      if (!isObject(value)) continue
      const { locale, scope, data } = value
      const name = [code, locale, scope].filter((part) => typeof part === 'string').join('-')
      addCell(cells, name, data)
    }
  }
}

function addCell(cells: Map<string, Cell>, name: string, value: unknown): void {
  const cell = Array.isArray(value)
    ? value.map(scalarText).filter((text) => text !== null)
    : scalarText(value)
  if (cell !== null && cellText(cell) !== '' && name.length <= MAX_NAME_LENGTH)
    cells.set(storable(name), cell)
}

/** An object with an address, often an image, becomes the address. */
function scalarText(value: unknown): string | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value)
  const [address] = isObject(value) ? addressesIn(value) : []
  return address !== undefined && ADDRESS.test(address) ? address : null
}

function parseObject(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = LONG_NUMBER.test(line) ? JSON.parse(line, exactNumber) : JSON.parse(line)
    return isObject(value) ? value : null
  } catch {
    // The caller reports the line.
    return null
  }
}

/** Keeps long integers, such as ids of 19 digits, as written. */
function exactNumber(_key: string, value: unknown, context?: { source?: string }): unknown {
  const isRounded = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
  return isRounded ? context?.source : value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
