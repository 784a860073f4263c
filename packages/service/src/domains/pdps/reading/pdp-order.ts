import type { PdpSort, SortField } from '@endcap/api'
import { type RawBuilder, sql } from 'kysely'
import type { Position } from '../../../platform/http/cursor.ts'

type Direction = 'asc' | 'desc'
type SortColumn = { expression: (direction: Direction) => RawBuilder<unknown>; type: RawBuilder<unknown> }

/** Puts PDPs without a score last. The indexes of migration 0006 have the same expressions. */
const scoreColumn = (name: string): SortColumn => ({
  expression: (direction) =>
    direction === 'asc' ? sql`coalesce(${sql.ref(name)}, 101)` : sql`coalesce(${sql.ref(name)}, -1)`,
  type: sql`double precision`,
})

const SORT_COLUMNS: Record<SortField, SortColumn> = {
  can_win: scoreColumn('summary.can_win'),
  pdp_score: scoreColumn('summary.pdp_score'),
  hero_score: scoreColumn('summary.hero_score'),
  updated_at: { expression: () => sql`summary.updated_at`, type: sql`timestamptz` },
  name: { expression: () => sql`summary.name`, type: sql`text COLLATE "C"` },
}

/** Order of the rows of `pdp_summary AS summary`: by a key, and by the id among equal ones. */
export type PdpOrder = {
  key: RawBuilder<unknown>
  direction: RawBuilder<unknown>
  /** Returns the condition of rows behind a position. */
  isBehind: (after: Position) => RawBuilder<unknown>
}

/** Returns the order of a sort. Null stands for the order of the ids, which never changes. */
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
