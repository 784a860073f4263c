import { say } from '@endcap/words/message'
import { TEXT_TYPES } from '../asset-types/asset-types.ts'
import type { FactorDefinition } from './factor.ts'
import { isCutSure, WHOLE } from './shared/cut-product.ts'

export const cropping: FactorDefinition = {
  group: 'framing',
  measure: ({ product }) => (product && isCutSure(product) ? product.cut : null),
  rules: {
    hero: {
      curve: [
        [0.04, 100],
        [0.3, 62],
        [0.7, 28],
        [1.1, 10],
        [2, 0],
      ],
      isFault: true,
      weight: 3.4,
      bar: 85,
      prior: 97,
      why: 'A main image must show the whole product. A tip that touches the edge costs little, a cut body costs much. A person who wears the product and a hand that holds it may be cut.',
      notFor: ['On Model', 'In Use'],
    },
    carousel: {
      curve: [
        [0.7, 100],
        [1.2, 80],
        [2, 65],
      ],
      weight: 0.3,
      bar: 70,
      prior: 99,
      why: 'Close-ups and people are cropped on purpose. Only an image that shows no whole side of the product loses points.',
      notFor: [...TEXT_TYPES, 'Detail', 'On Model', 'In Use', 'Swatch'],
    },
  },
  reason(value, _, isGood) {
    if (value <= WHOLE) return say('factor.cropping.whole')
    if (isGood) return say('factor.cropping.visible_enough')
    return value < 0.7 ? say('factor.cropping.part_cut') : say('factor.cropping.large_part_cut')
  },
}
