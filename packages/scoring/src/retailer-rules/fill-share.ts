import { say } from '@endcap/words/message'
import { percent, type RetailerRule } from './retailer-rule.ts'

export const fillShare: RetailerRule = {
  fix: 'fill',
  check({ product }, { minFillShare: required }) {
    if (required === 0) return null
    if (product === null) return { passed: null, measured: null, required }
    return { passed: product.extent >= required, measured: Math.round(100 * product.extent) / 100, required }
  },
  // A share just below the limit can round to it.
  finding: ({ measured, required }) =>
    say(measured === required ? 'rule.fill_share.finding_close' : 'rule.fill_share.finding', {
      measured: percent(measured),
    }),
  demand: ({ required }, retailer) =>
    say('rule.fill_share.demand', { retailer, required: percent(required) }),
}
