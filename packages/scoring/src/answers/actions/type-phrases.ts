import type { Classification } from '../../asset-types.ts'

/** Phrases for an image of each type that a listing could add. */
export const TYPE_PHRASES: Record<Classification, string> = {
  Packshot: 'a plain picture of the product',
  'Packshot Back': 'the back of the pack',
  'Alternate Angle': 'a view from another side',
  Detail: 'a close-up',
  Lifestyle: 'a lifestyle image',
  'In Use': 'an image of the product in use',
  'On Model': 'an image on a model',
  'Size And Scale': 'an image that shows the size',
  Infographic: 'an infographic',
  'Comparison Chart': 'a comparison chart',
  Ingredients: 'the ingredients',
  'Nutrition Label': 'the nutrition label',
  Instructions: 'the instructions',
  Packaging: 'the packaging',
  'Group Or Variant': 'an image of all variants',
  Swatch: 'a color swatch',
  Other: 'another image',
}
