import { MIN_COUNTED_GAIN, type PdpStatistics } from '@endcap/api'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** PDPs that gain enough, each purse with those before it. */
export type GainCounts = Record<'gain_today' | 'gain_with_spark' | 'gain_at_all', number>

/** Sums of tenths can be a little low. */
const isEnough = (gain: RawBuilder<unknown>) => sql`${gain} > ${sql.lit(MIN_COUNTED_GAIN - 0.05)}`
const TODAY = isEnough(sql`can_win_today`)
const WITH_SPARK = isEnough(sql`can_win_today + can_win_with_spark`)
const AT_ALL = isEnough(sql`can_win_today + can_win_with_spark + can_win_with_shoot`)

/** Columns of `pdp_summary` for `GainCounts` of PDPs without a family. */
export const GAIN_COUNTS = sql`
  count(*) FILTER (WHERE family_id IS NULL AND ${TODAY})::int AS gain_today,
  count(*) FILTER (WHERE family_id IS NULL AND ${WITH_SPARK})::int AS gain_with_spark,
  count(*) FILTER (WHERE family_id IS NULL AND ${AT_ALL})::int AS gain_at_all`

type Groups = { from: RawBuilder<unknown>; key: RawBuilder<unknown> }

const ALL: Groups = { from: sql`pdp_summary AS summary`, key: sql`''::text` }

/** Counts families by `key`, each as its listing that gains most easily. */
export async function familyGains(
  db: Db,
  where: RawBuilder<unknown>,
  { from, key }: Groups = ALL,
): Promise<(GainCounts & { key: string })[]> {
  const { rows } = await sql<GainCounts & { key: string }>`
    SELECT key, count(*) FILTER (WHERE today)::int AS gain_today,
      count(*) FILTER (WHERE with_spark)::int AS gain_with_spark, count(*) FILTER (WHERE at_all)::int AS gain_at_all
    FROM (
      SELECT ${key} AS key, bool_or(${TODAY}) AS today, bool_or(${WITH_SPARK}) AS with_spark,
        bool_or(${AT_ALL}) AS at_all
      FROM ${from} WHERE ${where} AND family_id IS NOT NULL GROUP BY 1, family_id) AS families
    GROUP BY key`.execute(db)
  return rows
}

/** Counts a PDP only in the first purse that suffices. */
export function canGain(groups: readonly GainCounts[]): PdpStatistics['can_gain'] {
  const sum = (name: keyof GainCounts) => groups.reduce((all, group) => all + group[name], 0)
  const [today, spark, all] = [sum('gain_today'), sum('gain_with_spark'), sum('gain_at_all')]
  return { today, with_spark: spark - today, with_shoot: all - spark }
}
