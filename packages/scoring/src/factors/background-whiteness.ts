import { say } from '@endcap/words/message'
import type { FactorDefinition } from './factor.ts'

export const backgroundWhiteness: FactorDefinition = {
  group: 'background',
  measure: ({ background }) => background?.offWhite ?? null,
  rules: {
    hero: {
      curve: [
        [0.01, 100],
        [0.03, 85],
        [0.08, 58],
        [0.2, 35],
        [0.5, 12],
        [0.9, 0],
      ],
      isFault: true,
      weight: 2.6,
      bar: 85,
      why: 'Nearly all retailers require a pure white background for main images. A soft shadow measures up to 0.02.',
    },
  },
  reason(value, _, isGood) {
    if (value <= 0.01) return say('factor.background_whiteness.pure_white')
    if (isGood) return say('factor.background_whiteness.almost_white')
    if (value < 0.08) return say('factor.background_whiteness.off_white')
    return value < 0.3
      ? say('factor.background_whiteness.not_white')
      : say('factor.background_whiteness.far_from_white')
  },
  consequences: ['background_evenness', 'background_clutter'],
}
