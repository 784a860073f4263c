/** A figure of the own images beside that of public ones. */
export type Figure = { figure: string; yours: string | number | null; public_sets: string | number | null }

/** Rounds to four digits after the point. */
export const round = (value: number): number => Math.round(1e4 * value) / 1e4

/** Returns a share with four digits, or null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole > 0 ? round(part / whole) : null

/** Returns the probability that a value of one list is larger than one of another (ties count half), or null of nothing. */
export function areaUnderCurve(larger: readonly number[], smaller: readonly number[]): number | null {
  if (larger.length === 0 || smaller.length === 0) return null
  let sum = 0
  for (const one of larger) for (const other of smaller) sum += one > other ? 1 : one === other ? 0.5 : 0
  return sum / (larger.length * smaller.length)
}
