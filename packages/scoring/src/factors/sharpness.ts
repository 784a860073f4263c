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

/** Blur at a fine and a coarse scale. */
export const sharpness: FactorDefinition = {
  label: 'Sharpness',
  group: 'quality',
  measure: ({ detail: { blur, coarseBlur } }) => (blur === null ? null : (blur + (coarseBlur ?? blur)) / 2),
  rules: { hero: rule, carousel: { ...rule, weight: 1.6, notFor: DRAWN_TYPES } },
  reason(value, _, isGood) {
    if (isGood) return value <= 0.3 ? 'The image is sharp.' : 'The image is sharp enough.'
    if (value < 0.55) return 'The image is slightly blurred.'
    return value < 0.7 ? 'The image is blurred.' : 'The image is very blurred.'
  },
  title: 'Use a sharper image',
  advice: 'Take the picture again in focus, or use the original instead of an enlarged copy.',
  consequences: ['perceived_quality'],
  // All pixels of a sharp image of the same size hold detail.
  repair: (facts) => ({ ...facts, detail: { ...facts.detail, trueResolution: 1 } }),
}
