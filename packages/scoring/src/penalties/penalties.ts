import { fewHighScoring } from './few-high-scoring.ts'
import { missingImages } from './missing-images.ts'
import type { Penalty } from './penalty.ts'
import { repeatedImages } from './repeated-images.ts'
import { weakImagesFirst } from './weak-images-first.ts'

/** All penalties by the names of their flags in the API. */
export const PENALTIES = {
  score_penalty: fewHighScoring,
  image_count_penalty: missingImages,
  image_mix_penalty: repeatedImages,
  image_order_penalty: weakImagesFirst,
} as const satisfies Record<string, Penalty>

/** Name of a penalty's flag in the API. */
export type PenaltyName = keyof typeof PENALTIES

/** Returns a value for each penalty, by the name of its flag. */
export function eachPenalty<Value>(valueOf: (penalty: Penalty) => Value): Record<PenaltyName, Value> {
  const entries = Object.entries(PENALTIES).map(([name, penalty]) => [name, valueOf(penalty)] as const)
  return Object.fromEntries(entries) as Record<PenaltyName, Value>
}
