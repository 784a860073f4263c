import { say } from '@endcap/words/message'
import { TEXT_TYPES } from '../asset-types/asset-types.ts'
import type { FactorDefinition } from './factor.ts'

export const separation: FactorDefinition = {
  group: 'background',
  measure: ({ tone }) => tone.separation,
  rules: {
    hero: {
      curve: [
        [2, 0],
        [6, 45],
        [12, 82],
        [25, 100],
      ],
      weight: 0.5,
      bar: 70,
      prior: 98,
      why: 'An outline needs a color difference of about 10 to be visible in a thumbnail. A white product on white depends on its shading.',
    },
    carousel: {
      curve: [
        [2, 20],
        [8, 70],
        [18, 100],
      ],
      weight: 0.4,
      bar: 70,
      prior: 99,
      why: 'The product must stand out from its surroundings.',
      notFor: TEXT_TYPES,
    },
  },
  reason(value, _, isGood) {
    if (isGood) return say(value < 25 ? 'factor.separation.well_enough' : 'factor.separation.clear')
    return say(value < 6 ? 'factor.separation.hard_to_see' : 'factor.separation.too_little')
  },
}
