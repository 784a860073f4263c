import type { RetailerRule } from './retailer-rule.ts'

/** Maximum `offWhite` of a background that passes as white. A soft contact shadow stays below it. */
const WHITE_ENOUGH = 0.03

/** Pure white background. */
export const whiteBackground: RetailerRule = {
  label: 'White background',
  column: 1,
  title: 'Background not white',
  description: 'The retailer asks for a pure white background.',
  fix: 'background_whiteness',
  check({ background }, rules) {
    if (!rules.whiteBackground) return null
    const offWhite = background?.offWhite ?? null
    if (offWhite === null) return { passed: null, measured: null, required: true }
    const measured = Math.round(100 * (1 - offWhite)) / 100
    return { passed: offWhite <= WHITE_ENOUGH, measured, required: true }
  },
  finding: () => 'The background is not pure white.',
  demand: () => 'asks for a pure white one.',
  summary: ({ passed }) => (passed ? 'White background' : 'The background is not white'),
}
