import { type Message, say } from '@endcap/words/message'

/** The specification's certification bar, in all rubrics. */
export const CERTIFIED = 80

/** Returns the word for a score. */
export function wordOf(score: number): Message {
  if (score < 60) return say('score.poor')
  if (score < CERTIFIED) return say('score.fair')
  return say(score < 90 ? 'score.good' : 'score.great')
}
