// Types of requests and answers, from the contract of the API.
import type * as api from '@endcap/api'

export type {
  AsinScores,
  AsinSubmitted as AsinSubmissionResponse,
  CarouselImage,
  ErrorObject as ErrorBody,
  Factor,
  GtinScores,
  GtinSubmitted as GtinSubmissionResponse,
  HeroImage,
  Idea,
  ImageScore,
  ImageSubmission,
  PdpScores,
  PdpStatus,
  PdpSubmitted as PdpSubmissionResponse,
  ProductCategory,
  ProductRetailer,
  Recommendation,
  ScoreMetadata,
  SparkBatch,
  SparkBatchResult,
  SparkIdea,
  SparkIdeaResult,
  SparkImage,
  SparkStatus,
} from '@endcap/api'

/** A submission by id. The service ignores codes of another form; the type rejects other types early. */
export type PdpSubmission = Omit<api.PdpSubmission, 'gtin' | 'asin'> & {
  gtin?: string | null
  asin?: string | null
}

/** The path contains the GTIN, so the body has none. */
export type GtinSubmission = Omit<PdpSubmission, 'gtin'>
