import type { ListingExplanation } from '@endcap/api'
import { findRetailer, targetOfRetailer } from '@endcap/catalog'
import { type Classification, checkMainImageRules, type Rubric, unfitAsMain } from '@endcap/scoring'
import { type JudgedImage, type JudgedListing, judgeListing } from '../../acceptance/judge-listing.ts'
import type { Judging } from '../../acceptance/judging.ts'
import { RETAILER_GROUPS, type RetailerGroup } from '../../retailers/retailer-groups.ts'
import { byAllTargets } from './pdp-acceptance.ts'

type Uses = Pick<ListingExplanation, 'retailers' | 'best_main'>

/** Returns where the main image may be used, and the most accepted image. */
export async function retailerUses(
  judging: Judging,
  listing: JudgedListing,
  { types, rubric }: { types: readonly (Classification | null)[]; rubric: Rubric },
): Promise<Uses> {
  const refusals = await Promise.all(
    listing.images.map((image) => refusingTargets(judging, { ...listing, images: [image] })),
  )
  const isFit = ({ mainImage }: RetailerGroup, position: number): boolean => {
    const type = types[position]
    // Any other image must also show the product.
    return position === 0 || !type || !unfitAsMain({ mainImage, rubric }).includes(type)
  }
  const accepted = refusals.map((refusing, position) =>
    RETAILER_GROUPS.filter((group) => isFit(group, position)).reduce(
      (sum, { retailers }) => sum + retailers.filter(({ id }) => !isRefused(refusing, id)).length,
      0,
    ),
  )
  const allowed = Math.max(0, ...accepted)
  return {
    retailers: RETAILER_GROUPS.flatMap((group) => usesOf(group, listing.images[0], refusals[0])),
    best_main: { position: Math.max(0, accepted.indexOf(allowed)), allowed },
  }
}

/** Divides regions by whether they accept the image. */
function usesOf(
  { retailers, mainImage }: RetailerGroup,
  main: JudgedImage | undefined,
  refusing: ReadonlySet<string> = new Set(),
): Uses['retailers'] {
  const checks = main?.facts ? checkMainImageRules(main.facts, mainImage) : []
  return [true, false].flatMap((allowed) => {
    const named = retailers.filter(({ id }) => isRefused(refusing, id) !== allowed)
    return named.length > 0 ? [{ retailers: named, rule_checks: checks, allowed }] : []
  })
}

/** Returns the ids of targets that refuse an image as the main image. */
async function refusingTargets(judging: Judging, listing: JudgedListing): Promise<ReadonlySet<string>> {
  const judged = await judgeListing(byAllTargets(judging, listing.retailer), listing)
  return new Set(
    judged.flatMap(({ target, main_image: state }) => (state === 'not_accepted' ? [target] : [])),
  )
}

function isRefused(refusing: ReadonlySet<string>, retailerId: string): boolean {
  const retailer = findRetailer(retailerId)
  const target = retailer && targetOfRetailer(retailer)
  return target != null && refusing.has(target.id)
}
