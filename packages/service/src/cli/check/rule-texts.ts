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
}

/** Returns the title and the description of a retailer's rule. */
export const ruleText = (rule: RuleName): RuleText => TEXTS[rule]

/** Returns a sentence with the measured value and the one that the retailer asks for. */
export function describeBrokenRule(
  { rule, measured, required }: RuleCheck,
  retailer: Pick<Retailer, 'display_name'> | null,
): string {
  const name = retailer?.display_name ?? 'The retailer'
  switch (rule) {
    case 'min_pixels':
      return `The longer side has ${measured} pixels. ${name} asks for at least ${required}.`
    case 'fill_share':
      // Both are rounded, so that a share just below the limit can look like the limit.
      return `The product fills ${measured === required ? 'slightly less than ' : ''}${percent(measured)} of the frame. ${name} asks for at least ${percent(required)}.`
    case 'white_background':
      return `The background is not pure white. ${name} asks for a pure white one.`
    case 'no_off_pack_text':
      return `Text beside the product covers ${percent(measured)} of the frame. ${name} allows none.`
    case 'aspect':
      return `The width is ${measured} times the height. ${name} asks for ${required === 1 ? 'a square' : required}.`
  }
}

/** Rounds to whole percents, and says so where that would be none. */
function percent(share: RuleCheck['measured'] | RuleCheck['required']): string {
  const rounded = Math.round(100 * Number(share))
  return rounded === 0 ? 'under 1%' : `${rounded}%`
}
