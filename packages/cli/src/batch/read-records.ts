import { RowSplitter } from '@endcap/catalog-files'
import type { FileReader } from '@endcap/foundation/disk/file-reader'
import { withoutNeutralizing } from '@endcap/foundation/tables/csv'
import { readParquet } from '@endcap/foundation/tables/parquet'
import { delimiterOf } from '../terminal/read-csv.ts'
import { type InputRecord, malformed, ROW_COLUMNS } from './batch-row.ts'
import { readJsonLines } from './read-lines.ts'

/** Records that follow each other, or null for ones that nobody wants. */
export type Records = { count: number; records: readonly InputRecord[] | null }
/** Returns whether rows from `first` to before `end` of the file are wanted. */
export type Wants = (first: number, end: number) => boolean

const PIECE_BYTES = 4 * 1024 * 1024
const HEAD_BYTES = 64 * 1024

/**
 * Reads Parquet, NDJSON or CSV, as its first bytes say, in pieces. Only Parquet can leave out rows that are not wanted.
 *
 * @throws Error if the file is none of them
 */
export async function* readRecords(file: FileReader, wants: Wants): AsyncGenerator<Records> {
  const head = Buffer.from(await file.slice(0, Math.min(HEAD_BYTES, file.byteLength)))
  if (head.subarray(0, 4).toString() === 'PAR1') yield* parquetRecords(file, wants)
  else if (/^\ufeff?\s*\{/.test(head.toString())) yield* onePerLine(readJsonLines(piecesOf(file)))
  else yield* onePerLine(csvRecords(file, head.toString()))
}

async function* parquetRecords(file: FileReader, wants: Wants): AsyncGenerator<Records> {
  const columns = (names: readonly string[]) => names.filter((name) => ROW_COLUMNS.includes(name))
  for await (const { count, rows } of readParquet(file, columns, wants))
    yield { count, records: rows?.map((values) => ({ values })) ?? null }
}

async function* onePerLine(records: AsyncIterable<InputRecord>): AsyncGenerator<Records> {
  for await (const record of records) yield { count: 1, records: [record] }
}

async function* csvRecords(file: FileReader, head: string): AsyncGenerator<InputRecord> {
  const splitter = new RowSplitter({ delimiter: delimiterOf(head), hasQuotes: true, trims: true })
  const decoder = new TextDecoder()
  let names: string[] | null = null
  const read = function* (text: string, isLast: boolean): Generator<InputRecord> {
    for (const { cells, malformed: reason } of splitter.push(text, isLast)) {
      if (names === null) names = cells.map((name) => name.trim().toLowerCase())
      else if (reason !== null) yield malformed(`the row ${reason}`)
      else yield { values: recordOf(names, cells) }
    }
  }
  for await (const piece of piecesOf(file)) yield* read(decoder.decode(piece, { stream: true }), false)
  yield* read(decoder.decode(), true)
}

const recordOf = (names: readonly string[], cells: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name, index) => [name, withoutNeutralizing(cells[index] ?? '')]))

async function* piecesOf(file: FileReader): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.byteLength; at += PIECE_BYTES)
    yield new Uint8Array(await file.slice(at, Math.min(at + PIECE_BYTES, file.byteLength)))
}
