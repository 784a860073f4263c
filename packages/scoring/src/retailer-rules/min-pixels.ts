import { say } from '@endcap/words/message'
import type { RetailerRule, Verdict } from './retailer-rule.ts'

const pixelsOf = ({ measured, required }: Verdict) => ({
  measured: Number(measured),
  required: Number(required),
})

/** Applies to the longer side. */
export const minPixels: RetailerRule = {
  column: 4,
  fix: 'resolution',
  check({ file }, rules) {
    if (rules.minPixels === 0) return null
    const longest = Math.max(file.widthPx, file.heightPx)
    return { passed: longest >= rules.minPixels, measured: longest, required: rules.minPixels }
  },
  finding: ({ measured }) => say('rule.min_pixels.finding', { measured: Number(measured) }),
  demand: ({ required }, retailer) => say('rule.min_pixels.demand', { retailer, required: Number(required) }),
  summary: (verdict) => say('rule.min_pixels.summary', pixelsOf(verdict)),
  cell: (verdict) =>
    say(verdict.passed ? 'rule.min_pixels.cell_kept' : 'rule.min_pixels.cell_broken', pixelsOf(verdict)),
}
