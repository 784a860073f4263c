import type { FactorDefinition } from './factor.ts'

/** Unevenness of the background's lightness. */
export const backgroundEvenness: FactorDefinition = {
  label: 'Even background',
  group: 'background',
  measure: ({ background }) => background?.unevenness ?? null,
  rules: {
    hero: {
      curve: [
        [0.035, 100],
        [0.08, 75],
        [0.16, 35],
        [0.3, 0],
      ],
      weight: 0.5,
      bar: 75,
      why: 'A gradient or stain draws attention away from the product. Contact shadows measure up to 0.035.',
    },
  },
  reason(value, _, isGood) {
    if (value <= 0.035) return 'The background is even.'
    if (isGood) return 'The background is mostly even.'
    return value < 0.16
      ? 'The background is lighter in some places than in others.'
      : 'The background changes strongly from light to dark.'
  },
  title: 'Even out the background',
  advice: 'Remove gradients, stains and heavy shadows behind the product.',
}
