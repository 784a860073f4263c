import { CATEGORIES } from '@endcap/catalog'
import type { Family } from '@endcap/scoring'
import { type RawBuilder, sql } from 'kysely'
import { familyOf } from '../scoring/model.ts'

/** Returns the ids of the categories that a family's rubric scores. */
export const categoryIdsOf = (family: Family): string[] =>
  CATEGORIES.flatMap(({ id }) => (familyOf(id) === family ? [id] : []))

/** Returns the condition that a row's category is one of some, or true for null. */
export const inCategories = (categories: readonly string[] | null): RawBuilder<unknown> =>
  categories === null ? sql`true` : sql`category_id = ANY(${categories}::uuid[])`
