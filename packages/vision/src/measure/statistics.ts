import { mean } from '@endcap/scoring'

/** Returns the standard deviation, or 0 for no values. */
export function spread(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}

/** Returns the upper median, or 0 for no values. */
export const median = (values: ArrayLike<number>): number =>
  Float64Array.from(values).toSorted()[values.length >> 1] ?? 0
