import { removeRepeat } from '../actions/remove-repeat.ts'
import { replaceRepeat } from '../actions/replace-repeat.ts'
import { newImages, wantedTypes } from './missing-images.ts'
import { type Proposal, type Propose, proposalOf } from './proposal.ts'

/** Removes or replaces each repeat. */
export const resolvedRepeats: Propose = (images, scorer, canCome = () => true) => {
  const type = wantedTypes(images, scorer).find(canCome)
  return images.flatMap((image, position): Proposal[] => {
    const repeated = images.slice(0, position).findIndex((earlier) => scorer.repeats(earlier, image))
    if (repeated === -1) return []
    const removal = proposalOf(removeRepeat, images, { position, repeated }, { position })
    if (type === undefined) return [removal]
    const change = { position, repeated, type, ...newImages(removal.images, scorer) }
    return [removal, proposalOf(replaceRepeat, images, change, { position, assetType: type })]
  })
}
