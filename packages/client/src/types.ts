// Names of parts of the contract.
import type { PdpScores, ScoreMetadata, SparkBatchResult, SparkIdeaResult } from './contract.ts'

export type PdpStatus = PdpScores['status']
export type Factor = ScoreMetadata['factors'][number]
export type Recommendation = ScoreMetadata['recommendations'][number]
export type SparkImage = SparkBatchResult['data'][number]
export type Idea = NonNullable<SparkIdeaResult['data']>['ideas'][number]

/** An uploaded image file. */
export type Upload = {
  upload_id: string
  /** Address that submissions accept in place of the address of an image. */
  url: string
  sha256: string
  width: number
  height: number
  bytes: number
  /** RFC 3339, in UTC */
  expires_at: string
}
