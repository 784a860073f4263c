import { ASSET_TYPES, CLASSIFICATIONS, type Classification } from './asset-types/asset-types.ts'
import { measuredAs, mostLikely, SURE } from './classification.ts'
import type { AssetTypeFacts, ImageRole } from './facts.ts'
import type { TypedImage } from './listing-image.ts'
import { unfitContent } from './main-image-types.ts'
import { showTheSame } from './near-duplicates.ts'
import type { ListingRubric } from './rubric.ts'

export type TypeInListing = {
  type: Classification
  /** 1 for a person's choice, null if planned. */
  certainty: number | null
  probabilityOf: (type: Classification) => number
}

/** Weighs types by place, except for repeats of the main image and a clearly unfit one. */
export function typesInListing(images: readonly TypedImage[], rules: ListingRubric): TypeInListing[] {
  const [main] = images
  return images.map((image, position) => {
    const { facts, classification } = image
    if (!facts) return certain(classification, null)
    const said = facts.corrections?.assetType
    if (said) return certain(said, 1)
    const role = position === 0 ? 'hero' : 'carousel'
    const isOutOfPlace =
      position === 0
        ? unfitContent(facts) >= SURE
        : main?.facts != null && showTheSame(main.facts, facts, rules)
    const kind = isOutOfPlace ? facts.kind : inPlace(facts.kind, role)
    const type = mostLikely(kind)
    return { type, certainty: measuredAs(kind, type), probabilityOf: (each) => measuredAs(kind, each) }
  })
}

const certain = (type: Classification, certainty: number | null): TypeInListing => ({
  type,
  certainty,
  probabilityOf: (each) => Number(each === type),
})

/** Returns types, hero first. */
export const assetTypesInListing = (images: readonly TypedImage[], rules: ListingRubric): Classification[] =>
  typesInListing(images, rules).map(({ type }) => type)

function inPlace(kind: AssetTypeFacts, role: ImageRole): AssetTypeFacts {
  const odds = CLASSIFICATIONS.map(
    (type) => [type, measuredAs(kind, type) * Math.exp(ASSET_TYPES[type].placeOdds?.[role] ?? 0)] as const,
  )
  const total = odds.reduce((sum, [, value]) => sum + value, 0) || 1
  return Object.fromEntries(odds.map(([type, value]) => [type, value / total])) as AssetTypeFacts
}
