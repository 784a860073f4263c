import { say } from '@endcap/words/message'
import { DRAWN_TYPES } from '../asset-types/asset-types.ts'
import type { FactorDefinition, FactorRule } from './factor.ts'

const rule: FactorRule = {
  curve: [
    [0.15, 0],
    [0.4, 15],
    [0.55, 42],
    [0.65, 62],
    [0.75, 80],
    [0.85, 95],
    [0.93, 100],
  ],
  weight: 2.4,
  bar: 60,
  prior: 70,
  why: 'Predicts how people would rate the picture, learned from 4,000 photos that 30 people each rated. It covers faults that the other factors miss. Professional packshots measure 0.6–0.92, snapshots 0.3–0.65.',
}

export const perceivedQuality: FactorDefinition = {
  group: 'quality',
  measure: ({ quality }) => quality?.opinion ?? null,
  rules: { hero: { ...rule, weight: 3.3 }, carousel: { ...rule, notFor: [...DRAWN_TYPES, 'Other'] } },
  reason(value, _, isGood) {
    const values = { rating: ratingOf(value) }
    if (isGood) return say('factor.perceived_quality.good', values)
    return say(value < 0.4 ? 'factor.perceived_quality.poor' : 'factor.perceived_quality.average', values)
  },
}

/** Returns 0–10. Texts name 0 as below 1. */
function ratingOf(opinion: number): number {
  const rounded = Math.round(100 * opinion) / 10
  return rounded < 1 ? 0 : rounded
}
