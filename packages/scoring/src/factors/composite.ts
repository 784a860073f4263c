import type { FactorDefinition } from './factor.ts'

/** Scenes that were put together, as their files say. */
export const composite: FactorDefinition = {
  label: 'Photographed scene',
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
      why: 'A product that was cut out and placed in a drawn room looks less real than a photograph of the same scene, so a photograph may score higher. Spark marks its scenes in their files.',
    },
  },
  reason: (value) =>
    value > 0 ? 'The scene was put together from a cut-out of the product.' : 'The scene was photographed.',
  title: 'Photograph the scene',
  advice: 'Photograph the product in a real scene like this one.',
}
