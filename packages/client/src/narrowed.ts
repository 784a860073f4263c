// Types of the contract by their status, because the contract describes each field without regard to the others.
import type {
  AsinCarouselImage,
  AsinHero,
  AsinScores,
  CarouselImage,
  DraftScore,
  GtinScores,
  Hero,
  ImageScore,
  PdpScores,
  PdpSummary,
  PenaltyName,
  SparkIdeaResult,
} from './contract.ts'

/** `State` with other types for some fields. */
type With<State, Fields> = Omit<State, keyof Fields> & Fields

/** `State` with fields that are not null. */
type NonNull<State, Field extends keyof State> = With<State, { [Name in Field]: NonNullable<State[Name]> }>

/** `State` that is `Ended` if its status is that of `Ended`. */
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

/** Scores by id when the status is `COMPLETED`. */
export type ScoredPdp = With<NonNull<PdpScores, ScoredFields>, ScoredImages>
/** Scores by GTIN when the status is `COMPLETED`. */
export type ScoredGtin = With<NonNull<GtinScores, ScoredFields>, ScoredImages>
/** Scores by ASIN when the status is `scored`. */
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
/** Score of an image when the status is `scored`. */
export type ScoredImage = With<
  NonNull<ImageScore, 'service_score' | 'conversion_ready' | 'classification'>,
  { status: 'scored' }
>
/** Score of a draft when the status is `completed`. */
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
export type NarrowedSummary = Narrowed<
  PdpSummary,
  With<
    NonNull<PdpSummary, 'pdp_score' | 'service_certified' | 'scored_at'>,
    { status: 'COMPLETED'; error_code: null }
  >
>
