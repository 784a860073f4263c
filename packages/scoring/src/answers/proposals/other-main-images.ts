import { oneDecimal } from '../../score-image.ts'
import { type MainImageChange, makeMain } from '../actions/make-main.ts'
import { swapMain } from '../actions/swap-main.ts'
import { brokenRules, possibleMains } from '../main-image.ts'
import { type Proposal, type Propose, proposalOf } from './proposal.ts'

const MAX_PROPOSALS = 3

/** Proposes exchanges and moves to the front. */
export const otherMainImages: Propose = (images, scorer) => {
  const [current] = images
  const { mainImage } = scorer.rules
  const breaksRules = brokenRules(current, mainImage).length > 0
  return possibleMains(images, [], scorer.rules)
    .filter((image) => image !== current)
    .map((image): Proposal => {
      const position = images.indexOf(image)
      const mendsRules = breaksRules && brokenRules(image, mainImage).length === 0
      const change: MainImageChange = { position, image, before: current, mendsRules }
      const gainImage = oneDecimal(image.as('hero').service_score - current.as('hero').service_score)
      const swapped = proposalOf(swapMain, images, change, { position, gainImage })
      const moved = proposalOf(makeMain, images, change, { position, gainImage })
      return scorer.score(swapped.images) >= scorer.score(moved.images) ? swapped : moved
    })
    .toSorted((a, b) => scorer.score(b.images) - scorer.score(a.images))
    .slice(0, MAX_PROPOSALS)
}
