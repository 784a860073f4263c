/** Piecewise linear in ascending x: `[measured value, score 0–100]`. */
export type Curve = readonly (readonly [x: number, score: number])[]

/** Interpolates. The curve is constant outside its range. */
export function scoreAt(curve: Curve, x: number): number {
  let [beforeX, beforeScore] = curve[0] ?? [0, 0]
  if (x <= beforeX) return beforeScore
  for (const [pointX, pointScore] of curve) {
    if (x <= pointX) {
      // A power mean cannot take roots of negative rounding errors.
      return Math.max(0, beforeScore + ((pointScore - beforeScore) * (x - beforeX)) / (pointX - beforeX))
    }
    beforeX = pointX
    beforeScore = pointScore
  }
  return beforeScore
}
