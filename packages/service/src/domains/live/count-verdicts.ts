import type { LiveReadState } from '@endcap/api'
import type { LiveVerdict } from '@endcap/scoring'
import type { JudgedPlace } from '../../platform/db/schema.ts'

const WRONG: readonly LiveVerdict[] = ['version', 'other', 'missing']

export type Counts = { wrong: number; moved: number; added: number; unsure: number }

/** Counts places by what a person would do about them. Ignored ones do not count. */
export function countVerdicts(places: readonly JudgedPlace[]): Counts {
  const counted = places.filter(({ answer }) => answer !== 'ignored')
  const sure = counted.filter(isSure)
  const count = (verdicts: readonly LiveVerdict[]) =>
    sure.filter(({ verdict }) => verdicts.includes(verdict)).length
  return {
    wrong: count(WRONG),
    moved: count(['moved']),
    added: count(['added']),
    unsure: counted.length - sure.length,
  }
}

/** An answer of a person ends doubt. */
export const isSure = ({ sure, answer }: JudgedPlace): boolean => answer !== undefined || (sure ?? true)

/** Returns the state of a night in which the page was read. */
export function stateOf(places: readonly JudgedPlace[]): LiveReadState {
  const { wrong, moved, added, unsure } = countVerdicts(places)
  if (wrong + added > 0) return 'different'
  if (unsure > 0) return 'unsure'
  return moved > 0 ? 'moved' : 'same'
}

/** Names a difference by its contents, so that it stays the same from night to night. */
export const keyOfPlace = (
  { verdict, sent, shown }: JudgedPlace,
  contents: { sent: readonly { sha256: string }[]; shown: readonly { sha256: string }[] },
): string => [verdict, contentAt(contents.sent, sent), contentAt(contents.shown, shown)].join(' ')

/** Returns the SHA-256 at a position, empty for none. */
export const contentAt = (side: readonly { sha256: string }[], position: number | null): string =>
  (position === null ? undefined : side[position]?.sha256) ?? ''

/** Returns the differences of a night that alerts may be about. */
export function mattersOf(
  places: readonly JudgedPlace[],
  contents: Parameters<typeof keyOfPlace>[1],
): string[] {
  const counted = places.filter((place) => isSure(place) && place.answer !== 'ignored')
  const wrong = counted.filter(({ verdict }) => WRONG.includes(verdict))
  return [
    ...wrong.map((place) => `wrong ${keyOfPlace(place, contents)}`),
    ...(counted.some(({ verdict }) => verdict === 'moved') ? ['order'] : []),
  ]
}

/** Returns the points that counted differences take. Null if they were not scored. */
export function lostPoints(places: readonly JudgedPlace[]): number | null {
  const counted = places.filter((place) => isSure(place) && place.answer !== 'ignored')
  const costs = counted.flatMap(({ cost }) => cost ?? [])
  return costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0)
}
