import { reorder } from '../actions/reorder.ts'
import { strongestFirst } from '../carousel-order.ts'
import { type Propose, proposalOf } from './proposal.ts'

/** Sorts the carousel by score. */
export const newOrder: Propose = (images) => {
  const [, ...carousel] = images
  const sorted = strongestFirst(carousel)
  if (sorted.every((image, index) => image === carousel[index])) return []
  const order = sorted.map((image) => carousel.indexOf(image) + 1)
  return [proposalOf(reorder, images, { order })]
}
