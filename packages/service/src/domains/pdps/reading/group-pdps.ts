import { type Grouping, MAX_GROUPS, MIN_FOR_MEDIAN, type PdpGroups } from '@endcap/api'
import { findCategory, findRetailer } from '@endcap/catalog'
import { CERTIFIED } from '@endcap/scoring'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { stateWord } from '../../acceptance/judgement-store.ts'
import { findActorNames } from '../../auth/actor-names.ts'
import { familyGains, GAIN_COUNTS, type GainCounts } from './gain-counts.ts'
import { filtersOf, type PdpFilters } from './list-pdps.ts'
import { medianOf, type ScoreCount } from './score-counts.ts'

type Group = PdpGroups['data'][number]

type Row = Omit<Group, 'key' | 'name' | 'median_score' | 'can_gain_today'> &
  GainCounts & { key: string; groups: number }

/** Empty for listings without one. A listing counts for each of its tags. */
const KEYS: Record<Grouping, RawBuilder<unknown>> = {
  brand: sql`coalesce(summary.brand, '')`,
  tag: sql`coalesce(tag.name, '')`,
  category: sql`summary.category_id::text`,
  retailer: sql`summary.retailer`,
  person: sql`coalesce(summary.changed_by, '')`,
}

const TAGS = sql`LEFT JOIN LATERAL unnest(summary.tags) AS tag (name) ON true`

/** Returns figures of the groups with the most listings. */
export async function groupPdps(db: Db, filters: PdpFilters, by: Grouping): Promise<PdpGroups> {
  const from = sql`pdp_summary AS summary ${by === 'tag' ? TAGS : sql``}`
  const where = sql.join(filtersOf(filters), sql` AND `)
  const has = (state: 'accepted' | 'not_accepted') => sql`acceptance @> ARRAY[${stateWord(state)}]::text[]`
  const { rows } = await sql<Row>`
    SELECT ${KEYS[by]} AS key, count(*)::int AS listings, count(pdp_score)::int AS scored,
      count(*) FILTER (WHERE ${has('accepted')})::int AS accepted,
      count(*) FILTER (WHERE ${has('not_accepted')})::int AS not_accepted,
      count(*) FILTER (WHERE ${has('accepted')} AND pdp_score >= ${CERTIFIED})::int AS accepted_certified,
      ${GAIN_COUNTS}, count(*) OVER ()::int AS groups
    FROM ${from} WHERE ${where} GROUP BY 1 ORDER BY listings DESC, key LIMIT ${MAX_GROUPS}`.execute(db)
  const families = await familyGains(db, where, { from, key: KEYS[by] })
  const familiesOf = new Map(families.map(({ key, gain_today }) => [key, gain_today]))
  const large = rows.flatMap(({ key, scored }) => (scored < MIN_FOR_MEDIAN ? [] : [key]))
  // Scores have one decimal, so a group has few.
  const { rows: scores } = await sql<ScoreCount & { key: string }>`
    SELECT ${KEYS[by]} AS key, pdp_score AS score, count(*)::int AS count FROM ${from}
    WHERE ${where} AND ${KEYS[by]} = ANY(${large}::text[]) AND pdp_score IS NOT NULL GROUP BY 1, 2`.execute(
    db,
  )
  const byKey = Map.groupBy(scores, ({ key }) => key)
  const nameOf = await namesOf(db, by, rows)
  return {
    data: rows.map(
      ({ key, groups: _groups, gain_today, gain_with_spark: _spark, gain_at_all: _all, ...counts }) => ({
        key: key || null,
        name: key === '' ? null : nameOf(key),
        ...counts,
        median_score: medianOf(byKey.get(key) ?? []),
        can_gain_today: gain_today + (familiesOf.get(key) ?? 0),
      }),
    ),
    has_more: (rows[0]?.groups ?? 0) > MAX_GROUPS,
  }
}

async function namesOf(
  db: Db,
  by: Grouping,
  groups: readonly { key: string }[],
): Promise<(key: string) => string | null> {
  if (by === 'category') return (key) => findCategory(key)?.name ?? null
  if (by === 'retailer') return (key) => findRetailer(key)?.display_name ?? key
  if (by !== 'person') return (key) => key
  const actorOf = (key: string) => {
    const [kind, id = ''] = key.split(' ')
    return { kind: kind === 'person' ? ('person' as const) : ('credential' as const), id }
  }
  const nameOf = await findActorNames(
    db,
    groups.map(({ key }) => actorOf(key)),
  )
  return (key) => nameOf(actorOf(key))
}
