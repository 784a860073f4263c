import { say } from '@endcap/words/message'
import { DRAWN_TYPES } from '../asset-types/asset-types.ts'
import type { FactorDefinition, FactorRule } from './factor.ts'
import { percent, subjectOf } from './shared/wording.ts'

/** Share that may be pure black. */
const BLACK_PRODUCT = 0.4

const rule: FactorRule = {
  curve: [
    [0.15, 100],
    [0.35, 78],
    [0.6, 38],
    [0.85, 5],
  ],
  isFault: true,
  weight: 1.1,
  bar: 75,
  prior: 99,
  why: 'Areas of pure black or white show no detail. A black or white product may have some, so a tenth of the product costs nothing. Too much light also washes out single colors.',
}

/** Share that is pure black, pure white or clipped. */
export const exposure: FactorDefinition = {
  group: 'light',
  measure: ({ tone }) => Math.max(0, tone.crushed - BLACK_PRODUCT, tone.blown, tone.clipped),
  rules: { hero: rule, carousel: { ...rule, notFor: [...DRAWN_TYPES, 'Other'] } },
  reason(value, facts, isGood) {
    const subject = subjectOf(facts)
    const { tone } = facts
    if (isGood)
      return say(value <= 0.15 ? 'factor.exposure.all_detail' : 'factor.exposure.enough_detail', { subject })
    if (tone.clipped >= value)
      return say('factor.exposure.washed_out', { percent: percent(tone.clipped), subject })
    return tone.blown >= value
      ? say('factor.exposure.pure_white', { percent: percent(tone.blown), subject })
      : say('factor.exposure.pure_black', { percent: percent(tone.crushed), subject })
  },
  consequences: ['perceived_quality'],
}
