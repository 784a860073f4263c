import { CLASSIFICATIONS, type Classification } from './asset-types.ts'
import { probabilityOf } from './classification.ts'
import type { ImageFacts } from './facts.ts'

/**
 * Condition under which images of an asset type may become the main image. `any_background` needs a retailer that
 * does not ask for a white background, `worn` the same or a category whose ideal mix has images on a model.
 */
export type MainImageCondition = 'always' | 'never' | 'any_background' | 'worn'

/** Asset types that may become the main image, and why. An image of another type is not offered, however well it scores. */
export const MAIN_IMAGE_TYPES: Record<Classification, { may: MainImageCondition; why: string }> = {
  Packshot: { may: 'always', why: 'The image shows the product alone and whole.' },
  'Packshot Back': { may: 'never', why: 'Shoppers recognize a product by its front.' },
  'Alternate Angle': {
    may: 'always',
    why: 'The image shows the product alone and whole, from another side.',
  },
  Detail: { may: 'never', why: 'The image shows only a part of the product.' },
  Lifestyle: {
    may: 'any_background',
    why: 'The image shows a scene. Marketplaces that ask for a white background want the product alone.',
  },
  'In Use': {
    may: 'any_background',
    why: 'The image shows hands or other things. Marketplaces that ask for a white background want the product alone.',
  },
  'On Model': {
    may: 'worn',
    why: 'Marketplaces that ask for a white background allow a person only for what people wear.',
  },
  'Size And Scale': { may: 'never', why: 'The image has lines, words or other things beside the product.' },
  Infographic: { may: 'never', why: 'The image has words and graphics, which marketplaces do not allow.' },
  'Comparison Chart': { may: 'never', why: 'The image has words, and often other products.' },
  Ingredients: { may: 'never', why: 'The image shows words instead of the product.' },
  'Nutrition Label': { may: 'never', why: 'The image shows words instead of the product.' },
  Instructions: { may: 'never', why: 'The image has words, and steps instead of the product.' },
  Packaging: { may: 'never', why: 'The image shows the box. Marketplaces want what is inside.' },
  'Group Or Variant': {
    may: 'never',
    why: 'The image shows more products or variants than the shopper gets for the price.',
  },
  Swatch: { may: 'never', why: 'The image shows a color or a texture instead of the product.' },
  Other: { may: 'never', why: 'The content of the image is unknown.' },
}

/** Asset types that no retailer accepts as the main image. */
export const NEVER_MAIN: readonly Classification[] = CLASSIFICATIONS.filter(
  (type) => MAIN_IMAGE_TYPES[type].may === 'never',
)

/** Unfit asset types that show the product or its pack, which is easily taken for a packshot. */
const SHOW_THE_PRODUCT: ReadonlySet<Classification> = new Set([
  'Packshot Back',
  'Detail',
  'Packaging',
  'Group Or Variant',
])
const SHOW_SOMETHING_ELSE = NEVER_MAIN.filter((type) => !SHOW_THE_PRODUCT.has(type))

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
