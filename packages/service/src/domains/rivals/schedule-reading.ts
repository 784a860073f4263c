import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { isNight } from '../live/schedule-checks.ts'
import { lockOrganization } from '../organizations/lock-organization.ts'
import { READ_RIVAL } from './read-rival.job.ts'

/** Jobs of an organization that wait at a time, so that a restart repeats few and other work comes first. */
const MOST_WAITING = 60

type Deps = { db: Db; jobs: Pick<JobQueue, 'enqueue'> }

/**
 * Enqueues pages that people want to be read now, and by night those that were read a week ago. Safe to run
 * concurrently.
 */
export async function scheduleReading({ db, jobs }: Deps, now = new Date()): Promise<void> {
  const due = isNight(now)
    ? sql`(wants_now OR next_on <= ${now.toISOString().slice(0, 10)}::date)`
    : sql`wants_now`
  const { rows } = await sql<{ organization_id: string }>`
    SELECT DISTINCT organization_id FROM rival WHERE ${due}`.execute(db)
  for (const { organization_id: organizationId } of rows)
    await db.transaction().execute((trx) => enqueueDue({ trx, jobs }, organizationId, due))
}

/** Enqueues pages that are wanted now, as far as others of the organization do not wait. */
export const enqueueWanted = (deps: Pick<Deps, 'jobs'> & { trx: Db }, organizationId: string) =>
  enqueueDue(deps, organizationId, sql`wants_now`)

/**
 * The mark of the row and its job are committed together. Sets with the same rival wait for each other, so that
 * the second finds what the first has read.
 */
async function enqueueDue(
  { trx, jobs }: Pick<Deps, 'jobs'> & { trx: Db },
  organizationId: string,
  due: ReturnType<typeof sql>,
): Promise<void> {
  // Requests for two sets at once would not see each other's mark.
  await lockOrganization(trx, organizationId)
  // A job that a crash has taken is enqueued again after a day.
  const isQueued = sql`coalesce(queued_at > now() - interval '1 day', false)`
  const { rows } = await sql<{ id: string; wants_now: boolean }>`
    UPDATE rival SET queued_at = now() WHERE id IN (
      SELECT id FROM rival
      WHERE organization_id = ${organizationId} AND ${due} AND NOT ${isQueued} AND NOT EXISTS (
        SELECT FROM rival AS other WHERE other.organization_id = rival.organization_id
          AND other.asin = rival.asin AND other.id <> rival.id
          AND (${isQueued} OR ${due} AND other.id < rival.id))
      ORDER BY wants_now DESC, next_on, id
      LIMIT greatest(0, ${MOST_WAITING} - (SELECT count(*) FROM rival
        WHERE organization_id = ${organizationId} AND ${isQueued}))
      FOR UPDATE SKIP LOCKED)
    RETURNING id, wants_now`.execute(trx)
  for (const isWanted of [true, false]) {
    const payloads = rows.filter((row) => row.wants_now === isWanted).map(({ id }) => ({ rivalId: id }))
    await jobs.enqueue(trx, READ_RIVAL, payloads, {
      organizationId,
      urgency: isWanted ? 'rescoring' : 'upgrade',
    })
  }
}
