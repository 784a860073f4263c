import { z } from 'zod'
import {
  classification,
  heroGs1Components,
  mobileReadiness,
  nullableScore,
  scoreMetadata,
  uuid,
} from '../scoring/score-schemas.ts'

/** The Image scoring response of the specification. */
export const imageScore = z
  .object({
    image_id: uuid,
    status: z.enum(['processing', 'scored', 'error']),
    service_score: nullableScore,
    conversion_ready: z.boolean().nullable().meta({ description: '`service_score` is 80 or above' }),
    score_metadata: scoreMetadata.nullable().meta({ description: 'Null unless the image is a main image' }),
    hero_gs1_components: heroGs1Components.nullable(),
    mobile_readiness: mobileReadiness.nullable(),
    classification: classification.nullable(),
  })
  .meta({ id: 'ImageScore' })

export type ImageScoreAnswer = z.output<typeof imageScore>

/** Returns the answer for an image that has no score, or none yet. */
export function withoutScore(imageId: string, status: 'processing' | 'error'): ImageScoreAnswer {
  return {
    image_id: imageId,
    status,
    service_score: null,
    conversion_ready: null,
    score_metadata: null,
    hero_gs1_components: null,
    mobile_readiness: null,
    classification: null,
  }
}
