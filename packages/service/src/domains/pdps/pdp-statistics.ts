import {
  HISTOGRAM_RANGES,
  LOSS_CAUSES,
  type LossCause,
  MIN_COUNTED_LOSS,
  type PdpStatistics,
} from '@endcap/api'
import { CERTIFIED, oneDecimal } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { filtersOf, type PdpListing } from './list-pdps.ts'
import { medianOf, type ScoreCount } from './score-counts.ts'

type Filters = Omit<PdpListing, 'cursor' | 'limit' | 'sort'>

const WEEK_MS = 7 * 24 * 3_600_000
const RANGE = 100 / HISTOGRAM_RANGES

type LostTotals = Record<`points_${LossCause}` | `listings_${LossCause}`, number | null>
type Totals = LostTotals & {
  count: number
  scored: number
  /** PDPs whose lost points are known. */
  known: number
  mean_can_win: number | null
  added_last_week: number
}

/** Returns the figures of all PDPs that meet the filters of a list. */
export async function readStatistics(db: Db, filters: Filters): Promise<PdpStatistics> {
  const where = sql.join(filtersOf(filters), sql` AND `)
  const { rows } = await sql<Totals>`
    SELECT count(*)::int AS count, count(pdp_score)::int AS scored, count(lost_main_image)::int AS known,
      avg(can_win)::double precision AS mean_can_win,
      count(*) FILTER (WHERE pdp_id >= ${idsFrom(Date.now() - WEEK_MS)}::uuid)::int AS added_last_week,
      ${sql.join(LOSS_CAUSES.map(lostBy))}
    FROM pdp_summary AS summary WHERE ${where}`.execute(db)
  const scores = await sql<ScoreCount>`
    SELECT pdp_score AS score, count(*)::int AS count
    FROM pdp_summary AS summary WHERE ${where} AND pdp_score IS NOT NULL GROUP BY pdp_score`.execute(db)
  // There are few combinations, so that far fewer rows are unfolded than there are PDPs.
  const missing = await sql<{ asset_type: string; listings: number }>`
    SELECT asset_type, sum(listings)::int AS listings FROM (
      SELECT missing, count(*) AS listings FROM pdp_summary AS summary WHERE ${where} GROUP BY missing) AS combination,
      unnest(missing) AS asset_type
    GROUP BY asset_type ORDER BY listings DESC, asset_type`.execute(db)
  const [totals] = rows
  if (!totals) throw new Error('an aggregate returns one row')
  return {
    count: totals.count,
    scored: totals.scored,
    certified: scores.rows.reduce((sum, { score, count }) => sum + (score >= CERTIFIED ? count : 0), 0),
    median_score: medianOf(scores.rows),
    mean_can_win: totals.mean_can_win === null ? null : oneDecimal(totals.mean_can_win),
    added_last_week: totals.added_last_week,
    histogram: histogramOf(scores.rows),
    lost: lostOf(totals),
    missing: missing.rows as PdpStatistics['missing'],
  }
}

/** Selects the sum of the points that are lost by a cause, in tenths, and the number of PDPs that lose some. */
function lostBy(cause: LossCause) {
  const column = sql.ref(`lost_${cause}`)
  return sql`sum(${column})::double precision AS ${sql.ref(`points_${cause}`)},
    count(*) FILTER (WHERE ${column} >= ${sql.lit(10 * MIN_COUNTED_LOSS)})::int AS ${sql.ref(`listings_${cause}`)}`
}

/** Returns the lowest id of PDPs that were created at a time or later: ids are UUIDv7, in the order of time. */
function idsFrom(ms: number): string {
  const digits = ms.toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`
}

function histogramOf(scores: readonly ScoreCount[]): PdpStatistics['histogram'] {
  const counts = new Map<number, number>()
  for (const { score, count } of scores) {
    const range = Math.min(HISTOGRAM_RANGES - 1, Math.floor(score / RANGE))
    counts.set(range, (counts.get(range) ?? 0) + count)
  }
  return Array.from({ length: HISTOGRAM_RANGES }, (_, range) => ({
    from: range * RANGE,
    to: (range + 1) * RANGE,
    count: counts.get(range) ?? 0,
  }))
}

function lostOf(totals: Totals): PdpStatistics['lost'] {
  const tenthsOf = (cause: LossCause) => totals[`points_${cause}`] ?? 0
  const all = LOSS_CAUSES.reduce((sum, cause) => sum + tenthsOf(cause), 0)
  return LOSS_CAUSES.map((cause) => ({
    cause,
    points: oneDecimal(tenthsOf(cause) / 10 / Math.max(1, totals.known)),
    share: Math.round((1000 * tenthsOf(cause)) / Math.max(1, all)) / 1000,
    listings: totals[`listings_${cause}`] ?? 0,
  })).toSorted((a, b) => tenthsOf(b.cause) - tenthsOf(a.cause))
}
