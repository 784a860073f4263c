import { say } from '@endcap/words/message'
import type { FactorDefinition } from './factor.ts'

export const backgroundEvenness: FactorDefinition = {
  group: 'background',
  measure: ({ background }) => background?.unevenness ?? null,
  rules: {
    hero: {
      curve: [
        [0.035, 100],
        [0.08, 75],
        [0.16, 35],
        [0.3, 0],
      ],
      weight: 0.5,
      bar: 75,
      why: 'A gradient or stain draws attention away from the product. Contact shadows measure up to 0.035.',
    },
  },
  reason(value, _, isGood) {
    if (value <= 0.035) return say('factor.background_evenness.even')
    if (isGood) return say('factor.background_evenness.mostly_even')
    return value < 0.16
      ? say('factor.background_evenness.uneven')
      : say('factor.background_evenness.very_uneven')
  },
}
