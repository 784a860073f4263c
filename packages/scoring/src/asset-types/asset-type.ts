export type AssetTypeGroup =
  /** The product alone. Scenes may be dark, flat or cluttered. */
  | 'plain'
  | 'graphic'
  | 'size'
  /** Words of the pack, large enough to read. */
  | 'panel'
  | 'color'

/**
 * `any_background` needs a retailer that does not require white, `worn` the same or an ideal mix with images on a
 * model.
 */
export type MainImageCondition = 'always' | 'never' | 'any_background' | 'worn'

/**
 * Text ids begin with `asset_type.<key>`: `label`, `phrase` (an image to add), `shot` (a photographer's brief),
 * `why` (of `asMainImage`).
 */
export type AssetType = {
  group?: AssetTypeGroup
  /** `product` is easily taken for a packshot. */
  shows: 'product' | 'product_and_more' | 'no_product'
  asMainImage: MainImageCondition
  /** True if every listing can have the type. */
  suitsAnyListing?: true
  /** True if Spark composes such images from an own image, without a model. */
  isComposed?: true
  /** True if a hero has this type only by correction. */
  isNeverHero?: true
  /** Log odds of the place, fitted on 976 images of 179 galleries, by sources (`docs/learned/asset-types.md`). */
  placeOdds?: { hero?: number; carousel?: number }
}
