import type { AssetType } from './asset-type.ts'

export const packshot: AssetType = {
  group: 'plain',
  shows: 'product',
  asMainImage: 'always',
  isComposed: true,
  placeOdds: { hero: 2.3, carousel: -1.9 },
}
