import { CLASSIFICATIONS, type Classification } from './asset-types.ts'
import { mostLikely } from './classification.ts'
import type { AssetTypeFacts } from './facts.ts'
import type { TypedImage } from './listing-image.ts'
import { likenessOf, showOneProduct } from './near-duplicates.ts'
import type { ListingRubric } from './rubric.ts'

/** Asset types that show the product alone and differ by the side that is shown. */
const PLAIN_VIEWS: ReadonlySet<Classification> = new Set(['Packshot', 'Alternate Angle'])
/**
 * Factor of the odds of an alternate angle against a packshot where an earlier plain view shows the product.
 * Moving the whole probability instead turns half of the packshots of similar products into angles.
 */
const ALTERNATE_ODDS = 4

/** Weight of the neighbors' opinion relative to the image's own. */
const NEIGHBORS = 0.5
/** Cosine of two embeddings from which images are neighbors, and from which their weight is full. */
const NEIGHBOR_COSINE = { from: 0.5, full: 0.8 } as const
/** Avoids that one neighbor excludes a type. */
const FLOOR = 0.01

/**
 * Returns the asset types of a PDP's images, hero first, by their probabilities in the context of the
 * listing. The carousel of one product repeats a few kinds of pictures, so images that look alike share
 * their probabilities. A plain view of a product that an earlier image shows is more likely an alternate
 * angle, which a single image does not reveal.
 */
export function assetTypesInListing(images: readonly TypedImage[], rules: ListingRubric): Classification[] {
  const types: Classification[] = []
  const plainViews: NonNullable<TypedImage['facts']>[] = []
  for (const [position, image] of images.entries()) {
    const kind = position === 0 ? null : inContext(image, images)
    const { facts } = image
    const repeats = facts !== null && plainViews.some((view) => showOneProduct(view, facts, rules))
    const guessed = kind ? mostLikely(repeats ? favorAlternateAngle(kind) : kind) : image.classification
    const type = facts?.corrections?.assetType ?? guessed
    types.push(type)
    if (facts && PLAIN_VIEWS.has(type)) plainViews.push(facts)
  }
  return types
}

function favorAlternateAngle(kind: AssetTypeFacts): AssetTypeFacts {
  const plain = kind.Packshot + kind['Alternate Angle']
  const weight = ALTERNATE_ODDS * kind['Alternate Angle']
  const alternate = (plain * weight) / (weight + kind.Packshot || 1)
  return { ...kind, Packshot: plain - alternate, 'Alternate Angle': alternate }
}

/** Returns an image's probabilities multiplied by those of its neighbors, or null for an image without any. */
function inContext(image: TypedImage, images: readonly TypedImage[]): AssetTypeFacts | null {
  if (!image.facts) return null
  const { facts } = image
  const { kind } = facts
  const neighbors = images.flatMap((other) => {
    if (other === image || !other.facts) return []
    const weight = neighborWeight(likenessOf(facts, other.facts))
    return weight > 0 ? [{ weight, theirs: other.facts.kind }] : []
  })
  const total = Math.max(
    1,
    neighbors.reduce((sum, { weight }) => sum + weight, 0),
  )
  return combine((type) => {
    const opinion = neighbors.reduce((sum, { weight, theirs }) => sum + weight * logOf(theirs[type]), 0)
    return logOf(kind[type]) + (NEIGHBORS * opinion) / total
  })
}

function neighborWeight(likeness: number): number {
  const { from, full } = NEIGHBOR_COSINE
  return Math.min(1, Math.max(0, (likeness - from) / (full - from)))
}

const logOf = (probability: number): number => Math.log(probability + FLOOR)

/** Returns probabilities that are proportional to the exponentials of some values. */
function combine(valueOf: (type: Classification) => number): AssetTypeFacts {
  const shares = CLASSIFICATIONS.map((type) => [type, Math.exp(valueOf(type))] as const)
  const total = shares.reduce((sum, [, share]) => sum + share, 0)
  return Object.fromEntries(shares.map(([type, share]) => [type, share / total])) as AssetTypeFacts
}
