import { DEFAULT_REGION, STOREFRONTS } from '@endcap/catalog'
import { z } from 'zod'
import { nullableScore, text, uuid } from './fields.ts'
import { carouselImage, flag, heroResult, scoreFields, submittedFields } from './pdp-scores.ts'
import { composedSet, refreshImages } from './pdp-submission.ts'

const region = z.string().meta({ description: 'The storefront’s region' })
const asin = z.string()
/** Renames `service_certified` in responses by ASIN. */
const conversionReady = flag.meta({ description: 'The score is 80 or above' })

/** The query of `GET /v1/pdps/asin/{asin}`. */
export const asinQuery = z.object({
  region: text()
    .default(DEFAULT_REGION)
    .meta({
      enum: STOREFRONTS.map((each) => each.region),
      description: `Storefront region; \`${DEFAULT_REGION}\` when absent`,
    }),
})

/** The body of `PUT /v1/pdps/asin/{asin}`. */
export const asinSubmission = asinQuery
  .extend({ refresh_images: refreshImages, composed_set: composedSet.default('replace') })
  .meta({ id: 'AsinSubmission', example: { region: 'us' } })

export const asinSubmitted = z
  .object({
    asin,
    region,
    pdp_id: uuid,
    status: z.literal('processing'),
    score_url: submittedFields.score_url,
  })
  .meta({ id: 'AsinSubmitted' })

export const asinScores = z
  .object({
    asin,
    region,
    pdp_id: uuid,
    status: z.enum(['processing', 'scored', 'error']),
    name: scoreFields.name,
    category: scoreFields.category,
    pdp_score: nullableScore,
    listing_score_at_ingest: scoreFields.listing_score_at_ingest,
    score_change: scoreFields.score_change,
    conversion_ready: conversionReady,
    carousel_score: scoreFields.carousel_score,
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
    asset_mix: scoreFields.asset_mix,
    scored_at: scoreFields.scored_at,
  })
  .meta({ id: 'AsinScores' })

export type AsinSubmitted = z.output<typeof asinSubmitted>
export type AsinScores = z.output<typeof asinScores>
