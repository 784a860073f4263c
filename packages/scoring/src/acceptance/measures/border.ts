import type { ImageMeasure } from '../measure.ts'

/** Share of a side. Wider ones may be even margins. */
const WIDE = 0.05

export const border: ImageMeasure = {
  of: 'image',
  isProven: true,
  check({ facts: { layout } }, { operator }) {
    if (operator !== 'none') return null
    if (layout.border === undefined) return { outcome: 'not_sure', measured: null }
    const outcome = layout.border === 0 ? 'pass' : layout.border > WIDE ? 'not_sure' : 'fail'
    return { outcome, measured: Math.round(1000 * layout.border) / 1000 }
  },
}
