const MINUS = '−'

/** Returns a score with one decimal, or a dash without one. */
export const score = (value: number | null): string => value?.toFixed(1) ?? '–'

/** Returns points that can be won, with a sign. */
export const gain = (points: number): string => `+${points.toFixed(1)}`

/** Returns lost points, with a true minus sign. */
export const loss = (points: number): string => `${MINUS}${points.toFixed(1)}`

/** Returns a number with its noun. */
export const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? noun : `${noun}s`}`
