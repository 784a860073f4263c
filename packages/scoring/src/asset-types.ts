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

/** Asset types that are made to be read. Rules for framing the product do not apply to their layout. */
export const TEXT_TYPES: readonly Classification[] = [
  'Infographic',
  'Comparison Chart',
  'Instructions',
  'Size And Scale',
  'Ingredients',
  'Nutrition Label',
]

/** Asset types with a layout of pictures and words. */
export const LAYOUT_TYPES: readonly Classification[] = [
  'Infographic',
  'Comparison Chart',
  'Instructions',
  'Size And Scale',
]

/** Asset types that show the product alone. Scenes may be dark, flat or full of other things on purpose. */
export const PLAIN_TYPES: readonly Classification[] = [
  'Packshot',
  'Packshot Back',
  'Alternate Angle',
  'Packaging',
  'Group Or Variant',
]

/** Asset types that are drawn, not photographed. Flat colors and pure white are not faults there. */
export const DRAWN_TYPES: readonly Classification[] = [...TEXT_TYPES, 'Swatch']
