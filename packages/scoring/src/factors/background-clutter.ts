import { say } from '@endcap/words/message'
import type { FactorDefinition } from './factor.ts'

export const backgroundClutter: FactorDefinition = {
  group: 'background',
  measure: ({ background }) => background?.clutter ?? null,
  rules: {
    hero: {
      curve: [
        [0.003, 100],
        [0.03, 70],
        [0.12, 30],
        [0.4, 0],
      ],
      isFault: true,
      weight: 0.7,
      bar: 80,
      why: 'Objects and patterns behind the product compete with its outline. A studio background has none.',
      notFor: ['Group Or Variant', 'On Model'],
    },
  },
  reason(value, _, isGood) {
    if (value <= 0.003) return say('factor.background_clutter.none')
    if (isGood) return say('factor.background_clutter.hardly_any')
    return value < 0.12 ? say('factor.background_clutter.some') : say('factor.background_clutter.many')
  },
  consequences: ['background_evenness'],
}
