import { MIN_COUNTED_GAIN, type PdpStatistics } from '@endcap/api'
import { type RawBuilder, sql } from 'kysely'

/** PDPs that gain enough, each purse with those before it. */
export type GainCounts = Record<'gain_today' | 'gain_with_spark' | 'gain_at_all', number>

/** Sums of tenths can be a little low. */
const countOf = (gain: RawBuilder<unknown>) =>
  sql`count(*) FILTER (WHERE ${gain} > ${sql.lit(MIN_COUNTED_GAIN - 0.05)})::int`

/** Columns of `pdp_summary` for `GainCounts`. */
export const GAIN_COUNTS = sql`${countOf(sql`can_win_today`)} AS gain_today,
  ${countOf(sql`can_win_today + can_win_with_spark`)} AS gain_with_spark,
  ${countOf(sql`can_win_today + can_win_with_spark + can_win_with_shoot`)} AS gain_at_all`

/** Counts a PDP only in the first purse that suffices. */
export function canGain(groups: readonly GainCounts[]): PdpStatistics['can_gain'] {
  const sum = (name: keyof GainCounts) => groups.reduce((all, group) => all + group[name], 0)
  const [today, spark, all] = [sum('gain_today'), sum('gain_with_spark'), sum('gain_at_all')]
  return { today, with_spark: spark - today, with_shoot: all - spark }
}
