import { CATEGORIES } from '@endcap/catalog'
import type { Family } from '@endcap/scoring'
import { type RawBuilder, sql } from 'kysely'
import { familyOf } from './model.ts'

/** Returns the categories that the family's rubric scores. */
export const categoryIdsOf = (family: Family): string[] =>
  CATEGORIES.flatMap(({ id }) => (familyOf(id) === family ? [id] : []))

/** Returns a condition, which is true for null. */
export const inCategories = (categories: readonly string[] | null): RawBuilder<unknown> =>
  categories === null ? sql`true` : sql`category_id = ANY(${categories}::uuid[])`
