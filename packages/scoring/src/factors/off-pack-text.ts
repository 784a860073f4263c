import { say } from '@endcap/words/message'
import { offPackText as offPackTextArea, sureOffPackLines } from '../text/off-pack-text.ts'
import { findSizeLozenges } from '../text/size-lozenge.ts'
import type { FactorDefinition } from './factor.ts'
import { percent, quoted } from './shared/wording.ts'

export const offPackText: FactorDefinition = {
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
    if (value === 0) return say('factor.off_pack_text.none')
    return isGood
      ? say('factor.off_pack_text.hardly_any')
      : say('factor.off_pack_text.covers', {
          percent: percent(value),
          quotes: quoted(sureOffPackLines(facts)),
        })
  },
  consequences: ['background_evenness', 'background_clutter', 'perceived_quality'],
}
