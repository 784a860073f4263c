import { type AssetTypeFacts, CLASSIFICATIONS, EMBEDDING_SPACE } from '@endcap/scoring'
import type { Answer, TeachableImage } from './answer.ts'
import { FEATURES, featuresOf, probabilitiesOf, TYPES } from './features.ts'
import { dot, fitRidge } from './ridge.ts'

/** Plain data for storage and threads. */
export type TaughtHead = {
  /** Others have no taught types. */
  space: string
  /** 257 for each type in turn. */
  weights: Float32Array
}

/** To log probabilities. Chosen like the strength. */
const SCALE = 6
export const HEAD_SIZE = TYPES * FEATURES

/** Learns in this release's space. */
export function teach(answers: readonly Answer[]): TaughtHead {
  const weights = new Float32Array(HEAD_SIZE)
  fitRidge(answers).weights.forEach((row, type) => weights.set(row, type * FEATURES))
  return { space: EMBEDDING_SPACE, weights }
}

/** Applies only in its space. */
export function taughtKind({ space, weights }: TaughtHead, image: TeachableImage): AssetTypeFacts {
  if (image.similarity.space !== space) return image.kind
  const features = featuresOf(image.similarity)
  const learned = Float64Array.from({ length: TYPES }, (_, type) =>
    dot(features, weights.subarray(type * FEATURES, (type + 1) * FEATURES)),
  )
  return add(image, learned)
}

/** Adds to log probabilities. */
export function add(image: Pick<TeachableImage, 'kind'>, learned: Float64Array): AssetTypeFacts {
  const odds = probabilitiesOf(image).map((value, type) => value * Math.exp(SCALE * (learned[type] ?? 0)))
  const total = odds.reduce((sum, value) => sum + value, 0)
  return Object.fromEntries(
    CLASSIFICATIONS.map((type, at) => [type, Math.round((1e4 * (odds[at] ?? 0)) / total) / 1e4]),
  ) as AssetTypeFacts
}
