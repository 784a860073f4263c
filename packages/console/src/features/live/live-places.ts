import type { LivePlace } from '@endcap/client'

/** State of a place on the page. */
export type PlaceState = LivePlace['verdict'] | 'unsure' | 'ignored'

/** Returns what counts of a place: a person's answer, then doubt, then the verdict. */
export function stateOfPlace({ verdict, sure, answer }: LivePlace): PlaceState {
  if (verdict === 'same' && (sure || answer === 'same')) return 'same'
  if (answer === 'ignored') return 'ignored'
  return sure || answer !== null ? verdict : 'unsure'
}

/** Returns true for a place that a person should know of. */
export const differs = (place: LivePlace): boolean => stateOfPlace(place) !== 'same'

/** Returns true for a picture that should not be in the shop, or that is not. */
export const isWrong = (place: LivePlace): boolean =>
  ['version', 'other', 'missing'].includes(stateOfPlace(place))

/** One column of both shelves. A missing picture keeps its place at the shop. */
export type Column = { sent: LivePlace | null; shown: LivePlace | null }

/** Arranges places in columns: those sent in order, with the shop's pictures in their order, then the rest. */
export function columnsOf(places: readonly LivePlace[]): Column[] {
  const sent = places
    .filter((place) => place.sent !== null)
    .toSorted((one, other) => (one.sent?.position ?? 0) - (other.sent?.position ?? 0))
  const shown = places
    .filter((place) => place.shown !== null)
    .toSorted((one, other) => (one.shown?.position ?? 0) - (other.shown?.position ?? 0))
  const columns = sent.map(
    (place): Column => ({ sent: place, shown: place.shown === null ? place : (shown.shift() ?? null) }),
  )
  return [...columns, ...shown.map((place): Column => ({ sent: null, shown: place }))]
}

export type Lane = { place: LivePlace; from: number; to: number }

/** Returns the columns that a line joins, for each picture that is on both shelves. */
export const lanesOf = (columns: readonly Column[]): Lane[] =>
  columns.flatMap(({ sent: place }, from) =>
    place?.shown ? [{ place, from, to: columns.findIndex(({ shown }) => shown === place) }] : [],
  )

/** A difference: one place, or two that have changed places. */
export type Difference = readonly [LivePlace] | readonly [LivePlace, LivePlace]

/** Returns the places that differ, in order. Two that have changed places with each other are one difference. */
export function differencesOf(places: readonly LivePlace[]): Difference[] {
  const differing = places.filter(differs)
  return differing.flatMap((place): Difference[] => {
    const partner = differing.find((other) => areSwapped(place, other))
    if (!partner) return [[place]]
    return differing.indexOf(place) < differing.indexOf(partner) ? [[place, partner]] : []
  })
}

const areSwapped = (one: LivePlace, other: LivePlace): boolean =>
  one !== other &&
  [one, other].every((place) => stateOfPlace(place) === 'moved') &&
  one.sent?.position === other.shown?.position &&
  one.shown?.position === other.sent?.position

/** Returns the cost of a difference in points, or null if it is not known. */
export function costOf(difference: Difference): number | null {
  const costs = difference.map(({ cost }) => cost)
  return costs.reduce((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0 as number | null)
}

type Night<State> = { night: string; state: State; wrong: number }

/** Returns the nights in which something has changed, the latest first. */
export const turnsOf = <State, Each extends Night<State>>(nights: readonly Each[]): Each[] =>
  nights
    .filter(({ state, wrong }, index) => {
      const before = nights[index - 1]
      return before?.state !== state || before.wrong !== wrong
    })
    .toReversed()
