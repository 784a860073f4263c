import { ASSET_TYPES, typesWhere } from './asset-types/asset-types.ts'
import { probabilityOf } from './classification.ts'
import type { ImageFacts } from './facts.ts'

/** Asset types that no retailer accepts as the main image. */
export const NEVER_MAIN = typesWhere(({ asMainImage }) => asMainImage === 'never')

/** Unfit asset types without those that show the product or its pack, which is easily taken for a packshot. */
const SHOW_SOMETHING_ELSE = NEVER_MAIN.filter((type) => ASSET_TYPES[type].shows !== 'product')

/** Certainty that types are asked for beyond that of the others, because packshots are mistaken for them. */
const MISTAKEN = 0.25

/**
 * Returns how surely an image has a content that no retailer accepts in the main image, 0–1: the probability of charts,
 * drawings, panels, logos and text, or that of all unfit types less what packshots are mistaken by.
 */
export function unfitContent(facts: Pick<ImageFacts, 'kind' | 'corrections'>): number {
  const unfit = probabilityOf(facts, 'hero', NEVER_MAIN)
  const isSaid = facts.corrections?.assetType !== undefined
  return Math.max(probabilityOf(facts, 'hero', SHOW_SOMETHING_ELSE), isSaid ? unfit : unfit - MISTAKEN)
}
