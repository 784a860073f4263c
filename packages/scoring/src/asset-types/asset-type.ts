/** Asset types that factors treat alike. */
export type AssetTypeGroup =
  /** The product alone. Scenes may be dark, flat or full of other things on purpose. */
  | 'plain'
  /** A layout of pictures and words. */
  | 'graphic'
  /** A layout of the product and its measures. */
  | 'size'
  /** Words of the pack, large enough to read. */
  | 'panel'
  /** A color or a texture, drawn rather than photographed. */
  | 'color'

/**
 * Condition under which images of an asset type may become the main image. `any_background` needs a retailer that
 * does not ask for a white background, `worn` the same or a category whose ideal mix has images on a model.
 */
export type MainImageCondition = 'always' | 'never' | 'any_background' | 'worn'

/** Everything about one asset type. */
export type AssetType = {
  /** Name in texts for merchandisers. */
  label: string
  /** Phrase for an image that a listing could add. */
  phrase: string
  /** Phrase for what a shopper sees in the place of the product. */
  seenAs?: string
  /** Tells photographers what the image should show. */
  shot: string
  group?: AssetTypeGroup
  /** Content of the image. The product or its pack alone is easily taken for a packshot. */
  shows: 'product' | 'product_and_more' | 'no_product'
  /** Condition for the main image. An image of another type is not offered, however well it scores. */
  asMainImage: { may: MainImageCondition; why: string }
  /** True if a listing can have the type whatever its ideal mix asks for. */
  suitsAnyListing?: true
  /** True if no main image counts as this type, unless a person says so. */
  isNeverHero?: true
  /**
   * Logarithms of the factors by which an image's place in a listing changes the odds of the type. Fitted on 976
   * images of 179 galleries, by sources, on top of the probabilities of single images (`docs/learned/asset-types.md`).
   */
  placeOdds?: { hero?: number; carousel?: number }
}
