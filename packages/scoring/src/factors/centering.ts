import type { FactorDefinition } from './factor.ts'
import { percent } from './shared/wording.ts'

/** Distance of the product from the center. */
export const centering: FactorDefinition = {
  label: 'Position in the frame',
  group: 'framing',
  measure: ({ product }) => product?.offCenter ?? null,
  rules: {
    hero: {
      curve: [
        [0.02, 100],
        [0.06, 88],
        [0.15, 50],
        [0.3, 12],
        [0.5, 0],
      ],
      weight: 0.6,
      bar: 80,
      why: 'Storefronts crop and round the tiles. Nobody notices 2% off center, but 15% is visible.',
    },
  },
  reason(value, _, isGood) {
    if (value <= 0.02) return 'The product is centered.'
    return isGood
      ? 'The product is close to the center.'
      : `The product is off center by ${percent(value)} of the image.`
  },
  title: 'Center the product',
  advice: 'Move the product to the middle of the image.',
}
