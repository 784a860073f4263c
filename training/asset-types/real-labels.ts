import { CLASSIFICATIONS, type Classification } from '@endcap/scoring'

const KINDS: Record<string, Classification> = {
  packshot: 'Packshot',
  'packshot-coloured': 'Packshot',
  lifestyle: 'Lifestyle',
  detail: 'Detail',
  'alternate-angle': 'Alternate Angle',
}
/** The catalogue heroes that show no person; the others of their label are worn by one. */
const WITHOUT_MODEL = new Set(
  [563, 573, 575, 589, 596, 599, 600, 602, 610].map((number) => `magento-0${number}.jpg`),
)

/**
 * The kind of an image by the label of its table: of the vocabulary itself, or of the shared product
 * images. Null where the label says nothing about the kind ("amateur" is a quality).
 */
export function realLabel(image: string, label: string, source: string): Classification | null {
  const known = CLASSIFICATIONS.find((kind) => kind === label)
  if (known) return known
  const name = image.split('/').at(-1) ?? ''
  if (label === 'on-model-or-packshot') return WITHOUT_MODEL.has(name) ? 'Packshot' : 'On Model'
  // Shelves and crates: a picture of a shop, not of a listing.
  if (label === 'amateur' && source === 'grocery') return 'Other'
  return KINDS[label] ?? null
}
