import { CATEGORIES } from '@endcap/catalog'
import type { Family } from '@endcap/scoring'
import { familyOf } from '../scoring/model.ts'

/** Returns the ids of the categories that a family's rubric scores. */
export const categoryIdsOf = (family: Family): string[] =>
  CATEGORIES.flatMap(({ id }) => (familyOf(id) === family ? [id] : []))
