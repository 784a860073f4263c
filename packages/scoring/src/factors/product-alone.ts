import { say } from '@endcap/words/message'
import { probabilityOf } from '../classification.ts'
import type { FactorDefinition } from './factor.ts'

export const productAlone: FactorDefinition = {
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
    isGood ? say('factor.product_alone.alone') : say('factor.product_alone.not_alone'),
}
