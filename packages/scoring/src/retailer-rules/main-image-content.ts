import { SURE } from '../classification.ts'
import { atLeastOnePercent, type RetailerRule } from './retailer-rule.ts'

/** A content that shops accept in a main image. No retailer leaves this rule out. */
export const mainImageContent: RetailerRule = {
  label: 'Content',
  column: 0,
  title: 'Content that a main image may not have',
  description:
    'Shops want the product in the main image: no chart, drawing, panel, logo, text, collage or group.',
  fix: 'main_image_content',
  check: ({ unfitContent: unfit }) => ({
    passed: unfit < SURE,
    measured: Math.round(100 * Math.max(0, unfit)) / 100,
    required: true,
  }),
  finding: ({ measured }) =>
    `The image does not show the product alone and whole (${atLeastOnePercent(measured)} sure).`,
  demand: () => 'asks for the product.',
  summary: ({ passed }) => (passed ? 'Shows the product' : 'Does not show the product alone'),
}
