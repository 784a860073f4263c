import { eachPenalty } from '@endcap/scoring'
import { z } from 'zod'
import { SUBMISSION_PDP_ERRORS } from '../errors/error-codes.ts'
import { nullableScore, timestamp, uuid } from './fields.ts'
import { assetMix, classification, heroGs1Components, mobileReadiness, scoreMetadata } from './scores.ts'

export const flag = z.boolean().nullable()
export const status = z.enum(['PROCESSING', 'COMPLETED', 'ERROR'])
const errorCode = z
  .string()
  .nullable()
  .meta({
    description: `${SUBMISSION_PDP_ERRORS.map((code) => `\`${code}\``).join(' or ')} when the status is \`ERROR\``,
  })

/** Identifiers by submission type. */
const IDENTIFIERS = {
  id: { id: z.string().meta({ description: 'Your id' }) },
  gtin: { gtin: z.string().meta({ description: 'The submitted GTIN as GTIN-14' }) },
}

export const submittedFields = {
  pdp_id: uuid,
  status,
  error_code: errorCode,
  score_url: z.string().meta({ description: 'Relative address to poll' }),
}

export const heroResult = z
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

export const carouselImage = z
  .object({
    image_id: uuid,
    image_url: z.string().nullable(),
    position: z.int().min(1),
    service_score: nullableScore,
    service_certified: flag,
    classification: classification.nullable(),
  })
  .meta({ id: 'CarouselImage' })

export const penaltyFlags = eachPenalty(({ description }) => flag.meta({ description }))

export const scoreFields = {
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
  ...penaltyFlags,
  high_scoring_asset_count: z.int().nullable(),
  scored_at: timestamp.nullable(),
}

export const pdpSubmitted = {
  id: z.object({ ...IDENTIFIERS.id, ...submittedFields }).meta({ id: 'PdpSubmitted' }),
  gtin: z.object({ ...IDENTIFIERS.gtin, ...submittedFields }).meta({ id: 'GtinSubmitted' }),
}

export const pdpScores = {
  id: z.object({ ...IDENTIFIERS.id, ...scoreFields }).meta({ id: 'PdpScores' }),
  gtin: z.object({ ...IDENTIFIERS.gtin, ...scoreFields }).meta({ id: 'GtinScores' }),
}

export type PdpStatus = z.output<typeof status>
export type HeroImage = z.output<typeof heroResult>
export type CarouselImage = z.output<typeof carouselImage>
export type PdpSubmitted = z.output<(typeof pdpSubmitted)['id']>
export type GtinSubmitted = z.output<(typeof pdpSubmitted)['gtin']>
export type PdpScores = z.output<(typeof pdpScores)['id']>
export type GtinScores = z.output<(typeof pdpScores)['gtin']>
export type PdpScoreFields = Omit<PdpScores, 'id'>
