import type { ParquetColumn } from '@endcap/foundation/tables/parquet'
import type { RowResult } from './score-row.ts'

/** Version of the columns. docs/batch.md lists them. */
export const SCHEMA_VERSION = 1

type Column = ParquetColumn<RowResult>

const text = (
  name: 'id' | 'image' | 'role' | 'category_id' | 'retailer' | 'sha256' | 'classification' | 'model_version',
): Column => ({ name, type: 'STRING', value: (row) => row[name] })

const json = (name: 'factors' | 'retailer_checks' | 'facts'): Column => ({
  name,
  type: 'STRING',
  value: (row) => (row[name] === null ? null : JSON.stringify(row[name])),
})

/** Returns the columns of the output, with the facts or without. */
export const resultColumns = (withFacts: boolean): Column[] => [
  { name: 'row', type: 'INT64', isRequired: true, value: ({ row }) => BigInt(row) },
  text('id'),
  text('image'),
  text('role'),
  text('category_id'),
  text('retailer'),
  text('sha256'),
  { name: 'score', type: 'DOUBLE', value: ({ score }) => score },
  text('classification'),
  text('model_version'),
  { name: 'accepted', type: 'BOOLEAN', value: ({ accepted }) => accepted },
  json('factors'),
  json('retailer_checks'),
  ...(withFacts ? [json('facts')] : []),
  { name: 'error_code', type: 'STRING', value: (row) => row.error_code },
  { name: 'error_message', type: 'STRING', value: (row) => row.error_message },
]
