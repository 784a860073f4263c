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
