import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MAX_WORKBOOK_ROWS } from '../limits.ts'
import { openArchive } from './archive.ts'
import { readRows, type SheetRow } from './read-rows.ts'
import { readSharedStrings } from './shared-strings.ts'
import { readStyles } from './styles.ts'
import { refuseWorkbook } from './workbook-error.ts'
import { chooseSheet, readSheets } from './workbook-sheets.ts'

/** `sheets` are those shown. */
export type ConvertedWorkbook = { sheet: string; sheets: string[] }

type Options = {
  /** Defaults to the first sheet shown. */
  sheet?: string | undefined
  maxRows?: number
}

const CHUNK_LENGTH = 65_536

/**
 * Converts a sheet (.xlsx, ECMA-376) to UTF-8 CSV, with the texts shown, all digits of unformatted numbers, stored
 * formula values and row numbers. Keeps the shared texts in memory. Runs in a separate process, because hostile
 * workbooks may take long.
 * @throws CatalogFileError EXCEL_WORKBOOK, WORKBOOK_TOO_LARGE, UNKNOWN_SHEET
 */
export async function convertWorkbook(
  path: string,
  target: string,
  { sheet, maxRows = MAX_WORKBOOK_ROWS }: Options = {},
): Promise<ConvertedWorkbook> {
  await using archive = await openArchive(path)
  const { sheets, usesDates1904 } = await readSheets(archive)
  const chosen = chooseSheet(sheets, sheet)
  const formats = await readStyles(archive)
  const texts = await readSharedStrings(archive)
  const rows = readRows(await archive.open(chosen.path), { texts, formats, usesDates1904 })
  await pipeline(Readable.from(csvOf(rows, maxRows)), createWriteStream(target))
  return {
    sheet: chosen.name,
    sheets: sheets.filter(({ isHidden }) => !isHidden).map(({ name }) => name),
  }
}

async function* csvOf(pieces: AsyncIterable<readonly SheetRow[]>, maxRows: number): AsyncGenerator<string> {
  let last = 0
  let count = 0
  let lines = ''
  for await (const rows of pieces) {
    for (const { row, cells } of rows) {
      lines += `${'\n'.repeat(Math.max(0, row - last - 1))}${cells.map(quoted).join(',')}\n`
      last = row
    }
    count += rows.length
    if (count > maxRows)
      throw refuseWorkbook(`has more than ${maxRows.toLocaleString('en-US')} rows. Split it`)
    if (lines.length < CHUNK_LENGTH) continue
    yield lines
    lines = ''
  }
  yield lines
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
