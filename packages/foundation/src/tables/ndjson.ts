import type { Pages } from './column.ts'

/** One JSON value per line. */
export const NDJSON_TYPE = 'application/x-ndjson'

/** Yields a text per page. */
export async function* ndjsonOf<Row extends object>(
  pages: Pages<Row>,
): AsyncGenerator<string, void, undefined> {
  for await (const rows of pages) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
}
