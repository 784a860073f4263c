import { z } from 'zod'
import { text } from '../../platform/http/fields.ts'
import { DEFAULT_REGION, STOREFRONTS } from '@endcap/catalog'
import {
  assetMix,
  classification,
  heroGs1Components,
  mobileReadiness,
  nullableScore,
  scoreMetadata,
  timestamp,
  uuid,
} from '../scoring/score-schemas.ts'

const flag = z.boolean().nullable()
const status = z.enum(['PROCESSING', 'COMPLETED', 'ERROR'])
const errorCode = z
  .string()
  .nullable()
  .meta({ description: '`IMAGE_SCORING_FAILED` or `LISTING_SCORING_FAILED` when the status is `ERROR`' })

/** Identifier of the PDP in answers, by the way in which its images are submitted. */
const IDENTIFIERS = {
  id: { id: z.string().meta({ description: 'Your id' }) },
  gtin: { gtin: z.string().meta({ description: 'The submitted GTIN as GTIN-14' }) },
}

const submission = {
  pdp_id: uuid,
  status,
  error_code: errorCode,
  score_url: z.string().meta({ description: 'Relative address to poll' }),
}

const heroResult = z
  .object({
    image_id: uuid,
    image_url: z.string().nullable(),
    asset_id: z.string().nullable(),
    service_score: nullableScore,
    service_certified: flag,
    classification: classification.nullable(),
    score_metadata: scoreMetadata.nullable(),
    hero_gs1_components: heroGs1Components.nullable(),
    mobile_readiness: mobileReadiness.nullable(),
  })
  .meta({ id: 'Hero' })

const carouselImage = z
  .object({
    image_id: uuid,
    image_url: z.string().nullable(),
    position: z.int().min(1),
    service_score: nullableScore,
    service_certified: flag,
    classification: classification.nullable(),
  })
  .meta({ id: 'CarouselImage' })

const scores = {
  retailer: z.string(),
  pdp_id: uuid,
  status,
  error_code: errorCode,
  name: z.string().nullable(),
  category: z.string().nullable(),
  pdp_score: nullableScore,
  listing_score_at_ingest: nullableScore.meta({ description: 'The first score of the listing' }),
  score_change: z.number().nullable(),
  service_certified: flag.meta({ description: '`pdp_score` is 80 or above' }),
  carousel_score: nullableScore.meta({ description: 'Mean score of the carousel images' }),
  hero: heroResult.nullable(),
  carousel_images: z.array(carouselImage),
  asset_mix: assetMix.nullable(),
  images_matching_ideal_mix: z.int().nullable(),
  is_ideal_content_mix: flag,
  score_penalty: flag.meta({ description: 'Too few images have a high score' }),
  image_count_penalty: flag.meta({ description: 'Fewer carousel images than recommended' }),
  image_mix_penalty: flag.meta({ description: 'Some images are near-duplicates' }),
  image_order_penalty: flag.meta({
    description: 'The carousel images are not ordered by score, the highest first',
  }),
  high_scoring_asset_count: z.int().nullable(),
  scored_at: timestamp.nullable(),
}

export const pdpSubmitted = {
  id: z.object({ ...IDENTIFIERS.id, ...submission }).meta({ id: 'PdpSubmitted' }),
  gtin: z.object({ ...IDENTIFIERS.gtin, ...submission }).meta({ id: 'GtinSubmitted' }),
}

export const pdpScores = {
  id: z.object({ ...IDENTIFIERS.id, ...scores }).meta({ id: 'PdpScores' }),
  gtin: z.object({ ...IDENTIFIERS.gtin, ...scores }).meta({ id: 'GtinScores' }),
}

const region = z.string().meta({ description: 'The storefront’s region' })
const asin = z.string()
/** Name of `service_certified` in answers by ASIN. */
const conversionReady = flag.meta({ description: 'The score is 80 or above' })

export const asinSubmission = z
  .object({
    region: text()
      .default(DEFAULT_REGION)
      .meta({
        enum: STOREFRONTS.map((each) => each.region),
        description: `Storefront region; \`${DEFAULT_REGION}\` when absent`,
      }),
  })
  .meta({ id: 'AsinSubmission', example: { region: 'us' } })

export const asinSubmitted = z
  .object({
    asin,
    region,
    pdp_id: uuid,
    status: z.literal('processing'),
    score_url: submission.score_url,
  })
  .meta({ id: 'AsinSubmitted' })

export const asinScores = z
  .object({
    asin,
    region,
    pdp_id: uuid,
    status: z.enum(['processing', 'scored', 'error']),
    name: scores.name,
    category: scores.category,
    pdp_score: nullableScore,
    listing_score_at_ingest: scores.listing_score_at_ingest,
    score_change: scores.score_change,
    conversion_ready: conversionReady,
    carousel_score: scores.carousel_score,
    hero: heroResult
      .omit({ service_certified: true })
      .extend({ conversion_ready: conversionReady })
      .meta({ id: 'AsinHero' })
      .nullable(),
    carousel_images: z.array(
      carouselImage
        .omit({ service_certified: true })
        .extend({ conversion_ready: conversionReady })
        .meta({ id: 'AsinCarouselImage' }),
    ),
    asset_mix: scores.asset_mix,
    scored_at: scores.scored_at,
  })
  .meta({ id: 'AsinScores' })

/** Scores of a PDP without its identifier. */
export type PdpScores = Omit<z.output<(typeof pdpScores)['id']>, 'id'>
export type AsinScores = Omit<z.output<typeof asinScores>, 'asin'>
