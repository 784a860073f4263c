import type { LiveWatch, LiveWatchReport } from '@endcap/api'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { type PresentAuthor, presentAuthors } from '../auth/present-authors.ts'
import { countAlerts } from './report-night.ts'
import { isWatched, type Watch } from './watch-store.ts'

/** Presents watches as in the API. */
export async function presentWatches(db: Db, watches: readonly Watch[]): Promise<LiveWatch[]> {
  const authorOf = await presentAuthors(
    db,
    watches.map((watch) => watch.created_by),
  )
  return watches.map((watch) => present(watch, authorOf))
}

/** Presents a watch as in the API. */
export const presentWatch = async (db: Db, watch: Watch): Promise<LiveWatch> =>
  present(watch, await presentAuthors(db, [watch.created_by]))

/** Adds what a watch reads, and how often its rule would have alerted. */
export async function presentWatchReport(db: Db, watch: Watch): Promise<LiveWatchReport> {
  const watched = sql`SELECT summary.pdp_id FROM pdp_summary AS summary WHERE ${isWatched(watch)}`
  // Most listings never differ, so the index of those that do makes this fast.
  const differing = sql`SELECT pdp_id FROM live_check
    WHERE organization_id = ${watch.organization_id} AND (matters <> '{}' OR lost IS NOT NULL)`
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (${watched}) AS watched`.execute(db)
  return {
    ...(await presentWatch(db, watch)),
    listings: rows[0]?.count ?? 0,
    would_have_alerted: await countAlerts(
      db,
      watch.alert,
      sql`pdp_id IN (${differing}) AND pdp_id IN (${watched})`,
    ),
  }
}

const present = (watch: Watch, authorOf: PresentAuthor): LiveWatch => ({
  watch_id: watch.id,
  view_id: watch.view_id,
  created_at: watch.created_at.toISOString(),
  created_by: authorOf(watch.created_by),
  alert: watch.alert,
})
