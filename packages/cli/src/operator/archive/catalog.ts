import { MIGRATION_TABLE_NAMES } from '@endcap/service/platform/db/migrate'
import { escapeIdentifier } from 'pg'
import type { Session } from './session.ts'

export type Column = { name: string; type: string }
export type Table = { name: string; columns: Column[] }

/** Tables that a maintenance task derives from the histories of PDPs. */
export const DERIVED_TABLES: readonly string[] = ['pdp_trend_progress', 'pdp_trend', 'rubric_change']

/**
 * Tables that are not exported. `rate_limit` holds counters of the current minute, `idempotency_key` answers of the last day, a trigger fills `pdp_summary`,
 * sessions and links let people sign in at the service that created them only, and backups are those of one installation.
 */
const NOT_ARCHIVED = [
  ...MIGRATION_TABLE_NAMES,
  'rate_limit',
  'idempotency_key',
  'pdp_summary',
  ...DERIVED_TABLES,
  'console_session',
  'sign_in_link',
  'device_link',
  'passkey_challenge',
  'backup_run',
]

/**
 * Returns the service's tables and their columns from PostgreSQL's catalog, so that additions of later
 * migrations are included. Tables of extensions and generated columns are excluded.
 */
export async function listTables({ query }: Session): Promise<Table[]> {
  return query<Table>(
    `SELECT class.relname AS name,
       json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) ORDER BY attnum) AS columns
     FROM pg_class class
     JOIN pg_attribute ON attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     WHERE class.relnamespace = current_schema()::regnamespace
       AND class.relkind IN ('r', 'p') AND NOT class.relispartition
       AND class.relname <> ALL ($1)
       AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = class.oid AND deptype = 'e')
     GROUP BY class.relname
     ORDER BY class.relname`,
    [NOT_ARCHIVED],
  )
}

/** Returns the last migration of the database; null if it never had one. */
export async function lastMigration({ query }: Session): Promise<string | null> {
  const [found] = await query<{ exists: boolean }>(
    "SELECT to_regclass('schema_migration') IS NOT NULL AS exists",
  )
  if (!found?.exists) return null
  const [last] = await query<{ name: string | null }>('SELECT max(name) AS name FROM schema_migration')
  return last?.name ?? null
}

/**
 * Drops all foreign keys and returns a function that adds them again, which checks all rows at once.
 * Without them, tables can be filled in any order, and no insert looks up the row that it refers to.
 */
export async function removeForeignKeys({ query }: Session): Promise<() => Promise<void>> {
  const keys = await query<{ name: string; table: string; definition: string }>(
    `SELECT conname AS name, conrelid::regclass::text AS table, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint
     WHERE contype = 'f' AND connamespace = current_schema()::regnamespace AND conparentid = 0
     ORDER BY 2, 1`,
  )
  for (const { name, table } of keys)
    await query(`ALTER TABLE ${table} DROP CONSTRAINT ${escapeIdentifier(name)}`)
  return async () => {
    for (const { name, table, definition } of keys)
      await query(`ALTER TABLE ${table} ADD CONSTRAINT ${escapeIdentifier(name)} ${definition}`)
  }
}

/** Sets the sequences of columns to the highest value in their table. */
export async function advanceSequences({ query }: Session, tables: readonly Table[]): Promise<void> {
  for (const { name, columns } of tables)
    for (const column of columns.filter(({ type }) => /int|serial/.test(type))) {
      const [found] = await query<{ sequence: string | null }>(
        'SELECT pg_get_serial_sequence(quote_ident($1), $2) AS sequence',
        [name, column.name],
      )
      if (found?.sequence)
        await query(
          `SELECT setval($1, max(${escapeIdentifier(column.name)})) FROM ${escapeIdentifier(name)}`,
          [found.sequence],
        )
    }
}
