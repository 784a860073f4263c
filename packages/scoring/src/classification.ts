import type { ImageFacts } from './facts.ts'

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

/** The kind of image that is most likely, as the trained head sees it. */
export function classify({ kind }: Pick<ImageFacts, 'kind'>): Classification {
  let best: Classification = 'Other'
  for (const label of CLASSIFICATIONS) if (kind[label] > kind[best]) best = label
  return best
}
