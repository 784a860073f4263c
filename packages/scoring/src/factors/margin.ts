import type { FactorDefinition } from './factor.ts'

/** Smallest distance between the product and the edge of the frame. */
export const margin: FactorDefinition = {
  label: 'Space around the product',
  group: 'framing',
  measure: ({ product }) => product?.margin ?? null,
  rules: {
    hero: {
      curve: [
        [0, 55],
        [0.015, 92],
        [0.03, 100],
      ],
      weight: 0.3,
      bar: 80,
      why: 'A small margin of 2–3% keeps the outline clear of the edge of the tile.',
      notFor: ['On Model'],
    },
  },
  reason(value, _, isGood) {
    if (isGood) return 'There is enough space around the product.'
    return value < 0.005
      ? 'The product touches the edge of the image.'
      : 'The product almost touches the edge of the image.'
  },
  title: 'Leave a small margin',
  advice: 'Keep 2–3% of the image free on every side.',
}
