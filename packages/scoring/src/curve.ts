/** Points of a piecewise linear function, by rising x: `[measured value, score 0–100]`. */
export type Curve = readonly (readonly [x: number, score: number])[]

/** The curve's score at `x`; beyond its ends, that of the nearest end. */
export function scoreAt(curve: Curve, x: number): number {
  let [beforeX, beforeScore] = curve[0] ?? [0, 0]
  if (x <= beforeX) return beforeScore
  for (const [pointX, pointScore] of curve) {
    if (x <= pointX) {
      // Rounding may end a hair below 0, which no root can be taken of.
      return Math.max(0, beforeScore + ((pointScore - beforeScore) * (x - beforeX)) / (pointX - beforeX))
    }
    beforeX = pointX
    beforeScore = pointScore
  }
  return beforeScore
}
