import { type PdpTrend, TREND_WEEKS } from '@endcap/api'
import { createSingleFlight } from '@endcap/foundation/concurrency/single-flight'
import { sql } from 'kysely'
import { Lru } from 'toad-cache'
import type { Db } from '../../platform/db/database.ts'
import { medianOf } from './score-counts.ts'

const DAY_MS = 24 * 3_600_000
const WEEK_MS = 7 * DAY_MS
/** 1 January 1970 was a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS

/** A trend is kept for this multiple of the time that it took, so that small catalogs always see the current one. */
const KEPT_FACTOR = 300
const MAX_KEPT_MS = 300_000
const KEPT_TRENDS = 1_000
const NEVER = new AbortController().signal

/** Returns the trend of an organization. */
export type GetTrend = (organizationId: string) => Promise<PdpTrend>

/** Creates the retrieval of trends, which reads all histories of an organization and therefore keeps the result. */
export function createGetTrend(db: Db): GetTrend {
  const kept = new Lru<{ trend: PdpTrend; until: number }>(KEPT_TRENDS)
  const flights = createSingleFlight<PdpTrend>()

  async function read(organizationId: string): Promise<PdpTrend> {
    const start = performance.now()
    const trend = await readTrend(db, organizationId, new Date())
    const end = performance.now()
    kept.set(organizationId, { trend, until: end + Math.min(MAX_KEPT_MS, KEPT_FACTOR * (end - start)) })
    return trend
  }

  return async (organizationId) => {
    const known = kept.get(organizationId)
    if (known && known.until > performance.now()) return known.trend
    return flights(organizationId, () => read(organizationId), NEVER)
  }
}

/** Returns the scores of an organization's PDPs at the ends of the weeks until now. */
export async function readTrend(db: Db, organizationId: string, now: Date): Promise<PdpTrend> {
  const ends = weekEnds(now)
  const states = await readStates(db, organizationId, ends)
  const scores = ends.map(() => new Map<number, number>())
  for (const { tenths, first, behind, count } of states)
    for (const week of scores.slice(first, behind ?? undefined))
      week.set(tenths, (week.get(tenths) ?? 0) + count)
  return {
    weeks: ends.map((at, index) => {
      const counts = [...(scores[index] ?? [])].map(([tenths, count]) => ({ score: tenths / 10, count }))
      return {
        at: at.toISOString(),
        median_score: medianOf(counts),
        listings: counts.reduce((sum, { count }) => sum + count, 0),
      }
    }),
    rubric_changes: await readRubricChanges(db, organizationId, ends),
  }
}

/** Returns the ends of the last weeks, on Mondays in UTC. The last one is that of the current week. */
function weekEnds(now: Date): Date[] {
  const next = FIRST_MONDAY_MS + WEEK_MS * Math.ceil((now.getTime() + 1 - FIRST_MONDAY_MS) / WEEK_MS)
  return Array.from(
    { length: TREND_WEEKS },
    (_, index) => new Date(next - WEEK_MS * (TREND_WEEKS - 1 - index)),
  )
}

/** PDPs that had a score from a week on. `behind` is the first week with another score, null if there is none. */
type State = { tenths: number; first: number; behind: number | null; count: number }

/** Counts states by score and weeks. PDPs whose score is older than histories have one state. */
async function readStates(db: Db, organizationId: string, ends: readonly Date[]): Promise<State[]> {
  const times = sql`${ends.map((end) => end.toISOString())}::timestamptz[]`
  const { rows } = await sql<State>`
    WITH state AS (
      SELECT history.pdp_score, scored_at AS since,
        lead(scored_at) OVER (PARTITION BY history.pdp_id ORDER BY history.id) AS until
      FROM pdp_history AS history JOIN pdp_summary AS summary ON summary.pdp_id = history.pdp_id
      WHERE summary.organization_id = ${organizationId}
      UNION ALL
      SELECT summary.pdp_score, pdp.scored_at, NULL
      FROM pdp_summary AS summary JOIN pdp ON pdp.id = summary.pdp_id
      WHERE summary.organization_id = ${organizationId} AND summary.pdp_score IS NOT NULL
        AND NOT EXISTS (SELECT FROM pdp_history WHERE pdp_history.pdp_id = summary.pdp_id))
    SELECT round(10 * pdp_score)::int AS tenths, width_bucket(since, ${times}) AS first,
      width_bucket(until, ${times}) AS behind, count(*)::int AS count
    FROM state GROUP BY 1, 2, 3`.execute(db)
  return rows
}

/** Returns the days in the weeks on which PDPs were first scored by another version of the rules. */
async function readRubricChanges(db: Db, organizationId: string, ends: readonly Date[]): Promise<string[]> {
  const { rows } = await sql<{ at: Date }>`
    WITH state AS (
      SELECT scored_at, model_version, history.category_id,
        lag(model_version) OVER earlier AS version_before, lag(history.category_id) OVER earlier AS category_before
      FROM pdp_history AS history JOIN pdp_summary AS summary ON summary.pdp_id = history.pdp_id
      WHERE summary.organization_id = ${organizationId}
      WINDOW earlier AS (PARTITION BY history.pdp_id ORDER BY history.id))
    SELECT min(scored_at) AS at FROM state
    WHERE model_version <> version_before AND category_id = category_before
    GROUP BY model_version ORDER BY 1`.execute(db)
  const from = (ends[0]?.getTime() ?? 0) - WEEK_MS
  // Each family of categories has a version of its own, and a release changes several.
  const changes = rows.filter(({ at }, index) => {
    const before = rows[index - 1]?.at.getTime() ?? 0
    return at.getTime() >= from && at.getTime() - before > DAY_MS
  })
  return changes.map(({ at }) => at.toISOString())
}
