import { HERO_DETAILS_EXAMPLE } from '../scoring/score-examples.ts'
import type { ImageScoreAnswer } from './image-score-schema.ts'

/** Example of the OpenAPI document. */
export const IMAGE_SCORE_EXAMPLE: ImageScoreAnswer = {
  image_id: '019a9d2e-6a10-7c3b-9f1e-0c8a5d2b7e41',
  status: 'scored',
  service_score: 83.4,
  conversion_ready: true,
  ...HERO_DETAILS_EXAMPLE,
  classification: 'Packshot',
}
