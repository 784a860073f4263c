import { say } from '@endcap/words/message'
import { LAYOUT_TYPES } from '../asset-types/asset-types.ts'
import type { FactorDefinition } from './factor.ts'

export const composite: FactorDefinition = {
  group: 'content',
  measure: ({ file: { isComposite } }) => (isComposite === undefined ? null : Number(isComposite)),
  rules: {
    carousel: {
      curve: [
        [0, 100],
        [1, 40],
      ],
      weight: 1.2,
      bar: 60,
      why: 'A product that was cut out and placed in a drawn room looks less real than a photograph of the same scene, so a photograph may score higher. Spark marks its scenes in their files. Layouts are put together by nature.',
      notFor: LAYOUT_TYPES,
    },
  },
  reason: (value) => (value > 0 ? say('factor.composite.composed') : say('factor.composite.photographed')),
}
