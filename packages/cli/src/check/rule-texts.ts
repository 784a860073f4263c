import type { Retailer } from '@endcap/catalog'
import type { RuleCheck, RuleName } from '@endcap/scoring'

export type RuleText = { title: string; description: string }

const TEXTS: Record<RuleName, RuleText> = {
  min_pixels: {
    title: 'Image too small for the retailer',
    description: 'The longer side must have at least as many pixels as the retailer asks for.',
  },
  fill_share: {
    title: 'Product too small in the frame',
    description:
      'The longer side of the product must take the share of the frame that the retailer asks for.',
  },
  white_background: {
    title: 'Background not white',
    description: 'The retailer asks for a pure white background.',
  },
  no_off_pack_text: {
    title: 'Text beside the product',
    description: 'The retailer allows no text, badges or watermarks that are not printed on the product.',
  },
  aspect: {
    title: 'Wrong shape for the retailer',
    description: 'Width divided by height must be the value that the retailer asks for, within 2%.',
  },
  main_image_content: {
    title: 'Content that a main image may not have',
    description:
      'Shops want the product in the main image: no chart, drawing, panel, logo, text, collage or group.',
  },
}

/** Returns the title and the description of a retailer's rule. */
export const ruleText = (rule: RuleName): RuleText => TEXTS[rule]

type Values = Pick<RuleCheck, 'measured' | 'required'>

/** Sentences with the measured value of a broken rule. */
const MEASURED: Record<RuleName, (values: Values) => string> = {
  min_pixels: ({ measured }) => `The longer side has ${grouped(measured)} pixels.`,
  // Both are rounded, so that a share just below the limit can look like the limit.
  fill_share: ({ measured, required }) =>
    `The product fills ${measured === required ? 'slightly less than ' : ''}${percent(measured)} of the frame.`,
  white_background: () => 'The background is not pure white.',
  no_off_pack_text: ({ measured }) => `Text beside the product covers ${percent(measured)} of the frame.`,
  aspect: ({ measured }) => `The width is ${measured} times the height.`,
  main_image_content: ({ measured }) =>
    `The image does not show the product alone and whole (${percent(measured)} sure).`,
}

/** Ends of sentences with what a retailer asks for. */
const REQUIRED: Record<RuleName, (values: Values) => string> = {
  min_pixels: ({ required }) => `asks for at least ${grouped(required)}.`,
  fill_share: ({ required }) => `asks for at least ${percent(required)}.`,
  white_background: () => 'asks for a pure white one.',
  no_off_pack_text: () => 'allows none.',
  aspect: ({ required }) => `asks for ${required === 1 ? 'a square' : required}.`,
  main_image_content: () => 'asks for the product.',
}

/** Returns a sentence with the measured value, and one with what the retailer asks for. */
export function describeBrokenRule(
  check: RuleCheck,
  { display_name }: Pick<Retailer, 'display_name'>,
): string {
  return `${MEASURED[check.rule](check)} ${display_name} ${REQUIRED[check.rule](check)}`
}

const grouped = (pixels: RuleCheck['measured'] | RuleCheck['required']): string =>
  Number(pixels).toLocaleString('en-US')

/** Rounds to whole percents. A share that rounds to none is given as under 1%. */
function percent(share: RuleCheck['measured'] | RuleCheck['required']): string {
  const rounded = Math.round(100 * Number(share))
  return rounded === 0 ? 'under 1%' : `${rounded}%`
}
