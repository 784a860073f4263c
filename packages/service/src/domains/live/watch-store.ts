import { DEFAULT_ALERT, type LiveWatchChange, readViewQuery } from '@endcap/api'
import { actorOfWork } from '@endcap/foundation/concurrency/work-scope'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { validate as isUuid, v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import type { LiveWatchTable } from '../../platform/db/schema.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { filtersOf } from '../pdps/reading/list-pdps.ts'

export type Watch = Selectable<LiveWatchTable> & { query: string | null }

const selectWatches = (db: Db, organizationId: string) =>
  db
    .selectFrom('live_watch')
    .leftJoin('saved_view', 'saved_view.id', 'live_watch.view_id')
    .selectAll('live_watch')
    .select('saved_view.query')
    .where('live_watch.organization_id', '=', organizationId)
    .orderBy('live_watch.id')

/** Returns what is watched, the oldest first. */
export const listWatches = (db: Db, organizationId: string): Promise<Watch[]> =>
  selectWatches(db, organizationId).execute()

/** @throws DomainError LIVE_WATCH_NOT_FOUND */
export async function findWatch(db: Db, organizationId: string, id: string): Promise<Watch> {
  const watch = await selectWatches(db, organizationId)
    .where('live_watch.id', '=', isUuid(id) ? id : null)
    .executeTakeFirst()
  if (!watch) throw noSuchWatch()
  return watch
}

/** Returns the stored or the existing watch of a view. */
export async function insertWatch(db: Db, organizationId: string, viewId: string | null): Promise<Watch> {
  const author = actorOfWork()
  const { rows } = await sql<{ id: string }>`
    INSERT INTO live_watch (id, organization_id, view_id, alert, created_by)
    VALUES (${uuidV7()}, ${organizationId}, ${viewId}, ${JSON.stringify(DEFAULT_ALERT)},
      ${author && JSON.stringify(author)})
    ON CONFLICT (organization_id, coalesce(view_id, organization_id)) DO UPDATE SET view_id = excluded.view_id
    RETURNING id`.execute(db)
  return findWatch(db, organizationId, rows[0]?.id ?? '')
}

/** Changes the given fields of the rule. @throws DomainError LIVE_WATCH_NOT_FOUND */
export async function changeWatch(
  db: Db,
  organizationId: string,
  id: string,
  { alert }: LiveWatchChange,
): Promise<Watch> {
  await sql`UPDATE live_watch SET alert = alert || ${JSON.stringify(alert)}::jsonb
    WHERE id = ${isUuid(id) ? id : null} AND organization_id = ${organizationId}`.execute(db)
  return findWatch(db, organizationId, id)
}

/** @throws DomainError LIVE_WATCH_NOT_FOUND */
export async function deleteWatch(db: Db, organizationId: string, id: string): Promise<void> {
  const deleted = await db
    .deleteFrom('live_watch')
    .where('id', '=', isUuid(id) ? id : null)
    .where('organization_id', '=', organizationId)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw noSuchWatch()
}

const noSuchWatch = () =>
  new DomainError('LIVE_WATCH_NOT_FOUND', 'there is no such live check in your organization')

/** Returns conditions on `pdp_summary AS summary`. Matches nothing if another release wrote the view. */
export function isWatched({
  organization_id: organizationId,
  query,
}: Pick<Watch, 'organization_id' | 'query'>): RawBuilder<unknown> {
  const { data } = readViewQuery(query ?? '')
  if (!data) return sql`FALSE`
  const { sort: _sort, ...filters } = data
  return sql`(${sql.join(filtersOf({ ...filters, organizationId }), sql` AND `)}
    AND EXISTS (SELECT FROM pdp WHERE pdp.id = summary.pdp_id AND pdp.id_type = 'asin'))`
}

/** Returns the watches that read a listing. */
export async function watchesOf(db: Db, pdp: { id: string; organization_id: string }): Promise<Watch[]> {
  const watches = await listWatches(db, pdp.organization_id)
  if (watches.length === 0) return []
  const { rows } = await sql<{ watched: boolean[] }>`
    SELECT ARRAY[${sql.join(watches.map(isWatched))}]::boolean[] AS watched
    FROM pdp_summary AS summary WHERE summary.pdp_id = ${pdp.id}`.execute(db)
  return watches.filter((_, index) => rows[0]?.watched[index] ?? false)
}
