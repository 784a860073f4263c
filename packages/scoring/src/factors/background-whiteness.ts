import type { FactorDefinition } from './factor.ts'

/** Distance of the background from pure white. */
export const backgroundWhiteness: FactorDefinition = {
  label: 'White background',
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
    if (value <= 0.01) return 'The background is pure white.'
    if (isGood) return 'The background is almost pure white.'
    if (value < 0.08) return 'The background is slightly off-white.'
    return value < 0.3 ? 'The background is clearly not white.' : 'The background is far from white.'
  },
  title: 'Use a pure white background',
  advice: 'Cut the product out and place it on pure white.',
  consequences: ['background_evenness', 'background_clutter'],
}
