import type { AssetType } from './asset-type.ts'

/** The product worn by a person. */
export const onModel: AssetType = {
  shows: 'product',
  asMainImage: 'worn',
}
