import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

/** Returns the rows of a file with columns separated by tabs, whose first line names them. Quotes have no meaning. */
export const readRows = <Row>(file: URL): Row[] =>
  parse<Row>(readFileSync(file), { columns: true, delimiter: '\t', quote: null })
