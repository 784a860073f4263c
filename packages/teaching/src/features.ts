import { CLASSIFICATIONS, embeddingOf, measuredAs, type SimilarityFacts } from '@endcap/scoring'
import type { TeachableImage } from './answer.ts'

/** Constant, learns how common types are. */
const COMMON = 0.5
export const FEATURES = 257
export const TYPES = CLASSIFICATIONS.length
/** Keeps every type within reach. */
const LEAST = 1e-4

/** Normalizes and appends the constant. */
export function featuresOf(similarity: SimilarityFacts): Float64Array {
  const embedding = embeddingOf(similarity)
  const length = Math.hypot(...embedding) || 1
  const features = new Float64Array(FEATURES)
  features.set(Array.from(embedding.subarray(0, FEATURES - 1), (value) => value / length))
  features[FEATURES - 1] = COMMON
  return features
}

/** Orders like `CLASSIFICATIONS`, above zero. */
export function probabilitiesOf({ kind }: Pick<TeachableImage, 'kind'>): Float64Array {
  const raised = Float64Array.from(CLASSIFICATIONS, (type) => Math.max(LEAST, measuredAs(kind, type)))
  const total = raised.reduce((sum, value) => sum + value, 0)
  return raised.map((value) => value / total)
}
