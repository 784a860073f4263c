/** Made by the service, never by users. */
export type Link = { url: string; text: string }

/** Null is an empty cell. */
export type Cell = string | number | boolean | Date | Link | null

export type Column<Row> = {
  name: string
  /** In characters. */
  width: number
  value: (row: Row) => Cell
}

/** Pages are never empty. */
export type Pages<Row> = AsyncIterable<readonly Row[]>
