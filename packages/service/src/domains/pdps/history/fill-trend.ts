import { sql } from 'kysely'
import { MAX, NIL } from 'uuid'
import type { Db } from '../../../platform/db/database.ts'
import { compactTrend } from './compact-trend.ts'
import { scoreChanges } from './score-changes.ts'

/** Locks its PDPs for some ten milliseconds, below the limits of other statements. */
const PDPS_AT_A_TIME = 100
/** Slices between two compactions. */
const SLICES_TO_COMPACT = 200

/** Adds earlier PDPs to the weekly totals. Safe to run concurrently: each slice is added once. */
export async function fillTrend(db: Db, signal: AbortSignal): Promise<void> {
  for (let slices = 1; !signal.aborted; slices++) {
    if (!(await db.transaction().execute(fillSlice))) return
    if (slices % SLICES_TO_COMPACT === 0) await compactTrend(db, signal)
  }
}

/** Returns true once all histories are added. */
export async function isTrendFilled(db: Db): Promise<boolean> {
  const { rows } = await sql<{ filled_to: string }>`SELECT filled_to FROM pdp_trend_progress`.execute(db)
  return rows[0]?.filled_to === MAX
}

/** Returns false if none remain, or another process adds some. */
async function fillSlice(trx: Db): Promise<boolean> {
  await sql`INSERT INTO pdp_trend_progress (filled_to) VALUES (${NIL}) ON CONFLICT DO NOTHING`.execute(trx)
  const { rows: progress } = await sql<{ filled_to: string }>`
    SELECT filled_to FROM pdp_trend_progress FOR UPDATE SKIP LOCKED`.execute(trx)
  const filledTo = progress[0]?.filled_to ?? MAX
  if (filledTo === MAX) return false
  // Transactions that score these PDPs wait, and then see that they are added.
  const { rows: pdps } = await sql<{ id: string }>`
    SELECT id FROM pdp WHERE id > ${filledTo} ORDER BY id LIMIT ${PDPS_AT_A_TIME} FOR UPDATE`.execute(trx)
  await addStates(
    trx,
    pdps.map(({ id }) => id),
  )
  await sql`UPDATE pdp_trend_progress SET filled_to = ${pdps.at(-1)?.id ?? MAX}`.execute(trx)
  return pdps.length > 0
}

/** Includes the first times of rubric changes. */
async function addStates(trx: Db, ids: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO pdp_trend (organization_id, week, tenths, listings)
    SELECT organization_id, date_trunc('week', at AT TIME ZONE 'UTC'), tenths, sum(listings)
    FROM (${scoreChanges(sql`summary.pdp_id = ANY(${ids}::uuid[])`)}) AS change GROUP BY 1, 2, 3`.execute(trx)
  await sql`
    WITH state AS (
      SELECT organization_id, scored_at, model_version, history.category_id,
        lag(model_version) OVER earlier AS version_before, lag(history.category_id) OVER earlier AS category_before
      FROM pdp_history AS history JOIN pdp_summary AS summary ON summary.pdp_id = history.pdp_id
      WHERE history.pdp_id = ANY(${ids}::uuid[])
      WINDOW earlier AS (PARTITION BY history.pdp_id ORDER BY history.id))
    INSERT INTO rubric_change AS known (organization_id, model_version, changed_at)
    SELECT organization_id, model_version, min(scored_at) FROM state
    WHERE model_version <> version_before AND category_id = category_before
    GROUP BY organization_id, model_version
    ON CONFLICT (organization_id, model_version)
    DO UPDATE SET changed_at = least(known.changed_at, excluded.changed_at)`.execute(trx)
}
