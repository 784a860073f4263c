import { type Message, say } from '@endcap/words/message'
import { type AcceptanceState, worstState } from './acceptance-state.ts'

/** The specification's certification bar, in all rubrics. */
export const CERTIFIED = 80

/** Returns whether all judging targets accept the main image, as words of approval need. */
export const isApproved = (judged: readonly { main_image: AcceptanceState }[]): boolean =>
  judged.length > 0 && judged.every(({ main_image: state }) => state === 'accepted')

/** Returns the word for a score. Good ones are given only to what the targets accept. */
export function wordOf(score: number, isAccepted: boolean): Message {
  const word = plainWordOf(score)
  return isAccepted || score < CERTIFIED ? word : say('score.would_be', { word })
}

function plainWordOf(score: number): Message {
  if (score < 60) return say('score.poor')
  if (score < CERTIFIED) return say('score.fair')
  return say(score < 90 ? 'score.good' : 'score.great')
}

/** Null for a listing that no target has judged. */
export type Verdict = { state: AcceptanceState | null; message: Message }

/** Says whether targets accept a listing. The worst verdict counts. */
export function verdictOf(judged: readonly { target_name: string; state: AcceptanceState }[]): Verdict {
  const state = worstState(judged.map((each) => each.state))
  if (!state) return { state: null, message: say('acceptance.verdict.none') }
  const [first = '', ...others] = judged.flatMap((one) => (one.state === state ? [one.target_name] : []))
  const target =
    others.length === 0 ? first : say('acceptance.verdict.more', { target: first, count: others.length })
  return { state, message: say(`acceptance.verdict.${state}`, { target }) }
}
