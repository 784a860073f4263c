import type { ImageFacts, ImageRole } from './facts.ts'

/** Asset types, as the API reports them in `classification`. */
export const CLASSIFICATIONS = [
  'Packshot',
  'Packshot Back',
  'Alternate Angle',
  'Detail',
  'Lifestyle',
  'In Use',
  'On Model',
  'Size And Scale',
  'Infographic',
  'Comparison Chart',
  'Ingredients',
  'Nutrition Label',
  'Instructions',
  'Packaging',
  'Group Or Variant',
  'Swatch',
  'Other',
] as const

export type Classification = (typeof CLASSIFICATIONS)[number]

/**
 * Returns the most likely asset type by the trained classifier. A hero is never "Alternate Angle": it is
 * the image that stands for the product, so a side view counts as its packshot.
 */
export function classify({ kind }: Pick<ImageFacts, 'kind'>, role: ImageRole): Classification {
  let best: Classification = 'Other'
  for (const label of CLASSIFICATIONS) if (kind[label] > kind[best]) best = label
  return role === 'hero' && best === 'Alternate Angle' ? 'Packshot' : best
}
