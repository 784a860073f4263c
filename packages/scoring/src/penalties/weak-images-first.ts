import { say } from '@endcap/words/message'
import type { ListingFindings, Penalty } from './penalty.ts'

const MULTIPLIER = 0.97
/** Points by which the order may be wrong. */
const TOLERANCE = 8

export const weakImagesFirst: Penalty = {
  fine: 'loss.image_order_penalty.fine',
  order: 4,
  pattern:
    'repeating-linear-gradient(-45deg, var(--loss-fill) 0 1.5px, transparent 1.5px 6px), repeating-linear-gradient(45deg, var(--loss-fill) 0 1.5px, transparent 1.5px 6px) var(--loss-soft)',
  description: 'The carousel images are not ordered by score, the highest first',
  effect: `A later carousel image scores more than ${TOLERANCE} points higher than an earlier one: × ${MULTIPLIER}`,
  numbers: [
    {
      name: 'order',
      value: `× ${MULTIPLIER}`,
      why: 'The strongest images should come first, because many shoppers leave the gallery early. The penalty is small, because changing the order costs nothing.',
    },
    {
      name: 'orderTolerance',
      value: `${TOLERANCE} points`,
      why: `Two people can disagree by up to ${TOLERANCE} points about one image.`,
    },
  ],
  applies: isOutOfOrder,
  multiplier: (listing) => (isOutOfOrder(listing) ? MULTIPLIER : 1),
  reason: () => say('loss.image_order_penalty.reason'),
}

function isOutOfOrder({ carousel }: ListingFindings): boolean {
  let weakest = Infinity
  for (const { serviceScore } of carousel) {
    if (serviceScore > weakest + TOLERANCE) return true
    weakest = Math.min(weakest, serviceScore)
  }
  return false
}
