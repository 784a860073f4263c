import { say } from '@endcap/words/message'
import type { RetailerRule } from './retailer-rule.ts'

/** Maximum `offWhite`. A soft contact shadow stays below it. */
const WHITE_ENOUGH = 0.03

export const whiteBackground: RetailerRule = {
  fix: 'background_whiteness',
  check({ background }, rules) {
    if (!rules.whiteBackground) return null
    const offWhite = background?.offWhite ?? null
    if (offWhite === null) return { passed: null, measured: null, required: true }
    const measured = Math.round(100 * (1 - offWhite)) / 100
    return { passed: offWhite <= WHITE_ENOUGH, measured, required: true }
  },
  finding: () => say('rule.white_background.finding'),
  demand: (_, retailer) => say('rule.white_background.demand', { retailer }),
}
