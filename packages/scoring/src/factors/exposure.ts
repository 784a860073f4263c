import { DRAWN_TYPES } from '../asset-types/asset-types.ts'
import type { FactorDefinition, FactorRule } from './factor.ts'
import { percent, subjectOf } from './shared/wording.ts'

/** Share of a black product that may be pure black. */
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

/** Share of the product without detail, because it is pure black or white or its colors are clipped. */
export const exposure: FactorDefinition = {
  label: 'Exposure',
  group: 'light',
  measure: ({ tone }) => Math.max(0, tone.crushed - BLACK_PRODUCT, tone.blown, tone.clipped),
  rules: { hero: rule, carousel: { ...rule, notFor: [...DRAWN_TYPES, 'Other'] } },
  reason(value, facts, isGood) {
    const subject = subjectOf(facts)
    const { tone } = facts
    if (isGood)
      return `Bright and dark areas of the ${subject} keep ${value <= 0.15 ? 'their' : 'enough'} detail.`
    if (tone.clipped >= value)
      return `Too much light has washed out the colors on ${percent(tone.clipped)} of the ${subject}.`
    const isBlown = tone.blown >= value
    const share = isBlown ? tone.blown : tone.crushed
    return `Pure ${isBlown ? 'white' : 'black'} areas without detail cover ${percent(share)} of the ${subject}.`
  },
  title: 'Correct the exposure',
  advice: 'Change the light or the camera settings so that bright and dark areas keep their detail.',
  consequences: ['perceived_quality'],
}
