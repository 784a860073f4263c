import { DEFAULT_ALERT, type LiveWatch } from '@endcap/api'
import { type Selectable, sql } from 'kysely'
import { validate as isUuid, v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import type { LiveWatchTable } from '../../platform/db/schema.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'

type Row = Selectable<LiveWatchTable>

/** Returns what is watched, the oldest first. */
export const listWatches = (db: Db, organizationId: string): Promise<Row[]> =>
  db
    .selectFrom('live_watch')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .execute()

/** Returns the stored or the existing watch of a view. */
export async function insertWatch(db: Db, organizationId: string, viewId: string | null): Promise<Row> {
  const { rows } = await sql<Row>`
    INSERT INTO live_watch (id, organization_id, view_id) VALUES (${uuidV7()}, ${organizationId}, ${viewId})
    ON CONFLICT (organization_id, coalesce(view_id, organization_id)) DO UPDATE SET view_id = excluded.view_id
    RETURNING *`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the watch was not stored')
  return row
}

/** @throws DomainError LIVE_WATCH_NOT_FOUND */
export async function deleteWatch(db: Db, organizationId: string, id: string): Promise<void> {
  const deleted = await db
    .deleteFrom('live_watch')
    .where('id', '=', isUuid(id) ? id : null)
    .where('organization_id', '=', organizationId)
    .returning('id')
    .executeTakeFirst()
  if (!deleted)
    throw new DomainError('LIVE_WATCH_NOT_FOUND', 'there is no such live check in your organization')
}

/** Presents a watch as in the API. */
export const presentWatch = (row: Row): LiveWatch => ({
  watch_id: row.id,
  view_id: row.view_id,
  created_at: row.created_at.toISOString(),
  created_by: null,
  alert: DEFAULT_ALERT,
})
