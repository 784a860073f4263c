import { ASSET_TYPES, typesWhere } from './asset-types/asset-types.ts'
import { probabilityOf } from './classification.ts'
import type { ImageFacts } from './facts.ts'

export const NEVER_MAIN = typesWhere(({ asMainImage }) => asMainImage === 'never')

/** Excludes the product alone, which is easily taken for a packshot. */
const SHOW_SOMETHING_ELSE = NEVER_MAIN.filter((type) => ASSET_TYPES[type].shows !== 'product')

/** Extra certainty, because packshots are mistaken for these types. */
const MISTAKEN = 0.25

/** Returns the certainty of charts, drawings, panels, logos and text, or of all unfit types less `MISTAKEN`. */
export function unfitContent(facts: Pick<ImageFacts, 'kind' | 'corrections'>): number {
  const unfit = probabilityOf(facts, 'hero', NEVER_MAIN)
  const isSaid = facts.corrections?.assetType !== undefined
  return Math.max(probabilityOf(facts, 'hero', SHOW_SOMETHING_ELSE), isSaid ? unfit : unfit - MISTAKEN)
}
