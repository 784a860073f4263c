import { type AssetTypeFacts, CLASSIFICATIONS, EMBEDDING_SPACE } from '@endcap/scoring'
import type { Answer, TeachableImage } from './answer.ts'
import { FEATURES, featuresOf, probabilitiesOf, TYPES } from './features.ts'
import { dot, fitRidge } from './ridge.ts'

/** Weights that were learned from answers. Plain data, which can be stored and passed to a thread. */
export type TaughtHead = {
  /** Space of the embeddings that it was learned on. It says nothing about those of others. */
  space: string
  /** Weights of 257 features for each asset type, one type after the other. */
  weights: Float32Array
}

/** Factor from what is learned to the logarithms of probabilities. Chosen as the strength of the regression. */
const SCALE = 6
/** Number of weights of a head. */
export const HEAD_SIZE = TYPES * FEATURES

/** Learns the asset types of an organization from answers whose embeddings are in the space of this release. */
export function teach(answers: readonly Answer[]): TaughtHead {
  const weights = new Float32Array(HEAD_SIZE)
  fitRidge(answers).weights.forEach((row, type) => weights.set(row, type * FEATURES))
  return { space: EMBEDDING_SPACE, weights }
}

/** Returns the probabilities of the asset types by what was measured and what was learned. */
export function taughtKind({ space, weights }: TaughtHead, image: TeachableImage): AssetTypeFacts {
  if (image.similarity.space !== space) return image.kind
  const features = featuresOf(image.similarity)
  const learned = Float64Array.from({ length: TYPES }, (_, type) =>
    dot(features, weights.subarray(type * FEATURES, (type + 1) * FEATURES)),
  )
  return add(image, learned)
}

/** Adds what was learned to the logarithms of the measured probabilities. */
export function add(image: Pick<TeachableImage, 'kind'>, learned: Float64Array): AssetTypeFacts {
  const odds = probabilitiesOf(image).map((value, type) => value * Math.exp(SCALE * (learned[type] ?? 0)))
  const total = odds.reduce((sum, value) => sum + value, 0)
  return Object.fromEntries(
    CLASSIFICATIONS.map((type, at) => [type, Math.round((1e4 * (odds[at] ?? 0)) / total) / 1e4]),
  ) as AssetTypeFacts
}
