/** Returns 0 for no values. */
export function mean(values: ArrayLike<number>): number {
  let sum = 0
  for (let index = 0; index < values.length; index++) sum += values[index] ?? 0
  return sum / Math.max(1, values.length)
}
