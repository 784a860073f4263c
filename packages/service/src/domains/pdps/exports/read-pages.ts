import type { Position } from '../../../platform/http/cursor.ts'

/** Larger pages would delay the requests of others. */
export const PAGE_ROWS = 100

/**
 * Queries each page separately, so that no connection or snapshot is held.
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
