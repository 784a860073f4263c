import { CLASSIFICATIONS, embeddingOf, measuredAs, type SimilarityFacts } from '@endcap/scoring'
import type { TeachableImage } from './answer.ts'

/** Value of the feature that all images share. It learns how common each asset type is in an organization. */
const COMMON = 0.5
/** Number of features: those of the embedding, and the common one. */
export const FEATURES = 257
export const TYPES = CLASSIFICATIONS.length
/** Least probability, so that no type is out of reach of answers. */
const LEAST = 1e-4

/** Returns the embedding at length 1, and behind it the feature that all images share. */
export function featuresOf(similarity: SimilarityFacts): Float64Array {
  const embedding = embeddingOf(similarity)
  const length = Math.hypot(...embedding) || 1
  const features = new Float64Array(FEATURES)
  features.set(Array.from(embedding.subarray(0, FEATURES - 1), (value) => value / length))
  features[FEATURES - 1] = COMMON
  return features
}

/** Returns the probabilities of the asset types in the order of `CLASSIFICATIONS`, none of them zero. */
export function probabilitiesOf({ kind }: Pick<TeachableImage, 'kind'>): Float64Array {
  const raised = Float64Array.from(CLASSIFICATIONS, (type) => Math.max(LEAST, measuredAs(kind, type)))
  const total = raised.reduce((sum, value) => sum + value, 0)
  return raised.map((value) => value / total)
}
