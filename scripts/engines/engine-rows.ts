import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { duckdb } from '../../packages/service/test/support/duckdb.ts'

export type EngineRow = { id: string; values: unknown; scored_at: number }

const COLUMNS = [
  'image',
  'score',
  'classification',
  'model_version',
  'factors',
  'error_code',
  'error_message',
]

/** Returns the values that must be the same wherever a row is scored. */
export function engineRow(row: Readonly<Record<string, unknown>>, scoredAt: number): EngineRow {
  const values = COLUMNS.map((name) => row[name] ?? null)
  return { id: row['id'] as string, values: values.map(parsed), scored_at: scoredAt }
}

/** Factors are JSON in tables and values in lines. */
const parsed = (value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('[') ? (JSON.parse(value) as unknown) : value

/** Reads the Parquet files of a folder. */
export async function readRows(folder: string): Promise<EngineRow[]> {
  const rows = await duckdb(`SELECT * FROM '${folder}/*.parquet'`)
  return rows.map((row) => engineRow(row, Number(row['scored_at'] ?? 0)))
}

export const readInput = (folder: string): Promise<Record<string, unknown>[]> =>
  duckdb(`SELECT id, image FROM '${join(folder, 'rows.parquet')}'`)

/** Returns how rows differ: which are missing, twice, or have other values. */
export function compareRows(expected: readonly EngineRow[], found: readonly EngineRow[]): string[] {
  const byId = Map.groupBy(found, ({ id }) => id)
  const missing = expected.filter(({ id }) => !byId.has(id))
  const doubled = [...byId.values()].filter((rows) => rows.length > 1)
  const other = expected.filter(({ id, values }) =>
    byId.get(id)?.some((row) => !isDeepStrictEqual(row.values, values)),
  )
  return [
    ...(missing.length > 0 ? [`${missing.length} rows are missing`] : []),
    ...(doubled.length > 0 ? [`${doubled.length} rows are there twice`] : []),
    ...(other.length > 0 ? [`${other.length} rows have other values, such as ${other[0]?.id}`] : []),
    ...(found.length > expected.length ? [`${found.length - expected.length} rows too many`] : []),
  ]
}
