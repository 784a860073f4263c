/** Score from which a listing or image is certified, in all rubrics: the certification bar of the specification. */
export const CERTIFIED = 80

/** Returns the word for a score. */
export function wordOf(score: number): string {
  if (score < 60) return 'Poor'
  if (score < CERTIFIED) return 'Fair'
  return score < 90 ? 'Good' : 'Great'
}
