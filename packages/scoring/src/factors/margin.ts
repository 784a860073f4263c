import { say } from '@endcap/words/message'
import type { FactorDefinition } from './factor.ts'

export const margin: FactorDefinition = {
  group: 'framing',
  measure: ({ product }) => product?.margin ?? null,
  rules: {
    hero: {
      curve: [
        [0, 55],
        [0.015, 92],
        [0.03, 100],
      ],
      weight: 0.3,
      bar: 80,
      why: 'A small margin of 2–3% keeps the outline clear of the edge of the tile.',
      notFor: ['On Model'],
    },
  },
  reason(value, _, isGood) {
    if (isGood) return say('factor.margin.enough')
    return value < 0.005 ? say('factor.margin.touches') : say('factor.margin.almost_touches')
  },
}
