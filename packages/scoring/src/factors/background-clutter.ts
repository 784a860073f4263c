import type { FactorDefinition } from './factor.ts'

/** Edges of objects and patterns behind the product. */
export const backgroundClutter: FactorDefinition = {
  label: 'Tidy background',
  group: 'background',
  measure: ({ background }) => background?.clutter ?? null,
  rules: {
    hero: {
      curve: [
        [0.003, 100],
        [0.03, 70],
        [0.12, 30],
        [0.4, 0],
      ],
      isFault: true,
      weight: 0.7,
      bar: 80,
      why: 'Objects and patterns behind the product compete with its outline. A studio background has none.',
      notFor: ['Group Or Variant', 'On Model'],
    },
  },
  reason(value, _, isGood) {
    if (value <= 0.003) return 'Nothing in the background distracts from the product.'
    if (isGood) return 'Hardly anything in the background distracts from the product.'
    return value < 0.12
      ? 'Patterns or objects in the background distract from the product.'
      : 'Many patterns or objects in the background distract from the product.'
  },
  title: 'Clear the background',
  advice: 'Remove everything from behind the product.',
  consequences: ['background_evenness'],
}
