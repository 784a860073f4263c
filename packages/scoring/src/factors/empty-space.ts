import type { FactorDefinition } from './factor.ts'
import { percent } from './shared/wording.ts'

/** Share of the frame that the largest empty area takes up. */
export const emptySpace: FactorDefinition = {
  label: 'Use of space',
  group: 'framing',
  measure: ({ layout }) => layout.emptyArea,
  rules: {
    carousel: {
      curve: [
        [0.18, 100],
        [0.28, 75],
        [0.45, 30],
        [0.65, 0],
      ],
      weight: 0.7,
      bar: 78,
      why: 'An empty area makes everything else smaller. It is below 0.16 in 19 of 20 real infographics.',
      onlyFor: ['Infographic', 'Comparison Chart', 'Instructions'],
    },
  },
  reason: (value, _, isGood) =>
    isGood ? 'The image uses its space well.' : `An empty area takes up ${percent(value)} of the image.`,
  title: 'Use the empty space',
  advice: 'Make the product and the words larger, or arrange them over the whole image.',
}
