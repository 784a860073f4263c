import type { DraftScore } from '../schemas/drafts.ts'
import type { ImageExplanation, ListingExplanation } from '../schemas/explanations.ts'
import type { HistoryEntry } from '../schemas/history.ts'
import type { ImageScore } from '../schemas/images.ts'
import type { PdpSummary } from '../schemas/pdp-list.ts'
import type { PdpScoreFields } from '../schemas/pdp-scores.ts'
import type { SparkBatchResult, SparkIdeaResult } from '../schemas/spark.ts'
import type { Upload } from '../schemas/uploads.ts'
import { EXAMPLE_IDS } from './ids.ts'
import scored from './scored.json' with { type: 'json' }

/** Answer to a submission, without its identifier and its address to poll. */
export const SUBMITTED_EXAMPLE = {
  pdp_id: EXAMPLE_IDS.pdp,
  status: 'PROCESSING',
  error_code: null,
} as const

// `npm run docs:examples` makes these with the engine, and checks that the schemas accept them.
export const SCORES_EXAMPLE = scored.pdp as PdpScoreFields
export const IMAGE_SCORE_EXAMPLE = scored.image as ImageScore
export const IDEA_EXAMPLE = scored.ideas as SparkIdeaResult
export const SUMMARY_EXAMPLE = scored.summary as PdpSummary
export const LISTING_EXPLANATION_EXAMPLE = scored.listing_explanation as ListingExplanation
export const IMAGE_EXPLANATION_EXAMPLE = scored.image_explanation as ImageExplanation
export const HISTORY_EXAMPLE = scored.history as HistoryEntry[]
export const DRAFT_EXAMPLE = scored.draft as DraftScore

export const BATCH_EXAMPLE: SparkBatchResult = {
  batch_id: EXAMPLE_IDS.batch,
  image_id: EXAMPLE_IDS.hero,
  status: 'completed',
  data: [
    {
      image_id: '019a9d31-2a71-7d3c-9b0e-5a1d7c9f4e22',
      url: 'https://endcap.example.com/blobs/019a9d00-11aa-7bbb-8ccc-0123456789ab/3f/3fc1a0?expires=1795248907512&type=image%2Fjpeg&name=mobile-hero.jpg&signature=h3Jc',
      url_expires_at: '2026-11-21T08:15:07.512Z',
    },
  ],
  created_at: '2026-11-21T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:07.512Z',
}

export const UPLOAD_EXAMPLE: Upload = {
  upload_id: EXAMPLE_IDS.upload,
  url: `https://endcap.example.com/v1/uploads/${EXAMPLE_IDS.upload}`,
  sha256: '3a7bd3e2360a3d29eea436fcfb7e44c735d117c42d1c1835420b6b9942dd4f1b',
  width: 2000,
  height: 2000,
  bytes: 412_887,
  expires_at: '2026-11-22T08:00:00.000Z',
}
