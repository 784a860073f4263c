import { type Classification, typesWhere } from '../asset-types/asset-types.ts'
import { type ActionCode, definitionOf } from './actions/actions.ts'
import type { Composition } from './listing-scorer.ts'
import type { CanCome } from './proposals/proposal.ts'

/** The needs of changes, in the order of plans: own images, pictures that Spark composes, a photographer. */
export const PURSES = ['today', 'with_spark', 'with_shoot'] as const
export type Purse = (typeof PURSES)[number]

const COMPOSED: readonly Classification[] = typesWhere(({ isComposed }) => isComposed === true)

/** Returns which new images a purse pays for. */
export const canComeFrom = (purse: Purse): CanCome =>
  purse === 'with_spark' ? (type) => COMPOSED.includes(type) : () => true

/** Returns the first purse that pays for a change. */
export function purseOf(code: ActionCode, before: Composition, after: Composition): Purse {
  if (!definitionOf(code).needsImages) return 'today'
  const types = after.flatMap((image) =>
    'planned' in image.reference && !before.includes(image) ? [image.reference.planned.asset_type] : [],
  )
  // Other advice changes a photograph.
  return types.length > 0 && types.every((type) => COMPOSED.includes(type)) ? 'with_spark' : 'with_shoot'
}
