import { type AcceptanceRule, ratioOf } from '@endcap/catalog/retailer-rules'
import { type ImageMeasure, valuesOf } from '../measure.ts'

/** Share of the ratio. Crops are rounded by a pixel or two. */
const TOLERANCE = 0.02

/** Width divided by height. Limits also hold for upright images. */
export const aspectRatio: ImageMeasure = {
  of: 'image',
  isProven: true,
  check({ facts: { file } }, rule) {
    const measured = file.widthPx / file.heightPx
    return {
      outcome: hasRatio(measured, rule) ? 'pass' : 'fail',
      measured: Math.round(100 * measured) / 100,
    }
  },
}

function hasRatio(measured: number, rule: AcceptanceRule): boolean {
  const ratios = valuesOf(rule).map(ratioOf)
  const [limit = NaN] = ratios
  if (rule.operator === '<=') return Math.max(measured, 1 / measured) <= limit * (1 + TOLERANCE)
  if (rule.operator === '>=') return Math.min(measured, 1 / measured) >= limit * (1 - TOLERANCE)
  return ratios.some((ratio) => Math.abs(measured / ratio - 1) <= TOLERANCE)
}

export const orientation: ImageMeasure = {
  of: 'image',
  isProven: true,
  check({ facts: { file } }, rule) {
    const measured =
      file.heightPx > file.widthPx ? 'portrait' : file.heightPx < file.widthPx ? 'landscape' : 'square'
    return { outcome: valuesOf(rule).includes(measured) ? 'pass' : 'fail', measured }
  },
}
