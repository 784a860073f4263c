import { generalRubric } from '@endcap/scoring'

const MINUS = '−'

/** Score from which a listing or image is certified, by the rubric. */
export const CERTIFIED = generalRubric.listing.highScoreBar

/** Returns a score with one decimal, or a dash without one. */
export const score = (value: number | null): string => value?.toFixed(1) ?? '–'

/** Returns points that can be won, with a sign. */
export const gain = (points: number): string => `+${points.toFixed(1)}`

/** Returns lost points, with a true minus sign. */
export const loss = (points: number): string => `${MINUS}${points.toFixed(1)}`

/** Returns the word for a score. */
export function wordOf(value: number): string {
  if (value < 60) return 'Poor'
  if (value < CERTIFIED) return 'Fair'
  return value < 90 ? 'Good' : 'Great'
}

/** Returns a number with its noun. */
export const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? noun : `${noun}s`}`
