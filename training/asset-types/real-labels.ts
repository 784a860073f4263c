import { CLASSIFICATIONS, type Classification } from '@endcap/scoring'

const KINDS: Record<string, Classification> = {
  packshot: 'Packshot',
  'packshot-coloured': 'Packshot',
  lifestyle: 'Lifestyle',
  detail: 'Detail',
  'alternate-angle': 'Alternate Angle',
}
/** Catalog heroes without a person. A person wears the product in all others of their label. */
const WITHOUT_MODEL = new Set(
  [563, 573, 575, 589, 596, 599, 600, 602, 610].map((number) => `magento-0${number}.jpg`),
)

/**
 * Returns the asset type for a label of the vocabulary or of the shared product images. Returns null if the
 * label does not imply an asset type ("amateur" is a quality).
 */
export function realLabel(image: string, label: string, source: string): Classification | null {
  const known = CLASSIFICATIONS.find((kind) => kind === label)
  if (known) return known
  const name = image.split('/').at(-1) ?? ''
  if (label === 'on-model-or-packshot') return WITHOUT_MODEL.has(name) ? 'Packshot' : 'On Model'
  // Shelves and crates are pictures of a store, not of a listing.
  if (label === 'amateur' && source === 'grocery') return 'Other'
  return KINDS[label] ?? null
}
