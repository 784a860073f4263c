import type {
  Action,
  Advice,
  BreakdownStep,
  Classification,
  GainSplit,
  HeroGs1Components,
  ListingScore,
  MobileReadiness,
  ScoreMetadata,
} from '@endcap/scoring'
import type { Worded } from '@endcap/words'
import type { ReportedJudgement } from '../../acceptance/judge-listing.ts'

/** Result in the form of the API, stored until the next run completes. */
export type ListingResult = ListingScore & {
  hero: HeroResult
  carousel_images: CarouselImageResult[]
  /** For lists. Absent in results of earlier releases. */
  summary?: ListingSummary
}

export type ListingSummary = {
  /** Null in results of earlier releases. */
  can_win: number | null
  /** Undefined like `lost`. */
  can_win_split?: GainSplit
  /** Undefined like `lost`. */
  advice?: Advice | null
  first_action: (Worded<'title'> & Pick<Action, 'code' | 'gain_listing' | 'factor'>) | null
  /** By cause. Undefined in results of earlier releases until a maintenance task adds it. */
  lost?: Partial<Record<BreakdownStep['step'], number>>
  /** Read from name and pack. Undefined like `lost`. */
  brand?: string | null
  /** Points of another image. Undefined like `lost`. */
  image_gain?: number
  /** Identifies the counted corrections. Undefined without any. */
  corrections?: string
  /** Identifies the counted own facts. Undefined without any. */
  custom?: string
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

/** A result with the verdicts of targets, which have rows of their own. */
export type JudgedResult = ListingResult & { judgements: readonly ReportedJudgement[] }

/** Returns the result with the last submitted URLs. */
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
