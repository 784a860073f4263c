import { say } from '@endcap/words/message'
import { percent, type RetailerRule } from './retailer-rule.ts'

/** A speck can read like two letters. */
const NO_TEXT = 0.002

export const noOffPackText: RetailerRule = {
  fix: 'off_pack_text',
  check({ offPackText: area }, rules) {
    if (rules.textAllowed) return null
    if (area === null) return { passed: null, measured: null, required: 0 }
    return { passed: area <= NO_TEXT, measured: Math.round(1000 * area) / 1000, required: 0 }
  },
  finding: ({ measured }) => say('rule.no_off_pack_text.finding', { percent: percent(measured) }),
  demand: (_, retailer) => say('rule.no_off_pack_text.demand', { retailer }),
}
