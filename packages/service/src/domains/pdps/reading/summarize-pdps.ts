import type { PdpStatistics } from '@endcap/api'
import { CERTIFIED } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { canGain, familyGains, GAIN_COUNTS, type GainCounts } from './gain-counts.ts'
import { filtersOf, type PdpFilters } from './list-pdps.ts'

export type PdpFigures = {
  count: number
  /** The other figures are based on these. */
  scored: number
  certified: number
  median: number | null
  can_gain: PdpStatistics['can_gain']
  /** Counts in ranges of 5 points. The last includes 100. */
  histogram: number[]
}

const RANGES = 20

/** Returns figures of all PDPs that meet the filters. */
export async function summarizePdps(db: Db, listing: PdpFilters): Promise<PdpFigures> {
  const where = sql.join(filtersOf(listing), sql` AND `)
  const figures = await sql<Omit<PdpFigures, 'histogram' | 'can_gain'> & GainCounts>`
    SELECT count(*)::int AS count, count(pdp_score)::int AS scored,
      count(*) FILTER (WHERE pdp_score >= ${CERTIFIED})::int AS certified,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY pdp_score) AS median,
      ${GAIN_COUNTS}
    FROM pdp_summary AS summary WHERE ${where}`.execute(db)
  const ranges = await sql<{ range: number; count: number }>`
    SELECT least(width_bucket(pdp_score, 0, 100, ${sql.lit(RANGES)}), ${sql.lit(RANGES)}) AS range, count(*)::int AS count
    FROM pdp_summary AS summary WHERE ${where} AND pdp_score IS NOT NULL GROUP BY 1`.execute(db)
  const [row] = figures.rows
  if (!row) throw new Error('an aggregate returns one row')
  const counts = new Map(ranges.rows.map(({ range, count }) => [range, count]))
  const { count, scored, certified, median } = row
  return {
    count,
    scored,
    certified,
    median,
    can_gain: canGain([row, ...(await familyGains(db, where))]),
    histogram: Array.from({ length: RANGES }, (_, index) => counts.get(index + 1) ?? 0),
  }
}
