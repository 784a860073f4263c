import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** A database trigger refuses to delete younger entries. */
const expired = sql<boolean>`occurred_at < now() - interval '1 year'`

/** Counts audit entries older than a year. */
export async function countExpiredAudit(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM audit_event WHERE ${expired}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Removes audit entries older than a year and returns their number. */
export async function removeExpiredAudit(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('audit_event').where(expired).executeTakeFirst()
  return Number(numDeletedRows)
}
