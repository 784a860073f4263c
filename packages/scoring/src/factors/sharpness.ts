import { say } from '@endcap/words/message'
import { DRAWN_TYPES } from '../asset-types/asset-types.ts'
import type { FactorDefinition, FactorRule } from './factor.ts'

const rule: FactorRule = {
  curve: [
    [0.15, 100],
    [0.3, 97],
    [0.42, 88],
    [0.55, 55],
    [0.7, 25],
    [0.95, 0],
  ],
  isFault: true,
  weight: 1.4,
  bar: 80,
  prior: 97,
  why: 'Blurred images look careless at any size. A sharp studio shot measures 0.2–0.45, a visible blur 0.5 and more.',
}

export const sharpness: FactorDefinition = {
  group: 'quality',
  measure: ({ detail: { blur, coarseBlur } }) => (blur === null ? null : (blur + (coarseBlur ?? blur)) / 2),
  rules: { hero: rule, carousel: { ...rule, weight: 1.6, notFor: DRAWN_TYPES } },
  reason(value, _, isGood) {
    if (isGood) return value <= 0.3 ? say('factor.sharpness.sharp') : say('factor.sharpness.sharp_enough')
    if (value < 0.55) return say('factor.sharpness.slightly_blurred')
    return value < 0.7 ? say('factor.sharpness.blurred') : say('factor.sharpness.very_blurred')
  },
  consequences: ['perceived_quality'],
  // Every pixel of a sharp image holds detail.
  repair: (facts) => ({ ...facts, detail: { ...facts.detail, trueResolution: 1 } }),
}
