import { probabilityOf } from '../classification.ts'
import type { FactorDefinition } from './factor.ts'

/** How surely hands or persons are in the main image. */
export const productAlone: FactorDefinition = {
  label: 'Product alone',
  group: 'content',
  measure: (facts) => probabilityOf(facts, 'hero', ['In Use', 'On Model']),
  rules: {
    hero: {
      curve: [
        [0.4, 100],
        [0.7, 25],
        [0.9, 15],
      ],
      isFault: true,
      weight: 0.3,
      bar: 60,
      why: 'A main image shows what the shopper gets and nothing else. People may wear what is sold, where that may be clothes.',
      notFor: ['On Model'],
    },
  },
  reason: (_, __, isGood) =>
    isGood
      ? 'No hand and no person is in the picture.'
      : 'A hand or a person is in the picture. A main image shows the product alone.',
  title: 'Show the product alone',
  advice: 'Use a picture without hands and persons as the main image. This one belongs in the carousel.',
}
