import { sql } from 'kysely'
import { NIL } from 'uuid'
import type { Db } from '../db/database.ts'
import { inBatches } from '../db/in-batches.ts'

const ROWS_AT_A_TIME = 5_000

/** Records stored files of earlier releases. Safe to run concurrently. */
export async function fillStoredFiles(
  db: Db,
  signal: AbortSignal,
  organizationId: string | null = null,
): Promise<void> {
  for (const table of ['image', 'upload', 'import']) {
    let last: string = NIL
    await inBatches(db, signal, ROWS_AT_A_TIME, async (trx) => {
      const { rows } = await sql<{ last: string; count: number }>`
        WITH page AS MATERIALIZED (
          SELECT id, organization_id, sha256, byte_length FROM ${sql.table(table)}
          WHERE id > ${last} ${organizationId === null ? sql`` : sql`AND organization_id = ${organizationId}`}
          ORDER BY id LIMIT ${ROWS_AT_A_TIME}),
        filled AS (
          INSERT INTO stored_file (organization_id, sha256, byte_length)
          SELECT DISTINCT ON (organization_id, sha256) organization_id, sha256, byte_length FROM page
          ORDER BY organization_id, sha256
          ON CONFLICT DO NOTHING)
        SELECT id AS last, (SELECT count(*)::int FROM page) AS count FROM page ORDER BY id DESC LIMIT 1`.execute(
        trx,
      )
      last = rows[0]?.last ?? last
      return rows[0]?.count ?? 0
    })
  }
}
