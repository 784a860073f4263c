import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { type Compressors, parquetMetadataAsync, parquetReadObjects, parquetSchema } from 'hyparquet'
import {
  ByteWriter,
  type ColumnSource,
  fileWriter,
  ParquetWriter,
  schemaFromColumnData,
  type Writer,
} from 'hyparquet-writer'
import type { FileReader } from '../disk/file-reader.ts'

export type ParquetValue = string | number | bigint | boolean | Date | null

export type ParquetColumn<Row> = {
  name: string
  type: 'STRING' | 'DOUBLE' | 'INT32' | 'INT64' | 'BOOLEAN' | 'TIMESTAMP'
  isRequired?: boolean
  value: (row: Row) => ParquetValue
}

/** A Parquet file that is written a row group at a time. */
export type ParquetFile<Row> = { write: (rows: readonly Row[]) => void; finish: () => void }

/** Starts a new file. Memory holds one row group. */
export const createParquetFile = <Row>(
  path: string,
  columns: readonly ParquetColumn<Row>[],
): ParquetFile<Row> => writeInto(fileWriter(path), columns)

/** Returns a file of one row group. */
export function parquetOf<Row>(columns: readonly ParquetColumn<Row>[], rows: readonly Row[]): Uint8Array {
  const writer = new ByteWriter()
  const file = writeInto(writer, columns)
  file.write(rows)
  file.finish()
  return writer.getBytes()
}

/** Compresses with Snappy, which all engines read. */
function writeInto<Row>(writer: Writer, columns: readonly ParquetColumn<Row>[]): ParquetFile<Row> {
  const dataOf = (rows: readonly Row[]): ColumnSource[] =>
    columns.map(({ name, type, isRequired = false, value }) => ({
      name,
      type,
      nullable: !isRequired,
      data: rows.map(value),
    }))
  const schema = schemaFromColumnData({ columnData: dataOf([]) })
  const file = new ParquetWriter({ writer, schema, createdBy: 'Endcap' })
  return {
    write(rows) {
      if (rows.length > 0) void file.write({ columnData: dataOf(rows), rowGroupSize: rows.length })
    },
    finish: () => void file.finish(),
  }
}

export type ParquetRow = Record<string, unknown>

/** Node's own. A page cannot grow beyond the size that its header states. */
const COMPRESSORS: Compressors = {
  GZIP: (bytes, maxOutputLength) => gunzipSync(bytes, { maxOutputLength }),
  BROTLI: (bytes, maxOutputLength) => brotliDecompressSync(bytes, { maxOutputLength }),
  ZSTD: (bytes, maxOutputLength) => zstdDecompressSync(bytes, { maxOutputLength }),
}

/**
 * Reads some columns of a Parquet file, a row group at a time. Yields the number of the first row with the rows, or
 * with null for groups without a row that `wants` returns true for.
 */
export async function* readParquet(
  file: FileReader,
  columnsOf: (names: readonly string[]) => string[],
  wants: (first: number, end: number) => boolean,
): AsyncGenerator<{ first: number; count: number; rows: ParquetRow[] | null }> {
  const metadata = await parquetMetadataAsync(file)
  const names = parquetSchema(metadata).children.map(({ element }) => element.name)
  const columns = columnsOf(names)
  let first = 0
  for (const group of metadata.row_groups) {
    const count = Number(group.num_rows)
    const end = first + count
    const range = { file, metadata, columns, compressors: COMPRESSORS, rowStart: first, rowEnd: end }
    yield { first, count, rows: wants(first, end) ? await parquetReadObjects(range) : null }
    first = end
  }
}
