import type { Pages } from './column.ts'

/** Media type of one JSON value a line. */
export const NDJSON_TYPE = 'application/x-ndjson'

/** Writes rows as one JSON object a line, in one text for each page. */
export async function* ndjsonOf<Row extends object>(
  pages: Pages<Row>,
): AsyncGenerator<string, void, undefined> {
  for await (const rows of pages) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
}
