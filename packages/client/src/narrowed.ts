// Narrows contract types by status. The contract describes each field independently.
import type {
  AsinCarouselImage,
  AsinHero,
  AsinScores,
  CarouselImage,
  DraftScore,
  GtinScores,
  Hero,
  ImageScore,
  PdpDetails,
  PdpScores,
  PdpSummary,
  PenaltyName,
  SparkIdeaResult,
} from './contract.ts'

type With<State, Fields> = Omit<State, keyof Fields> & Fields

type NonNull<State, Field extends keyof State> = With<State, { [Name in Field]: NonNullable<State[Name]> }>

/** `State`, or `Ended` when the status matches. */
type Narrowed<State extends { status: string }, Ended extends { status: State['status'] }> =
  | Ended
  | With<State, { status: Exclude<State['status'], Ended['status']> }>

type ScoredFields =
  | 'pdp_score'
  | 'listing_score_at_ingest'
  | 'score_change'
  | 'service_certified'
  | 'is_ideal_content_mix'
  | PenaltyName
  | 'high_scoring_asset_count'
  | 'asset_mix'
  | 'scored_at'

type HeroFields =
  | 'service_score'
  | 'classification'
  | 'score_metadata'
  | 'hero_gs1_components'
  | 'mobile_readiness'

type ScoredImages = {
  status: 'COMPLETED'
  error_code: null
  hero: NonNull<Hero, HeroFields | 'service_certified'>
  carousel_images: NonNull<CarouselImage, 'service_score' | 'service_certified' | 'classification'>[]
}

/** Status `COMPLETED`. */
export type ScoredPdp = With<NonNull<PdpScores, ScoredFields>, ScoredImages>
/** Status `COMPLETED`. */
export type ScoredGtin = With<NonNull<GtinScores, ScoredFields>, ScoredImages>
/** Status `scored`. */
export type ScoredAsin = With<
  NonNull<
    AsinScores,
    'pdp_score' | 'listing_score_at_ingest' | 'score_change' | 'conversion_ready' | 'asset_mix' | 'scored_at'
  >,
  {
    status: 'scored'
    hero: NonNull<AsinHero, HeroFields | 'conversion_ready'>
    carousel_images: NonNull<AsinCarouselImage, 'service_score' | 'conversion_ready' | 'classification'>[]
  }
>
/** Status `scored`. */
export type ScoredImage = With<
  NonNull<ImageScore, 'service_score' | 'conversion_ready' | 'classification'>,
  { status: 'scored' }
>
/** Status `completed`. */
export type ScoredDraft = With<
  NonNull<
    DraftScore,
    'pdp_score' | 'service_certified' | 'breakdown' | 'actions' | PenaltyName | 'asset_mix' | 'hero'
  >,
  { status: 'completed'; error: null }
>

export type NarrowedPdp = Narrowed<PdpScores, ScoredPdp>
export type NarrowedGtin = Narrowed<GtinScores, ScoredGtin>
export type NarrowedAsin = Narrowed<AsinScores, ScoredAsin>
export type NarrowedImage = Narrowed<ImageScore, ScoredImage>
export type NarrowedDraft = Narrowed<DraftScore, ScoredDraft>
export type NarrowedIdeas = Narrowed<
  SparkIdeaResult,
  With<NonNull<SparkIdeaResult, 'data'>, { status: 'completed' }>
>
export type NarrowedDetails = Narrowed<
  PdpDetails,
  With<
    NonNull<PdpDetails, 'pdp_score' | 'service_certified' | 'scored_at'>,
    { status: 'COMPLETED'; error_code: null }
  >
>
export type NarrowedSummary = Narrowed<
  PdpSummary,
  With<
    NonNull<PdpSummary, 'pdp_score' | 'service_certified' | 'scored_at'>,
    { status: 'COMPLETED'; error_code: null }
  >
>
