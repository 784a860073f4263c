import { type Grouping, MAX_GROUPS, MIN_FOR_MEDIAN, type PdpGroups } from '@endcap/api'
import { findCategory, findRetailer } from '@endcap/catalog'
import { CERTIFIED } from '@endcap/scoring'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { stateWord } from '../../acceptance/judgement-store.ts'
import { findActorNames } from '../../auth/actor-names.ts'
import { GAIN_COUNTS, type GainCounts } from './gain-counts.ts'
import { filtersOf, type PdpFilters } from './list-pdps.ts'
import { medianOf } from './score-counts.ts'

type Group = PdpGroups['data'][number]

/** Listings of a group with one score. */
type Row = GainCounts & {
  key: string | null
  score: number | null
  count: number
  accepted: number
  not_accepted: number
  groups: number
}

/** Empty brands could not be read. A listing counts for each of its tags. */
const KEYS: Record<Grouping, RawBuilder<unknown>> = {
  brand: sql`nullif(summary.brand, '')`,
  tag: sql`tag.name`,
  category: sql`summary.category_id::text`,
  retailer: sql`summary.retailer`,
  person: sql`summary.changed_by`,
}

const TAGS = sql`LEFT JOIN LATERAL unnest(summary.tags) AS tag (name) ON true`

/** Returns figures of the groups with the most listings. */
export async function groupPdps(db: Db, filters: PdpFilters, by: Grouping): Promise<PdpGroups> {
  const has = (state: 'accepted' | 'not_accepted') =>
    sql`count(*) FILTER (WHERE acceptance @> ARRAY[${stateWord(state)}]::text[])::int`
  // Scores have one decimal, so a group has few.
  const { rows } = await sql<Row>`
    WITH counted AS MATERIALIZED (
      SELECT ${KEYS[by]} AS key, pdp_score AS score, count(*)::int AS count, ${has('accepted')} AS accepted,
        ${has('not_accepted')} AS not_accepted, ${GAIN_COUNTS}
      FROM pdp_summary AS summary ${by === 'tag' ? TAGS : sql``}
      WHERE ${sql.join(filtersOf(filters), sql` AND `)} GROUP BY 1, 2),
    largest AS (
      SELECT key, sum(count) AS listings, count(*) OVER ()::int AS groups FROM counted
      GROUP BY key ORDER BY listings DESC, key LIMIT ${MAX_GROUPS})
    SELECT counted.*, largest.groups FROM largest JOIN counted ON counted.key IS NOT DISTINCT FROM largest.key`.execute(
    db,
  )
  const groups = [...Map.groupBy(rows, ({ key }) => key)].map(([key, own]) => figuresOf(key, own))
  const nameOf = await namesOf(db, by, groups)
  return {
    data: groups
      .map((group) => ({ ...group, name: group.key === null ? null : nameOf(group.key) }))
      .toSorted((a, b) => b.listings - a.listings || ((a.key ?? '') < (b.key ?? '') ? -1 : 1)),
    has_more: (rows[0]?.groups ?? 0) > MAX_GROUPS,
  }
}

function figuresOf(key: string | null, rows: readonly Row[]): Omit<Group, 'name'> {
  const sum = (valueOf: (row: Row) => number) => rows.reduce((all, row) => all + valueOf(row), 0)
  const scores = rows.flatMap(({ score, count }) => (score === null ? [] : [{ score, count }]))
  const scored = sum(({ score, count }) => (score === null ? 0 : count))
  return {
    key,
    listings: sum(({ count }) => count),
    scored,
    accepted: sum(({ accepted }) => accepted),
    not_accepted: sum((row) => row.not_accepted),
    accepted_certified: sum(({ score, accepted }) => (score !== null && score >= CERTIFIED ? accepted : 0)),
    median_score: scored < MIN_FOR_MEDIAN ? null : medianOf(scores),
    can_gain_today: sum((row) => row.gain_today),
  }
}

async function namesOf(
  db: Db,
  by: Grouping,
  groups: readonly { key: string | null }[],
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
    groups.flatMap(({ key }) => (key === null ? [] : [actorOf(key)])),
  )
  return (key) => nameOf(actorOf(key))
}
