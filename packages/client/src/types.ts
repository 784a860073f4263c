/** Shapes of the API, described in `docs/api.md`. Scores are 0–100. */

export type PdpSubmission = {
  hero_image_url: string
  carousel_image_urls?: string[]
  product_category_id?: string | null
  external_category_id?: string | null
  gtin?: string | null
  asin?: string | null
  integration_id?: string | null
  hero_image_asset_id?: string | null
  carousel_image_asset_ids?: string[]
  name?: string | null
  retailer?: string | null
}

/** The path contains the GTIN, so the body has none. */
export type GtinSubmission = Omit<PdpSubmission, 'gtin'>

export type PdpStatus = 'PROCESSING' | 'COMPLETED' | 'ERROR'

export type PdpSubmissionResponse = {
  id: string
  pdp_id: string
  status: PdpStatus
  error_code: string | null
  score_url: string
}

export type GtinSubmissionResponse = Omit<PdpSubmissionResponse, 'id'> & { gtin: string }

export type ImageSubmission = {
  image_url: string
  product_category_id: string
  image_type: 'hero' | 'carousel'
}

export type Factor = { name: string; score: number; weight: number; impact: number; reason: string }
export type Recommendation = { code: string; title: string; detail: string; expected_gain: number }

export type ScoreMetadata = {
  model_version: string
  raw_score: number
  percentile: number | null
  benchmark: { category_id: string; image_type: string; sample_size: number; is_draft: boolean }
  factors: Factor[]
  recommendations: Recommendation[]
  rule_checks: { rule: string; passed: boolean | null; measured: number | null; required: number | boolean }[]
}

export type HeroImage = {
  image_id: string
  image_url: string | null
  asset_id: string | null
  service_score: number | null
  service_certified: boolean | null
  classification: string | null
  score_metadata: ScoreMetadata | null
  hero_gs1_components: Record<string, unknown> | null
  mobile_readiness: Record<string, unknown> | null
}

export type CarouselImage = {
  image_id: string
  image_url: string | null
  position: number
  service_score: number | null
  service_certified: boolean | null
  classification: string | null
}

export type PdpScores = {
  id: string
  retailer: string
  pdp_id: string
  status: PdpStatus
  error_code: string | null
  name: string | null
  category: string | null
  pdp_score: number | null
  listing_score_at_ingest: number | null
  score_change: number | null
  service_certified: boolean | null
  carousel_score: number | null
  hero: HeroImage | null
  carousel_images: CarouselImage[]
  asset_mix: Record<string, unknown> | null
  images_matching_ideal_mix: number | null
  is_ideal_content_mix: boolean | null
  score_penalty: boolean | null
  image_count_penalty: boolean | null
  image_mix_penalty: boolean | null
  image_order_penalty: boolean | null
  high_scoring_asset_count: number | null
  scored_at: string | null
}

export type GtinScores = Omit<PdpScores, 'id'> & { gtin: string }

export type AsinSubmissionResponse = {
  asin: string
  region: string
  pdp_id: string
  status: 'processing'
  score_url: string
}

export type AsinScores = {
  asin: string
  region: string
  pdp_id: string
  status: 'processing' | 'scored' | 'error'
  name: string | null
  category: string | null
  pdp_score: number | null
  listing_score_at_ingest: number | null
  score_change: number | null
  conversion_ready: boolean | null
  carousel_score: number | null
  hero: ConversionReady<HeroImage> | null
  carousel_images: ConversionReady<CarouselImage>[]
  asset_mix: Record<string, unknown> | null
  scored_at: string | null
}

/** The ASIN endpoints return `service_certified` under the name `conversion_ready`. */
type ConversionReady<Image extends { service_certified: boolean | null }> = Omit<
  Image,
  'service_certified'
> & {
  conversion_ready: boolean | null
}

export type ImageScore = {
  image_id: string
  status: 'processing' | 'scored' | 'error'
  service_score: number | null
  conversion_ready: boolean | null
  score_metadata: ScoreMetadata | null
  hero_gs1_components: Record<string, unknown> | null
  mobile_readiness: Record<string, unknown> | null
  classification: string | null
}

export type SparkStatus = 'processing' | 'failed' | 'completed'

/** Fields that the responses to both kinds of Spark requests share. */
type SparkRequested = { image_id: string; status: SparkStatus; result_url: string; created_at: string }

export type SparkBatch = { batch_id: string } & SparkRequested

export type SparkIdea = { idea_id: string } & SparkRequested

/** A child image. `url` needs no token and is valid until `url_expires_at`. */
export type SparkImage = { image_id: string; url: string; url_expires_at: string }

export type SparkBatchResult = {
  batch_id: string
  image_id: string
  status: SparkStatus
  /** Best first. Empty unless `completed`. */
  data: SparkImage[]
  created_at: string
  updated_at: string
}

export type Idea = {
  title: string
  rationale: string
  /** Factors of the score that the idea improves; empty for a missing image. */
  addresses: string[]
  prompt: string
  /** Expected gain in points of the image's score, or of the listing's score for a missing image. */
  expected_gain: number
  asset_type: string
}

export type SparkIdeaResult = {
  idea_id: string
  image_id: string
  status: SparkStatus
  /** Null unless `completed`. Ideas with the largest expected gain come first. */
  data: { summary: string; ideas: Idea[]; markdown: string } | null
  created_at: string
  updated_at: string
}

export type ProductCategory = { id: string; category_name: string; path: string; retailer: string }

export type ProductRetailer = {
  id: string
  retailer: string
  region: string
  display_name: string
  domain: string
}

/** Error object in the response to every failed request below `/v1`. */
export type ErrorBody = {
  detail: string
  status_code: number
  error_code: string
  request_id: string | null
  extra: Record<string, unknown> | null
  timestamp: string
}
