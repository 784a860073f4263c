import { say } from '@endcap/words/message'
import { LAYOUT_TYPES } from '../asset-types/asset-types.ts'
import type { FactorDefinition } from './factor.ts'

/** Grade from 1 (crude) to 5 (polished). */
export const design: FactorDefinition = {
  group: 'text',
  measure: ({ layout }) => layout.design ?? null,
  rules: {
    carousel: {
      curve: [
        [1.8, 35],
        [2.3, 68],
        [2.8, 86],
        [3.4, 100],
      ],
      weight: 1.2,
      bar: 55,
      why: 'Two designers graded 269 layouts of 88 sources. On sources that it has not seen, the judge orders two that are two grades apart as they do in 77 of 100 cases, so it counts little.',
      onlyFor: LAYOUT_TYPES,
    },
  },
  reason(value, _, isGood) {
    if (!isGood) return say('factor.design.crowded')
    return say(value >= 3 ? 'factor.design.well_designed' : 'factor.design.ordinary')
  },
}
