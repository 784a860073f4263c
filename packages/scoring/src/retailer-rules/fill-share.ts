import { atLeastOnePercent, percent, type RetailerRule } from './retailer-rule.ts'

/** Smallest share of the frame that the product spans. */
export const fillShare: RetailerRule = {
  label: 'Fill',
  column: 3,
  title: 'Product too small in the frame',
  description: 'The longer side of the product must take the share of the frame that the retailer asks for.',
  fix: 'fill',
  check({ product }, { minFillShare: required }) {
    if (product === null) return { passed: null, measured: null, required }
    return { passed: product.extent >= required, measured: Math.round(100 * product.extent) / 100, required }
  },
  // Both are rounded, so that a share just below the limit can look like the limit.
  finding: ({ measured, required }) =>
    `The product fills ${measured === required ? 'slightly less than ' : ''}${atLeastOnePercent(measured)} of the frame.`,
  demand: ({ required }) => `asks for at least ${atLeastOnePercent(required)}.`,
  summary: ({ measured, required }) => `Fills ${percent(measured)}, ${percent(required)} required`,
  cell: ({ passed, measured, required }) =>
    passed ? percent(measured) : `${percent(measured)} of ${percent(required)}`,
}
