import type { PdpSort, SortField } from '@endcap/api'
import { type RawBuilder, sql } from 'kysely'
import type { Position } from '../../../platform/http/cursor.ts'

type Direction = 'asc' | 'desc'
type SortColumn = { expression: (direction: Direction) => RawBuilder<unknown>; type: RawBuilder<unknown> }

/** PDPs without a score come last. The indexes of migrations 0006 and 0039 have the same expressions. */
const scoreColumn = (name: string): SortColumn => ({
  expression: (direction) =>
    direction === 'asc' ? sql`coalesce(${sql.ref(name)}, 101)` : sql`coalesce(${sql.ref(name)}, -1)`,
  type: sql`double precision`,
})

const SORT_COLUMNS: Record<SortField, SortColumn> = {
  can_win: scoreColumn('summary.can_win'),
  can_win_today: scoreColumn('summary.can_win_today'),
  can_win_with_spark: scoreColumn('summary.can_win_with_spark'),
  can_win_with_shoot: scoreColumn('summary.can_win_with_shoot'),
  pdp_score: scoreColumn('summary.pdp_score'),
  hero_score: scoreColumn('summary.hero_score'),
  updated_at: { expression: () => sql`summary.updated_at`, type: sql`timestamptz` },
  name: { expression: () => sql`summary.name`, type: sql`text COLLATE "C"` },
}

/** Orders `pdp_summary AS summary` by a key, then by id. */
export type PdpOrder = {
  key: RawBuilder<unknown>
  direction: RawBuilder<unknown>
  /** Selects rows behind a position. */
  isBehind: (after: Position) => RawBuilder<unknown>
}

/** Sorts by id, which never changes, for null. */
export function orderOf(sort: PdpSort | null): PdpOrder {
  if (sort === null)
    return {
      key: sql`summary.pdp_id`,
      direction: sql`asc`,
      isBehind: ({ id }) => sql`summary.pdp_id > ${id}::uuid`,
    }
  const direction: Direction = sort.startsWith('-') ? 'desc' : 'asc'
  const { expression, type } = SORT_COLUMNS[sort.replace('-', '') as SortField]
  const key = expression(direction)
  const comparison = sql.raw(direction === 'asc' ? '>' : '<')
  return {
    key,
    direction: sql.raw(direction),
    isBehind: ({ value, id }) => sql`(${key}, summary.pdp_id) ${comparison} (${value}::${type}, ${id}::uuid)`,
  }
}
