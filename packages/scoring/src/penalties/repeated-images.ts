import { say } from '@endcap/words/message'
import type { Penalty } from './penalty.ts'

const MULTIPLIER = 0.95
const MAX_REPEATED = 6

export const repeatedImages: Penalty = {
  fine: 'loss.image_mix_penalty.fine',
  order: 3,
  pattern:
    'radial-gradient(circle, var(--loss-fill) 1.6px, transparent 1.8px) 0 0 / 6px 6px var(--loss-soft)',
  description: 'Some images are near-duplicates',
  effect: `Near-duplicates, listed in \`asset_mix.near_duplicates\`: × ${MULTIPLIER} for each image that repeats an earlier one, at most six`,
  numbers: [
    {
      name: 'repeatedImage',
      value: `× ${MULTIPLIER} each, at most ${MAX_REPEATED}`,
      why: 'A repeated image takes the place of an image that answers a question. Six of them turn the gallery into a single picture.',
    },
  ],
  applies: ({ repeated }) => repeated > 0,
  multiplier: ({ repeated }) => MULTIPLIER ** Math.min(repeated, MAX_REPEATED),
  reason: ({ repeated }) => say('loss.image_mix_penalty.reason', { count: repeated }),
}
