import { generalRubric } from './rubrics/general.ts'

/** Score from which a listing or image is certified, in all rubrics. */
export const CERTIFIED = generalRubric.listing.highScoreBar

/** Returns the word for a score. */
export function wordOf(score: number): string {
  if (score < 60) return 'Poor'
  if (score < CERTIFIED) return 'Fair'
  return score < 90 ? 'Good' : 'Great'
}
