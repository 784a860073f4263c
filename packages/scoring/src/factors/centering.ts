import { say } from '@endcap/words/message'
import type { FactorDefinition } from './factor.ts'
import { percent } from './shared/wording.ts'

export const centering: FactorDefinition = {
  group: 'framing',
  measure: ({ product }) => product?.offCenter ?? null,
  rules: {
    hero: {
      curve: [
        [0.02, 100],
        [0.06, 88],
        [0.15, 50],
        [0.3, 12],
        [0.5, 0],
      ],
      weight: 0.6,
      bar: 80,
      why: 'Storefronts crop and round the tiles. Nobody notices 2% off center, but 15% is visible.',
    },
  },
  reason(value, _, isGood) {
    if (value <= 0.02) return say('factor.centering.centered')
    return isGood
      ? say('factor.centering.nearly_centered')
      : say('factor.centering.off_center', { percent: percent(value) })
  },
}
