/** Points of a piecewise linear function in ascending x: `[measured value, score 0–100]`. */
export type Curve = readonly (readonly [x: number, score: number])[]

/** Returns the curve's score at `x`. Outside its range, the curve continues at the score of its nearest end. */
export function scoreAt(curve: Curve, x: number): number {
  let [beforeX, beforeScore] = curve[0] ?? [0, 0]
  if (x <= beforeX) return beforeScore
  for (const [pointX, pointScore] of curve) {
    if (x <= pointX) {
      // Rounding can end slightly below 0, and a power mean cannot take the root of a negative score.
      return Math.max(0, beforeScore + ((pointScore - beforeScore) * (x - beforeX)) / (pointX - beforeX))
    }
    beforeX = pointX
    beforeScore = pointScore
  }
  return beforeScore
}
