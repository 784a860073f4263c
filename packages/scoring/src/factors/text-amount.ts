import { say } from '@endcap/words/message'
import { LAYOUT_TYPES } from '../asset-types/asset-types.ts'
import type { FactorDefinition } from './factor.ts'
import { percent } from './shared/wording.ts'

export const textAmount: FactorDefinition = {
  group: 'text',
  measure: ({ text }) => text.area,
  rules: {
    carousel: {
      curve: [
        [0.25, 100],
        [0.35, 75],
        [0.5, 40],
        [0.8, 0],
      ],
      weight: 0.5,
      bar: 75,
      why: 'Shoppers skim a gallery. Text covers less than a quarter of 19 in 20 real infographics.',
      onlyFor: LAYOUT_TYPES,
    },
  },
  reason: (value, _, isGood) =>
    isGood
      ? say('factor.text_amount.fine')
      : say('factor.text_amount.too_much', { percent: percent(Math.min(1, value)) }),
}
