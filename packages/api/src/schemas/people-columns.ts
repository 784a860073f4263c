import { z } from 'zod'

/** Columns of a file for people, in their order. */
export const peopleColumns = <const Names extends readonly string[]>(names: Names) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? [value] : value),
      z.array(z.enum(names)).max(names.length).optional(),
    )
    .meta({
      description:
        'Columns for people, the parameter once for each, in their order: with names and words in the language of ' +
        '`Accept-Language`, and links to the console. Only for CSV and workbooks',
      param: { style: 'form', explode: true },
    })

/** NDJSON has no columns. */
export const isTable = ({ format, columns }: { format: string; columns?: unknown }) =>
  format !== 'ndjson' || !columns
export const ONLY_TABLES = { path: ['columns'], message: 'are only for csv and xlsx' }
