import { say } from '@endcap/words/message'
import type { ListingFindings, Penalty } from './penalty.ts'

const MIN_IMAGES = 3
const MULTIPLIER = 0.92

const applies = ({ highScoring }: ListingFindings): boolean => highScoring < MIN_IMAGES

export const fewHighScoring: Penalty = {
  order: 5,
  pattern: 'repeating-linear-gradient(90deg, var(--loss-fill) 0 2px, var(--loss-soft) 2px 6px)',
  description: 'Too few images have a high score',
  effect: `Fewer than three images score 80 or above: listing score × ${MULTIPLIER}`,
  numbers: [
    {
      name: 'minHighScoringImages',
      value: String(MIN_IMAGES),
      why: 'The main image and two strong images fit on the first screen of a phone.',
    },
    {
      name: 'fewHighScoring',
      value: `× ${MULTIPLIER}`,
      why: 'The largest single penalty, because neither number nor order makes up for weak images.',
    },
  ],
  applies,
  multiplier: (listing) => (applies(listing) ? MULTIPLIER : 1),
  reason: ({ highScoring }) => say('loss.score_penalty.reason', { count: highScoring, needed: MIN_IMAGES }),
}
