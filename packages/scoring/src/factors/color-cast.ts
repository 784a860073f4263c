import { say } from '@endcap/words/message'
import type { FactorDefinition } from './factor.ts'
import { withLightGround } from './shared/ground.ts'

export const colorCast: FactorDefinition = {
  group: 'light',
  measure: ({ tone }) => tone.cast,
  rules: {
    hero: {
      curve: [
        [3, 100],
        [6, 82],
        [12, 50],
        [25, 15],
        [40, 0],
      ],
      isFault: true,
      weight: 1.2,
      bar: 80,
      prior: 99,
      why: 'Shoppers return what has another color than the picture. A tint of 3 is hardly visible on white, one of 12 is obvious.',
    },
  },
  reason(value, _, isGood) {
    if (isGood) return say('factor.color_cast.natural')
    return value < 12 ? say('factor.color_cast.slight_tint') : say('factor.color_cast.strong_tint')
  },
  consequences: withLightGround('perceived_quality'),
}
