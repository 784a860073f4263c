import type { MainImageRules } from '@endcap/catalog'
import type { MainImageCondition } from '../asset-types/asset-type.ts'
import { typesWhere } from '../asset-types/asset-types.ts'
import { probabilityOf } from '../classification.ts'
import { checkMainImageRules } from '../hero-views.ts'
import { assetTypesInListing } from '../listing-types.ts'
import { otherProducts } from '../own-product.ts'
import type { RuleName } from '../retailer-rules/retailer-rules.ts'
import type { Candidate } from './candidate.ts'
import { type Composition, type ListingRules, listingImages } from './listing-scorer.ts'

const LIKELY = 0.5

/** Returns types that cannot become the main image. */
export function unfitAsMain({ mainImage, rubric }: Pick<ListingRules, 'mainImage' | 'rubric'>) {
  const isFit: Record<MainImageCondition, boolean> = {
    always: true,
    never: false,
    any_background: mainImage?.whiteBackground !== true,
    worn: mainImage?.whiteBackground !== true || (rubric.idealMix['On Model'] ?? 0) > 0,
  }
  return typesWhere(({ asMainImage }) => !isFit[asMainImage])
}

/** Returns the main image and its possible replacements, without other products. */
export function possibleMains(
  given: Composition,
  further: readonly Candidate[],
  rules: ListingRules,
): Candidate[] {
  const [current] = given
  const unfit = unfitAsMain(rules)
  const types = assetTypesInListing(listingImages(given), rules.rubric.listing)
  const others = otherProducts(given.map(({ facts }) => facts))
  const isUnfitInContext = (image: Candidate) => {
    const position = given.indexOf(image)
    const type = types[position]
    return others.has(position) || (type !== undefined && unfit.includes(type))
  }
  return [...new Set([...given, ...further])].filter(
    (image) => image === current || (mayBeMain(image, current, rules) && !isUnfitInContext(image)),
  )
}

/** Allows fit types that break fewer rules, or none that `current` keeps. */
export function mayBeMain(image: Candidate, current: Candidate, rules: ListingRules): boolean {
  if (image === current) return true
  if (image.facts === null) return false
  const unfit = unfitAsMain(rules)
  if (unfit.includes(image.as('carousel').classification)) return false
  if (probabilityOf(image.facts, 'carousel', unfit) >= LIKELY) return false
  const broken = brokenRules(image, rules.mainImage)
  const brokenNow = brokenRules(current, rules.mainImage)
  return broken.length < brokenNow.length || broken.every((rule) => brokenNow.includes(rule))
}

/** Returns the rules that the image would break. */
export function brokenRules({ facts }: Candidate, rules: MainImageRules | null): RuleName[] {
  if (facts === null || rules === null) return []
  return checkMainImageRules(facts, rules).flatMap(({ rule, passed }) => (passed === false ? [rule] : []))
}
