import { say } from '@endcap/words/message'
import { DRAWN_TYPES } from '../asset-types/asset-types.ts'
import type { BackgroundFacts } from '../facts.ts'
import type { FactorDefinition, FactorRule } from './factor.ts'
import { withLightGround } from './shared/ground.ts'

const rule: FactorRule = {
  curve: [
    [0.8, 100],
    [2, 82],
    [4, 48],
    [8, 14],
    [14, 0],
  ],
  isFault: true,
  weight: 0.8,
  bar: 75,
  prior: 99,
  why: 'Grain shows on smooth packs. A clean studio shot measures below 0.8, a phone picture in the evening 3 and more.',
}

export const noise: FactorDefinition = {
  group: 'quality',
  measure: ({ detail, background }) => (isCleanWhite(background) ? null : detail.noise),
  rules: { hero: rule, carousel: { ...rule, notFor: DRAWN_TYPES } },
  reason(value, _, isGood) {
    if (value <= 0.8) return say('factor.noise.none')
    if (isGood) return say('factor.noise.hardly_any')
    return value < 8 ? say('factor.noise.grainy') : say('factor.noise.very_grainy')
  },
  consequences: withLightGround('perceived_quality'),
}

/** A ground this white has no grain. */
const WHITE_BORDER = 0.85
const NO_GRAIN = 0.004

/** Grain on the product is its fabric if the white ground has none. */
const isCleanWhite = (background: BackgroundFacts | null): boolean =>
  background !== null && background.whiteBorder >= WHITE_BORDER && background.offWhite < NO_GRAIN
