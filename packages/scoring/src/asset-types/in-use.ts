import type { AssetType } from './asset-type.ts'

/** The product in use. */
export const inUse: AssetType = {
  label: 'In use',
  phrase: 'an image of the product in use',
  shot: 'Hands or a person using the product. The action is clear at a glance.',
  shows: 'product',
  asMainImage: {
    may: 'any_background',
    why: 'The image shows hands or other things. Marketplaces that ask for a white background want the product alone.',
  },
  suitsAnyListing: true,
}
