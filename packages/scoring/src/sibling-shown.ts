import { showTheSame } from './near-duplicates.ts'
import { type MemberFacts, OTHER_PRODUCT, ownProductProbabilities } from './own-product.ts'
import type { ListingRubric } from './rubric.ts'

/** Main image first. */
type Images = readonly (MemberFacts | null)[]

/**
 * Returns for each image the sibling that it shows, or null: the one with this main image, and for an image of another
 * product the one whose images it belongs to. Corrections say something about the own listing alone, so they do not
 * count.
 */
export function shownSiblings(
  images: Images,
  siblings: readonly Images[],
  rules: ListingRubric,
): (number | null)[] {
  const own = ownProductProbabilities(images)
  const main = images[0]
  return images.map((facts, position) => {
    if (!facts || position === 0) return null
    const { corrections: _corrections, ...image } = facts
    const isSame = (other: MemberFacts | null | undefined) =>
      other !== null && other !== undefined && showTheSame(image, other, rules)
    if (isSame(main)) return null
    const pictured = siblings.findIndex((sibling) => isSame(sibling[0]))
    if (pictured >= 0) return pictured
    if ((own[position] ?? 1) >= OTHER_PRODUCT) return null
    return belongsTo(image, siblings, isSame)
  })
}

function belongsTo(
  image: MemberFacts,
  siblings: readonly Images[],
  isSame: (other: MemberFacts | null | undefined) => boolean,
): number | null {
  const probabilities = siblings.map((sibling) => {
    const [probability] = ownProductProbabilities([...sibling, image]).slice(-1)
    return probability ?? (sibling.some(isSame) ? 1 : 0)
  })
  const best = Math.max(0, ...probabilities)
  return best < OTHER_PRODUCT ? null : probabilities.indexOf(best)
}
