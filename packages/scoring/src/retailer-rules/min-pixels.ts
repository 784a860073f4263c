import { say } from '@endcap/words/message'
import type { RetailerRule } from './retailer-rule.ts'

/** Applies to the longer side. */
export const minPixels: RetailerRule = {
  fix: 'resolution',
  check({ file }, rules) {
    if (rules.minPixels === 0) return null
    const longest = Math.max(file.widthPx, file.heightPx)
    return { passed: longest >= rules.minPixels, measured: longest, required: rules.minPixels }
  },
  finding: ({ measured }) => say('rule.min_pixels.finding', { measured: Number(measured) }),
  demand: ({ required }, retailer) => say('rule.min_pixels.demand', { retailer, required: Number(required) }),
}
