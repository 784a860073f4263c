/** Asset types that factors treat alike. */
export type AssetTypeGroup =
  /** The product alone. Scenes may be dark, flat or cluttered on purpose. */
  | 'plain'
  /** A layout of pictures and words. */
  | 'graphic'
  /** A layout of the product and its measures. */
  | 'size'
  /** Words of the pack, large enough to read. */
  | 'panel'
  /** A drawn color or texture. */
  | 'color'

/**
 * When a type may be the main image. `any_background` needs a retailer that does not require white, `worn` the
 * same or a category whose ideal mix has images on a model.
 */
export type MainImageCondition = 'always' | 'never' | 'any_background' | 'worn'

/**
 * One asset type. Text ids begin with `asset_type.<key>`: `label` is the name, `phrase` an image to add, `shot` a
 * photographer's brief, `why` the reason for `asMainImage`.
 */
export type AssetType = {
  group?: AssetTypeGroup
  /** Content of the image. `product` is easily taken for a packshot. */
  shows: 'product' | 'product_and_more' | 'no_product'
  /** Other types are not offered, however well they score. */
  asMainImage: MainImageCondition
  /** True if any listing can have the type, whatever its ideal mix. */
  suitsAnyListing?: true
  /** True if only a person's correction makes a main image this type. */
  isNeverHero?: true
  /**
   * Log odds added for the image's place. Fitted on 976 images of 179 galleries, by sources, on top of
   * single-image probabilities (`docs/learned/asset-types.md`).
   */
  placeOdds?: { hero?: number; carousel?: number }
}
