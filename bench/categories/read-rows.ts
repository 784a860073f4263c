import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

/** Reads tab-separated rows with a header. Quotes have no meaning. */
export const readRows = <Row>(file: URL): Row[] =>
  parse<Row>(readFileSync(file), { columns: true, delimiter: '\t', quote: null })
