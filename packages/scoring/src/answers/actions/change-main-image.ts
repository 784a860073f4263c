import { oneDecimal } from '../../score-image.ts'
import type { Candidate } from '../candidate.ts'
import type { Composition } from '../listing-scorer.ts'
import { brokenRules, possibleMains } from '../main-image.ts'
import { NO_IMAGE, type Proposal, type Propose } from './proposal.ts'

/** Images that are proposed as the main image at most. */
const MAX_PROPOSALS = 3

/** Proposes images of the carousel as the main image: exchanged with it, or moved before it. */
export const changeMainImage: Propose = (images, scorer) => {
  const [current] = images
  const { mainImage } = scorer.rules
  return possibleMains(images, [], scorer.rules)
    .filter((image) => image !== current)
    .map((image) => proposalFor(images.indexOf(image)))
    .toSorted((a, b) => scorer.score(b.images) - scorer.score(a.images))
    .slice(0, MAX_PROPOSALS)

  function proposalFor(position: number): Proposal {
    const image = images[position] ?? current
    const swapped = swap(images, position)
    const moved = moveToFront(images, position)
    const isSwap = scorer.score(swapped) >= scorer.score(moved)
    return {
      ...NO_IMAGE,
      code: isSwap ? 'SWAP_MAIN' : 'MAKE_MAIN',
      title: isSwap ? `Swap the main image with image ${position}` : `Make image ${position} the main image`,
      detail: detailOf(image, current),
      position,
      gainImage: oneDecimal(image.as('hero').service_score - current.as('hero').service_score),
      images: isSwap ? swapped : moved,
    }
  }

  function detailOf(image: Candidate, before: Candidate): string {
    const scores = `It scores ${points(image)} as the main image. The current one scores ${points(before)}.`
    const kept = brokenRules(before, mainImage).length > 0 && brokenRules(image, mainImage).length === 0
    return kept ? `${scores} It also keeps all rules of the retailer.` : scores
  }
}

const points = (image: Candidate): string => image.as('hero').service_score.toFixed(1)

/** Returns the composition with the main image and the image at `position` exchanged. */
export function swap(images: Composition, position: number): Composition {
  const [main, ...carousel] = images
  const image = images[position] ?? main
  return [image, ...carousel.map((each, index) => (index + 1 === position ? main : each))]
}

/** Returns the composition with the image at `position` before all others. */
export function moveToFront(images: Composition, position: number): Composition {
  const [main, ...carousel] = images
  const image = images[position]
  if (image === undefined || position === 0) return images
  return [image, main, ...carousel.filter((_each, index) => index + 1 !== position)]
}
