import { say } from '@endcap/words/message'
import type { RetailerRule } from './retailer-rule.ts'

/** Crops are rounded by a pixel or two. */
const TOLERANCE = 0.02

/** Width divided by height. */
export const aspect: RetailerRule = {
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
  finding: ({ measured }) => say('rule.aspect.finding', { measured: Number(measured) }),
  demand: ({ required }, retailer) => say('rule.aspect.demand', { retailer, required: Number(required) }),
}
