import type { Penalty } from './penalty.ts'

/** Multiplier per image that repeats an earlier one, at most `MAX_REPEATED` times. */
const MULTIPLIER = 0.95
const MAX_REPEATED = 6

/** Images show the same picture as earlier ones. */
export const repeatedImages: Penalty = {
  description: 'Some images are near-duplicates',
  numbers: [
    {
      name: 'repeatedImage',
      value: `× ${MULTIPLIER} each, at most ${MAX_REPEATED}`,
      why: 'A repeated image takes the place of an image that answers a question. Six of them turn the gallery into a single picture.',
    },
  ],
  applies: ({ repeated }) => repeated > 0,
  multiplier: ({ repeated }) => MULTIPLIER ** Math.min(repeated, MAX_REPEATED),
  reason: ({ repeated }) =>
    repeated === 1
      ? 'One image shows the same picture as an earlier one.'
      : `${repeated} images show the same picture as an earlier one.`,
}
