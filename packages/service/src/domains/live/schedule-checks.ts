import { sql } from 'kysely'
import { NIL } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { CHECK_LIVE } from './check-live.job.ts'
import { isWatched } from './watch-store.ts'

/** Hours in UTC. */
const WINDOW = { from: 0, to: 7 }

/** Returns true at the hours in which pages are read that nobody waits for. */
export const isNight = (now: Date): boolean =>
  now.getUTCHours() >= WINDOW.from && now.getUTCHours() < WINDOW.to

/** Jobs of an organization that wait at a time, so that a restart repeats few: 2 a second at most. */
const MOST_WAITING = 120

type Deps = { db: Db; jobs: Pick<JobQueue, 'enqueue'> }
type Watch = { id: string; organization_id: string; query: string | null }

/** Enqueues checks of tonight in the nightly window. Safe to run concurrently. */
export async function scheduleChecks(deps: Deps, signal: AbortSignal, now = new Date()): Promise<void> {
  if (!isNight(now)) return
  const night = now.toISOString().slice(0, 10)
  for (let last: string = NIL; !signal.aborted; ) {
    const { rows } = await sql<Watch>`
      SELECT live_watch.id, live_watch.organization_id, saved_view.query
      FROM live_watch LEFT JOIN saved_view ON saved_view.id = view_id
      WHERE live_watch.id > ${last}::uuid ORDER BY live_watch.id LIMIT 1`.execute(deps.db)
    const [watch] = rows
    if (!watch) return
    await scheduleWatch(deps, watch, night)
    last = watch.id
  }
}

/**
 * The row of the night and its job are committed together. In a fixed order, listings of a host in back-off would be
 * enqueued again before all others.
 */
async function scheduleWatch({ db, jobs }: Deps, watch: Watch, night: string): Promise<void> {
  const { organization_id: organizationId } = watch
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pdp_id: string }>`
      INSERT INTO live_check (pdp_id, night, organization_id, state)
      SELECT summary.pdp_id, ${night}::date, summary.organization_id, 'waiting'
      FROM pdp_summary AS summary JOIN pdp ON pdp.id = summary.pdp_id
      WHERE ${isWatched(watch)} AND pdp.status = 'COMPLETED'
        AND NOT EXISTS (SELECT FROM live_check WHERE live_check.pdp_id = pdp.id AND night = ${night}::date)
      ORDER BY random()
      LIMIT greatest(0, ${MOST_WAITING} - (SELECT count(*) FROM live_check
        WHERE organization_id = ${organizationId} AND night = ${night}::date AND state = 'waiting'))
      ON CONFLICT DO NOTHING RETURNING pdp_id`.execute(trx)
    const payloads = rows.map(({ pdp_id: pdpId }) => ({ pdpId, night }))
    if (payloads.length > 0)
      await jobs.enqueue(trx, CHECK_LIVE, payloads, { organizationId, urgency: 'upgrade' })
  })
}
