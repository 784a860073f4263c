import type { LiveAnswer } from '@endcap/api'
import type { LivePlace, LiveVerdict } from '@endcap/scoring'

/** `sure`: absent in nights of earlier releases. */
export type JudgedPlace = LivePlace & {
  sure?: boolean
  answer?: LiveAnswer | null
  cost?: number | null
}

const WRONG: readonly LiveVerdict[] = ['version', 'other', 'missing']

export type Counts = { wrong: number; moved: number; added: number; unsure: number }

/** Counts places by what a person would do about them. Ignored ones do not count. */
export function countVerdicts(places: readonly JudgedPlace[]): Counts {
  const counted = places.filter(({ answer }) => answer !== 'ignored')
  const sure = counted.filter((place) => place.sure !== false)
  const count = (verdicts: readonly LiveVerdict[]) =>
    sure.filter(({ verdict }) => verdicts.includes(verdict)).length
  return {
    wrong: count(WRONG),
    moved: count(['moved']),
    added: count(['added']),
    unsure: counted.length - sure.length,
  }
}
