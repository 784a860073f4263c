/** Null is an empty cell. */
export type Cell = string | number | boolean | Date | null

export type Column<Row> = {
  name: string
  /** In characters. */
  width: number
  value: (row: Row) => Cell
}

/** Pages are never empty. */
export type Pages<Row> = AsyncIterable<readonly Row[]>
