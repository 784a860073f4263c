/** Null is an empty cell. */
export type Cell = string | number | boolean | Date | null

export type Column<Row> = {
  name: string
  /** Spreadsheet width in characters. */
  width: number
  value: (row: Row) => Cell
}

/** Rows by page, at least one per page. */
export type Pages<Row> = AsyncIterable<readonly Row[]>
