import type { LivePlace, LiveVerdict } from '@endcap/scoring'

const WRONG: readonly LiveVerdict[] = ['version', 'other', 'missing']

/** Counts places by what a person would do about them. */
export function countVerdicts(places: readonly LivePlace[]): { wrong: number; moved: number; added: number } {
  const count = (verdicts: readonly LiveVerdict[]) =>
    places.filter(({ verdict }) => verdicts.includes(verdict)).length
  return { wrong: count(WRONG), moved: count(['moved']), added: count(['added']) }
}
