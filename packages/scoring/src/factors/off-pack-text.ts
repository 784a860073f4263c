import { offPackText as offPackTextArea, sureOffPackLines } from '../text/off-pack-text.ts'
import { findSizeLozenges } from '../text/size-lozenge.ts'
import type { FactorDefinition } from './factor.ts'
import { percent, quoted } from './shared/wording.ts'

/** Share of the frame that text and badges beside the product cover. */
export const offPackText: FactorDefinition = {
  label: 'Text beside the product',
  group: 'text',
  measure: (facts) => offPackTextArea(facts, findSizeLozenges(facts)),
  rules: {
    hero: {
      curve: [
        [0, 100],
        [0.004, 72],
        [0.02, 40],
        [0.06, 18],
        [0.2, 0],
      ],
      isFault: true,
      weight: 1.8,
      bar: 85,
      why: 'Marketplaces forbid text, badges and watermarks beside the product in main images. A small badge with the size does not count, because the guideline allows it.',
    },
  },
  reason(value, facts, isGood) {
    if (value === 0) return 'There is no text beside the product.'
    return isGood
      ? 'There is hardly any text beside the product.'
      : `Text or badges beside the product cover ${percent(value)} of the image${quoted(sureOffPackLines(facts))}.`
  },
  title: 'Remove the text beside the product',
  advice: 'Take badges, banners and watermarks out of the main image. They belong in the carousel.',
  consequences: ['background_evenness', 'background_clutter', 'perceived_quality'],
}
