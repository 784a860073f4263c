import type {
  Action,
  BreakdownStep,
  Classification,
  HeroGs1Components,
  ListingScore,
  MobileReadiness,
  ScoreMetadata,
} from '@endcap/scoring'
import type { Worded } from '@endcap/words'

/** Result of a completed run in the form of the API. Stored on the PDP and shown until the next run completes. */
export type ListingResult = ListingScore & {
  hero: HeroResult
  carousel_images: CarouselImageResult[]
  /** Null if an earlier release has computed the result. Shown in lists only. */
  summary?: ListingSummary
}

/** Parts of a listing's explanation that lists show. */
export type ListingSummary = {
  /** Null if an earlier release has computed the result. */
  can_win: number | null
  first_action: (Worded<'title'> & Pick<Action, 'code' | 'gain_listing' | 'factor'>) | null
  /** Lost points by cause. Undefined if an earlier release has computed the result, until a maintenance task adds it. */
  lost?: Partial<Record<BreakdownStep['step'], number>>
  /** Points that another image is worth. Undefined like `lost`. */
  image_gain?: number
  /** Identifies people's corrections of the images that the result counts. Undefined if there are none. */
  corrections?: string
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

/** Returns the result with the URLs under which the images were last submitted. */
export function withImageUrls(
  result: ListingResult,
  urlOf: (imageId: string) => string | undefined,
): ListingResult {
  const withUrl = <T extends { image_id: string; image_url: string }>(image: T): T => ({
    ...image,
    image_url: urlOf(image.image_id) ?? image.image_url,
  })
  return { ...result, hero: withUrl(result.hero), carousel_images: result.carousel_images.map(withUrl) }
}
