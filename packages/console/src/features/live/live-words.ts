import type { LiveCheck, LivePlace } from '@endcap/client'
import { inSentence } from '../../words/in-sentence.ts'
import { partialDate } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { placeName } from '../../words/terms.ts'
import { type Difference, stateOfPlace } from './live-places.ts'

/** A state of a check, as in its filters. */
export type LiveState = NonNullable<LiveCheck['state']>

/** The worst first. */
export const LIVE_STATES = [
  'different',
  'unsure',
  'moved',
  'same',
  'not_read',
  'not_allowed',
] as const satisfies readonly LiveState[]

/** Names a state. */
export const stateName = (state: LiveState): string => say(`console.live.state.${state}`)

/** Says what the shop shows, as the title of a page. */
export function verdictText(check: LiveCheck): string {
  const { state, wrong, unsure, moved, added, nights_not_read: unread } = check
  if (state === null) return say('console.live.never')
  if (state === 'not_allowed') return say('console.live.not_allowed')
  if (state === 'not_read') return say('console.live.not_read', { count: unread })
  if (wrong > 0) return say('console.live.wrong', { count: wrong })
  if (unsure > 0) return say('console.live.unsure', { count: unsure })
  if (added > 0) return say('console.live.added', { count: added })
  return say(moved > 0 ? 'console.live.moved' : 'console.live.same')
}

/** Returns the word of a ticket. */
export function placeWord(place: LivePlace): string {
  const state = stateOfPlace(place)
  return state === 'moved'
    ? say('console.live.place.was', { position: place.sent?.position ?? 0 })
    : say(`console.live.place.${state}`)
}

/** Returns the heading of a difference: `Main image: another version`. */
export function differenceTitle([place, other]: Difference): string {
  if (other)
    return say('console.live.swapped', {
      one: placeName(place.sent?.position ?? 0),
      other: placeName(other.sent?.position ?? 0),
    })
  const { sent, shown } = place
  const at = stateOfPlace(place) === 'moved' ? shown : (sent ?? shown)
  const position = at?.position ?? 0
  return say('console.live.place_is', { place: placeName(position), word: inSentence(placeWord(place)) })
}

/** Says what speaks for a difference. */
export function evidenceText([place, other]: Difference): string {
  const state = stateOfPlace(place)
  const { since } = place
  const seen = since === null ? '' : ` ${say('console.live.since', { day: partialDate(since) })}`
  if (other || state === 'moved') return say('console.live.about.moved') + seen
  if (state === 'same') return ''
  return say(`console.live.about.${state}`) + seen
}
