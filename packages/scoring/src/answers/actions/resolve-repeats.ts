import { createPlanned } from '../candidate.ts'
import type { Composition } from '../listing-scorer.ts'
import { plannedScore, wantedTypes } from './add-images.ts'
import { NO_IMAGE, nameOf, type Proposal, type Propose } from './proposal.ts'
import { insertByScore } from './reorder.ts'
import { TYPE_PHRASES } from './type-phrases.ts'

/** Proposes to remove each image that repeats an earlier one, or to replace it with an image of a missing type. */
export const resolveRepeats: Propose = (images, scorer) => {
  const [wanted] = wantedTypes(images, scorer)
  return images.flatMap((image, position): Proposal[] => {
    const repeated = images.slice(0, position).findIndex((earlier) => scorer.repeats(earlier, image))
    if (repeated === -1) return []
    const rest = without(images, position)
    const detail = `Image ${position} shows the same picture as ${nameOf(repeated)}.`
    const removal: Proposal = {
      ...NO_IMAGE,
      code: 'REMOVE_REPEAT',
      title: `Remove image ${position}`,
      detail,
      position,
      images: rest,
    }
    if (wanted === undefined) return [removal]
    const score = plannedScore(rest, scorer)
    const [main, ...carousel] = rest
    const replacement: Proposal = {
      ...NO_IMAGE,
      code: 'REPLACE_REPEAT',
      title: `Replace image ${position} with ${TYPE_PHRASES[wanted]}`,
      detail: `${detail} The gain assumes that the new image scores ${score.toFixed(1)}.`,
      position,
      assetType: wanted,
      images: [main, ...insertByScore(carousel, createPlanned(wanted, score))],
    }
    return [removal, replacement]
  })
}

function without([main, ...carousel]: Composition, position: number): Composition {
  return [main, ...carousel.filter((_image, index) => index + 1 !== position)]
}
