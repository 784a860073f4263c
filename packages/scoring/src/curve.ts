/** Piecewise linear function in ascending x: `[measured value, score 0–100]`. */
export type Curve = readonly (readonly [x: number, score: number])[]

/** Interpolates the curve at `x`, constant outside its range. */
export function scoreAt(curve: Curve, x: number): number {
  let [beforeX, beforeScore] = curve[0] ?? [0, 0]
  if (x <= beforeX) return beforeScore
  for (const [pointX, pointScore] of curve) {
    if (x <= pointX) {
      // Rounding can end slightly below 0, and a power mean cannot take roots of negative scores.
      return Math.max(0, beforeScore + ((pointScore - beforeScore) * (x - beforeX)) / (pointX - beforeX))
    }
    beforeX = pointX
    beforeScore = pointScore
  }
  return beforeScore
}
