import { mean } from '@endcap/scoring'

/** Returns the standard deviation, 0 if empty. */
export function spread(values: ArrayLike<number>): number {
  const middle = mean(values)
  let squares = 0
  for (let index = 0; index < values.length; index++) squares += ((values[index] ?? 0) - middle) ** 2
  return Math.sqrt(squares / Math.max(1, values.length))
}

/** Returns the upper median, 0 if empty. */
export const median = (values: ArrayLike<number>): number =>
  Float64Array.from(values).toSorted()[values.length >> 1] ?? 0
