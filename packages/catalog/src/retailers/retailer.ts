/** A retailer's rules for main images. */
export type MainImageRules = {
  minPixels: number
  whiteBackground: boolean
  minFillShare: number
  /** True if off-pack text, badges and watermarks are allowed. */
  textAllowed: boolean
  /** Width divided by height, or null if any aspect is accepted. */
  aspect: number | null
}

/** A retailer's rules for images. */
export type ImageRules = { mainImage: MainImageRules; recommendedCarouselImages: number }

/** A retailer region, and its rules for images. */
export type Retailer = {
  id: string
  retailer: string
  region: string
  display_name: string
  domain: string
} & ImageRules

/** Groups of countries. Each has its own endpoint and credentials of the marketplace's official API. */
export const SELLING_REGIONS = ['na', 'eu', 'fe'] as const
export type SellingRegion = (typeof SELLING_REGIONS)[number]

/** The marketplace's website in one region. */
export type Storefront = {
  region: string
  /** Id of its retailer region. */
  retailerId: string
  domain: string
  /** Value of `Accept-Language` for its pages. */
  languages: string
  sellingRegion: SellingRegion
  marketplaceId: string
}
