import { type PdpTrend, TREND_WEEKS } from '@endcap/api'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { createKeptFigures } from '../reading/kept-figures.ts'
import { medianOf } from '../reading/score-counts.ts'
import { isTrendFilled } from './fill-trend.ts'
import { scoreChanges } from './score-changes.ts'

const DAY_MS = 24 * 3_600_000
const WEEK_MS = 7 * DAY_MS
/** 1 January 1970 was a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS

export type GetTrend = (organizationId: string) => Promise<PdpTrend>

/** Creates the retrieval of trends. @throws DomainError QUERY_TOO_SLOW */
export function createGetTrend(db: Db): GetTrend {
  const kept = createKeptFigures<PdpTrend>(db, ({ weeks }) => weeks.at(-1)?.listings ?? 0)
  return (organizationId) =>
    kept(organizationId, (executor) => readTrend(executor, organizationId, new Date()))
}

/** Returns scores at the ends of weeks until now. */
export async function readTrend(db: Db, organizationId: string, now: Date): Promise<PdpTrend> {
  const ends = weekEnds(now)
  const isFilled = await isTrendFilled(db)
  const changes = await (isFilled ? readChanges : readChangesOfHistories)(db, organizationId, ends)
  const scores = ends.map(() => new Map<number, number>())
  for (const { tenths, first, listings } of changes)
    for (const week of scores.slice(first)) week.set(tenths, (week.get(tenths) ?? 0) + listings)
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

/** Mondays in UTC. The last one ends the current week. */
function weekEnds(now: Date): Date[] {
  const next = FIRST_MONDAY_MS + WEEK_MS * Math.ceil((now.getTime() + 1 - FIRST_MONDAY_MS) / WEEK_MS)
  return Array.from(
    { length: TREND_WEEKS },
    (_, index) => new Date(next - WEEK_MS * (TREND_WEEKS - 1 - index)),
  )
}

/** PDPs that gained a score in a week, less those that lost it, by week index. */
type Change = { tenths: number; first: number; listings: number }

async function readChanges(db: Db, organizationId: string, ends: readonly Date[]): Promise<Change[]> {
  const { rows } = await sql<Change>`
    SELECT tenths, width_bucket(week::timestamp AT TIME ZONE 'UTC', ${timesOf(ends)}) AS first,
      sum(listings)::int AS listings
    FROM pdp_trend WHERE organization_id = ${organizationId} GROUP BY 1, 2`.execute(db)
  return rows
}

const timesOf = (ends: readonly Date[]) => sql`${ends.map((end) => end.toISOString())}::timestamptz[]`

/** Used until the weekly totals are filled. */
async function readChangesOfHistories(
  db: Db,
  organizationId: string,
  ends: readonly Date[],
): Promise<Change[]> {
  const { rows } = await sql<Change>`
    SELECT tenths, width_bucket(at, ${timesOf(ends)}) AS first, sum(listings)::int AS listings
    FROM (${scoreChanges(sql`summary.organization_id = ${organizationId}`)}) AS change GROUP BY 1, 2`.execute(
    db,
  )
  return rows
}

/** First days on which PDPs were scored by new rules. */
async function readRubricChanges(db: Db, organizationId: string, ends: readonly Date[]): Promise<string[]> {
  const { rows } = await sql<{ at: Date }>`
    SELECT changed_at AS at FROM rubric_change WHERE organization_id = ${organizationId} ORDER BY 1`.execute(
    db,
  )
  const from = (ends[0]?.getTime() ?? 0) - WEEK_MS
  // Each family has its own version, and a release changes several.
  const changes = rows.filter(({ at }, index) => {
    const before = rows[index - 1]?.at.getTime() ?? 0
    return at.getTime() >= from && at.getTime() - before > DAY_MS
  })
  return changes.map(({ at }) => at.toISOString())
}
