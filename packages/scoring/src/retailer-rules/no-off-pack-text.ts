import { atLeastOnePercent, type RetailerRule } from './retailer-rule.ts'

/** Maximum share of off-pack text that still passes: a speck can read like two letters. */
const NO_TEXT = 0.002

/** No text beside the product. */
export const noOffPackText: RetailerRule = {
  label: 'No words beside',
  column: 2,
  title: 'Text beside the product',
  description: 'The retailer allows no text, badges or watermarks that are not printed on the product.',
  fix: 'off_pack_text',
  check({ offPackText: area }, rules) {
    if (rules.textAllowed) return null
    if (area === null) return { passed: null, measured: null, required: 0 }
    return { passed: area <= NO_TEXT, measured: Math.round(1000 * area) / 1000, required: 0 }
  },
  finding: ({ measured }) => `Text beside the product covers ${atLeastOnePercent(measured)} of the frame.`,
  demand: () => 'allows none.',
  summary: ({ passed }) => (passed ? 'No words beside the product' : 'Words beside the product'),
}
