import type { RetailerRule } from './retailer-rule.ts'

/** Tolerance of the aspect, because crops are rounded by a pixel or two. */
const TOLERANCE = 0.02

/** Width divided by height. */
export const aspect: RetailerRule = {
  label: 'Shape',
  column: 5,
  title: 'Wrong shape for the retailer',
  description: 'Width divided by height must be the value that the retailer asks for, within 2%.',
  fix: null,
  check({ file }, { aspect: required }) {
    if (required === null) return null
    const measured = file.widthPx / file.heightPx
    return {
      passed: Math.abs(measured - required) <= TOLERANCE,
      measured: Math.round(100 * measured) / 100,
      required,
    }
  },
  finding: ({ measured }) => `The width is ${measured} times the height.`,
  demand: ({ required }) => `asks for ${required === 1 ? 'a square' : required}.`,
  summary: ({ passed }) => (passed ? 'Square' : 'Not square'),
  cell: ({ passed }) => (passed ? 'Square' : 'Not square'),
}
