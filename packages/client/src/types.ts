// Names for parts of the types of the contract.
import type { PdpScores, ScoreMetadata, SparkBatchResult, SparkIdeaResult } from './contract.ts'

export type PdpStatus = PdpScores['status']
export type Factor = ScoreMetadata['factors'][number]
export type Recommendation = ScoreMetadata['recommendations'][number]
export type SparkImage = SparkBatchResult['data'][number]
export type Idea = NonNullable<SparkIdeaResult['data']>['ideas'][number]
