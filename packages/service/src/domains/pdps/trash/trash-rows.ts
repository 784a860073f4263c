import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { leaveOutTriggers } from '../record/earlier-release.ts'

/** Tables with the rows of a PDP, those that others refer to first. */
const TABLES = [
  'pdp',
  'pdp_summary',
  'listing',
  'pdp_image',
  'pdp_history',
  'pdp_acceptance',
  'shot',
  'comment',
  'live_check',
] as const

type Key = { organizationId: string; pdpId: string }

/** Returns the rows of a locked PDP as JSON. */
export async function readRows(trx: Db, { organizationId, pdpId }: Key): Promise<string> {
  const tables = TABLES.map((table) => {
    const isOwn =
      table === 'pdp'
        ? sql`own.id = ${pdpId}::uuid`
        : table === 'pdp_acceptance'
          ? sql`own.organization_id = ${organizationId}::uuid AND own.pdp_id = ${pdpId}::uuid`
          : sql`own.pdp_id = ${pdpId}::uuid`
    return sql`${sql.lit(table)}, (SELECT json_agg(own) FROM ${sql.table(table)} AS own WHERE ${isOwn})`
  })
  const { rows } = await sql<{ rows: string }>`
    SELECT json_build_object(${sql.join(tables)})::text AS rows`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('PostgreSQL returned no document')
  return row.rows
}

/**
 * Inserts the rows of a document of this or an earlier release. New columns get their defaults, and dropped ones are
 * left out. Returns false if another PDP has the key.
 */
export async function insertRows(trx: Db, trashId: string): Promise<boolean> {
  await leaveOutTriggers(trx)
  for (const table of TABLES) {
    const inserted = await insertInto(trx, trashId, table)
    if (table !== 'pdp') continue
    if (inserted === 0) return false
    // The trend counted the deletion, and counts the score again from now.
    await sql`UPDATE pdp SET scored_at = now() WHERE scored_at IS NOT NULL
      AND id = (SELECT pdp_id FROM trash WHERE id = ${trashId})`.execute(trx)
  }
  return true
}

async function insertInto(trx: Db, trashId: string, table: (typeof TABLES)[number]): Promise<number> {
  const { rows: columns } = await sql<{ name: string }>`
    SELECT attname AS name FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      AND attname IN (SELECT json_object_keys(rows->${table}->0) FROM trash
        WHERE id = ${trashId} AND json_typeof(rows->${table}) = 'array')`.execute(trx)
  if (columns.length === 0) return 0
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  const { numAffectedRows } = await sql`
    INSERT INTO ${sql.table(table)} (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::${sql.table(table)},
      (SELECT rows->${table} FROM trash WHERE id = ${trashId}))
    ON CONFLICT DO NOTHING`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
