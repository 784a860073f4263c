import type { ImageFacts, ImageRole } from './facts.ts'

/** The canonical vocabulary of image kinds. */
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
 * The kind of image that is most likely, as the trained head sees it. What stands for the product in
 * search results is no other angle of anything: there a side view is the packshot.
 */
export function classify({ kind }: Pick<ImageFacts, 'kind'>, role: ImageRole): Classification {
  let best: Classification = 'Other'
  for (const label of CLASSIFICATIONS) if (kind[label] > kind[best]) best = label
  return role === 'hero' && best === 'Alternate Angle' ? 'Packshot' : best
}
