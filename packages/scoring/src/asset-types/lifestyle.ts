import type { AssetType } from './asset-type.ts'

/** The product in a scene. */
export const lifestyle: AssetType = {
  label: 'Lifestyle',
  phrase: 'a lifestyle image',
  shot: 'The product where it is used, in a real scene with the right light.',
  shows: 'product',
  asMainImage: {
    may: 'any_background',
    why: 'The image shows a scene. Marketplaces that ask for a white background want the product alone.',
  },
  suitsAnyListing: true,
}
