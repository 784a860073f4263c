/** A figure of the own images beside that of public ones. */
export type Figure = { figure: string; yours: string | number | null; public_sets: string | number | null }

/** Rounds to four digits after the point. */
export const round = (value: number): number => Math.round(1e4 * value) / 1e4

/** Returns a share with four digits, or null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole > 0 ? round(part / whole) : null
