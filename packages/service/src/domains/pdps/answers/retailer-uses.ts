import type { ListingExplanation } from '@endcap/api'
import { findRetailer, targetOfRetailer } from '@endcap/catalog'
import {
  type Classification,
  checkMainImageRules,
  type JudgingContext,
  judgeAlone,
  type Rubric,
  unfitAsMain,
} from '@endcap/scoring'
import { type JudgedImage, type JudgedListing, judgingTargets } from '../../acceptance/judge-listing.ts'
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
  const { retailer, images, ...context } = listing
  const targets = await judgingTargets(byAllTargets(judging, retailer), retailer)
  const refusals = images.map((image) => refusingTargets(image, targets, { ...context, day: judging.day }))
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
    retailers: RETAILER_GROUPS.flatMap((group) => usesOf(group, images[0], refusals[0])),
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
function refusingTargets(
  { facts, isGenerated }: JudgedImage,
  targets: Awaited<ReturnType<typeof judgingTargets>>,
  context: Omit<JudgingContext, 'targets'>,
): ReadonlySet<string> {
  const image = facts && { facts, isGenerated }
  const refusing = targets.filter(
    (each) => judgeAlone(image, 'hero', { ...context, targets: [each] }) === 'not_accepted',
  )
  return new Set(refusing.map(({ target }) => target.id))
}

function isRefused(refusing: ReadonlySet<string>, retailerId: string): boolean {
  const retailer = findRetailer(retailerId)
  const target = retailer && targetOfRetailer(retailer)
  return target != null && refusing.has(target.id)
}
