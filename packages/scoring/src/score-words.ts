import { type Message, say } from '@endcap/words/message'

/** The specification's certification bar, in all rubrics. */
export const CERTIFIED = 80

/** Returns the word for a score. Good ones are given only to what the targets accept. */
export function wordOf(score: number, isAccepted = true): Message {
  const word = plainWordOf(score)
  return isAccepted || score < CERTIFIED ? word : say('score.would_be', { word })
}

function plainWordOf(score: number): Message {
  if (score < 60) return say('score.poor')
  if (score < CERTIFIED) return say('score.fair')
  return say(score < 90 ? 'score.good' : 'score.great')
}
