import type {
  Classification,
  HeroGs1Components,
  ListingScore,
  MobileReadiness,
  ScoreMetadata,
} from '@endcap/scoring'

/** What a completed run found, in the terms of the API; stored on the PDP and shown until the next completes. */
export type ListingResult = ListingScore & {
  hero: HeroResult
  carousel_images: CarouselImageResult[]
}

export type HeroResult = {
  image_id: string
  image_url: string
  asset_id: string | null
  service_score: number | null
  service_certified: boolean | null
  classification: Classification | null
  score_metadata: ScoreMetadata | null
  hero_gs1_components: HeroGs1Components | null
  mobile_readiness: MobileReadiness | null
}

export type CarouselImageResult = {
  image_id: string
  image_url: string
  position: number
  service_score: number | null
  service_certified: boolean | null
  classification: Classification | null
}

/** The same result with the addresses that the images were last submitted under. */
export function withImageUrls(
  result: ListingResult,
  urlOf: (imageId: string) => string | undefined,
): ListingResult {
  const renew = <T extends { image_id: string; image_url: string }>(image: T): T => ({
    ...image,
    image_url: urlOf(image.image_id) ?? image.image_url,
  })
  return { ...result, hero: renew(result.hero), carousel_images: result.carousel_images.map(renew) }
}
