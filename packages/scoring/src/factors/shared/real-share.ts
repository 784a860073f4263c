import { type Curve, scoreAt } from '../../curve.ts'
import type { ImageFacts } from '../../facts.ts'

/**
 * Share of an image's pixels (per side) that hold detail, by its measured resolution. Nearly all photographs
 * measure 1, copies that were enlarged twice 0.6–0.75, and sharpened ones up to 0.95.
 */
const REAL_SHARE: Curve = [
  [0, 0],
  [0.4, 0.28],
  [0.72, 0.5],
  [0.95, 0.5],
  [0.99, 1],
]

/** Returns the share of an image's pixels (per side) that hold detail. Those of an enlargement do not count. */
export function realShare({ trueResolution }: ImageFacts['detail']): number {
  return scoreAt(REAL_SHARE, trueResolution ?? 1)
}
