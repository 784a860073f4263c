import type { Position } from '../../../platform/http/cursor.ts'

/** Rows of a page. More would delay the requests of others, which wait while a page is read and written. */
export const PAGE_ROWS = 100

/**
 * Reads a list page by page with a query for each, so that no connection and no snapshot is held meanwhile.
 *
 * @param read Returns the rows behind a position, and none at the end
 */
export async function* readPages<Row>(
  read: (after: Position | null) => Promise<readonly Row[]>,
  positionOf: (row: Row) => Position,
): AsyncGenerator<readonly Row[], void, undefined> {
  for (let after: Position | null = null; ; ) {
    const rows = await read(after)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = positionOf(last)
  }
}
