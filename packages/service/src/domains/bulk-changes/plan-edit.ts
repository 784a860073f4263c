import { isDeepStrictEqual } from 'node:util'
import { MAX_TAGS } from '@endcap/api'
import { originOf } from '../categories/resolve-category.ts'
import type { Pdp } from '../pdps/record/pdp.ts'
import type { Plan, Side, StoredChange } from './bulk-change.ts'

export type Editable = Pick<
  Pdp,
  | 'category_id'
  | 'category_hints'
  | 'category_source'
  | 'category_confidence'
  | 'retailer'
  | 'tags'
  | 'id_type'
>

/** Plans a change of details. */
export function planEdit(pdp: Editable, change: StoredChange): Plan {
  const before = sideOf(pdp, change)
  const after = editedSide(before, change)
  if (isDeepStrictEqual(before, after)) return { status: 'unchanged' }
  if (after.retailer !== before.retailer && pdp.id_type !== 'id')
    return { status: 'skipped', reason: 'not_by_id' }
  if ((after.tags?.length ?? 0) > MAX_TAGS) return { status: 'skipped', reason: 'too_many_tags' }
  return { status: 'planned', before, after, scores: null, signature: null }
}

/** Returns the present values of what a change edits. */
export const sideOf = (pdp: Editable, { categoryId, retailer, addTags, removeTags }: StoredChange): Side => ({
  ...(categoryId !== undefined && { category: { id: pdp.category_id, origin: originOf(pdp) } }),
  ...(retailer !== undefined && { retailer: pdp.retailer }),
  ...((addTags ?? removeTags) && { tags: pdp.tags }),
})

function editedSide(
  { tags }: Side,
  { categoryId, retailer, addTags = [], removeTags = [] }: StoredChange,
): Side {
  return {
    ...(categoryId !== undefined && {
      category: { id: categoryId, origin: { source: 'person', confidence: null } },
    }),
    ...(retailer !== undefined && { retailer }),
    ...(tags && { tags: [...new Set([...tags.filter((tag) => !removeTags.includes(tag)), ...addTags])] }),
  }
}
