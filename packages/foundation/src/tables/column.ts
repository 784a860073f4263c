/** A value of a table. Null is an empty cell. */
export type Cell = string | number | boolean | Date | null

/** A column of a table that is written to a file. */
export type Column<Row> = {
  name: string
  /** Width in a spreadsheet, in characters. */
  width: number
  value: (row: Row) => Cell
}

/** Rows that are read page by page. A page has at least one row. */
export type Pages<Row> = AsyncIterable<readonly Row[]>
