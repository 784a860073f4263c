export type MainImageRules = {
  minPixels: number
  whiteBackground: boolean
  minFillShare: number
  /** Includes badges and watermarks. */
  textAllowed: boolean
  /** Width by height, null for any. */
  aspect: number | null
}

export type ImageRules = { mainImage: MainImageRules; recommendedCarouselImages: number }

export type Retailer = {
  id: string
  retailer: string
  region: string
  display_name: string
  domain: string
} & ImageRules

/** Each has its own endpoint and credentials of the marketplace's API. */
export const SELLING_REGIONS = ['na', 'eu', 'fe'] as const
export type SellingRegion = (typeof SELLING_REGIONS)[number]

export type Storefront = {
  region: string
  retailerId: string
  domain: string
  /** `Accept-Language` for its pages. */
  languages: string
  sellingRegion: SellingRegion
  marketplaceId: string
}
