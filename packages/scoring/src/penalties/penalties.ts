import { fewHighScoring } from './few-high-scoring.ts'
import { missingImages } from './missing-images.ts'
import type { Penalty } from './penalty.ts'
import { repeatedImages } from './repeated-images.ts'
import { weakImagesFirst } from './weak-images-first.ts'

export const PENALTIES = {
  score_penalty: fewHighScoring,
  image_count_penalty: missingImages,
  image_mix_penalty: repeatedImages,
  image_order_penalty: weakImagesFirst,
} as const satisfies Record<string, Penalty>

export type PenaltyName = keyof typeof PENALTIES

export const PENALTY_NAMES = Object.keys(PENALTIES) as [PenaltyName, ...PenaltyName[]]

/** Returns values by flag. */
export function eachPenalty<Value>(
  valueOf: (penalty: Penalty, name: PenaltyName) => Value,
): Record<PenaltyName, Value> {
  const entries = PENALTY_NAMES.map((name) => [name, valueOf(PENALTIES[name], name)] as const)
  return Object.fromEntries(entries) as Record<PenaltyName, Value>
}

/** A stored score lacks flags of later penalties. */
export const penaltiesOf = (score: Partial<Record<PenaltyName, boolean>>): Record<PenaltyName, boolean> =>
  eachPenalty((_penalty, name) => score[name] ?? false)
