import { type Curve, scoreAt } from '../../curve.ts'
import type { ImageFacts } from '../../facts.ts'

/** Most photographs measure 1, twofold enlargements 0.6–0.75, sharpened ones up to 0.95. */
const REAL_SHARE: Curve = [
  [0, 0],
  [0.4, 0.28],
  [0.72, 0.5],
  [0.95, 0.5],
  [0.99, 1],
]

/** Returns pixels (per side) with detail. */
export function realShare({ trueResolution }: ImageFacts['detail']): number {
  return scoreAt(REAL_SHARE, trueResolution ?? 1)
}
