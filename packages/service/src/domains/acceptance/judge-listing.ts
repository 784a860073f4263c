import { findRetailer, type Target } from '@endcap/catalog'
import {
  type AcceptanceState,
  type ImageFacts,
  type ImageRole,
  type JudgingTarget,
  judge,
  judgeAlone,
} from '@endcap/scoring'
import { type Judging, targetsOf } from './judging.ts'

export type JudgedImage = {
  /** Null for images that are not stored. */
  imageId: string | null
  /** Null without facts. */
  facts: ImageFacts | null
  /** True if Endcap generated it. */
  isGenerated: boolean
}

export type JudgedListing = {
  retailer: string
  categoryPath: string | null
  /** True for files of a storefront, which differ from what it was given. */
  areCopies: boolean
  /** Hero first. */
  images: readonly JudgedImage[]
}

/** In the form of the API, without texts and sources, which the rules in force have. */
export type StoredFinding = {
  rule: string
  measure: string
  image_id: string | null
  position: number | null
  outcome: 'fail' | 'not_sure'
  severity: 'hard' | 'advice'
  measured: number | string | null
  required: number | string | string[] | null
}

/** The verdict of a target on a listing. */
export type Judgement = {
  target: string
  state: AcceptanceState
  main_image: AcceptanceState
  findings: StoredFinding[]
  /** Digest of the rules. */
  rules: string
}

/** Judges a listing by the targets that the organization chose, or by its retailer. */
export async function judgeListing(judging: Judging, listing: JudgedListing): Promise<Judgement[]> {
  const targets = targetsOf(judging, listing.retailer)
  const judged = await Promise.all(targets.map((target) => judgeFor(judging, listing, target)))
  return judged.filter((each) => each !== null)
}

async function judgeFor(
  judging: Judging,
  listing: JudgedListing,
  targetId: string,
): Promise<Judgement | null> {
  const rules = await judging.rulesOf(targetId)
  if (!rules) return null
  const { retailer, images, ...rest } = listing
  const { state, mainImage, findings } = judge(
    rules.set,
    { ...rest, images: images.map(({ facts, isGenerated }) => facts && { facts, isGenerated }) },
    { market: marketOf(rules.target, retailer), day: judging.day },
  )
  return {
    target: targetId,
    state,
    main_image: mainImage,
    findings: findings.map(({ rule, measure, image, outcome, severity, measured, required }) => ({
      rule,
      measure,
      image_id: image === null ? null : (images[image]?.imageId ?? null),
      position: image,
      outcome,
      severity,
      measured,
      required: required ?? null,
    })),
    rules: rules.digest,
  }
}

/** Null for channels, standards and shops that do not have the listing. */
export function marketOf(target: Pick<Target, 'retailer'>, retailerId: string): string | null {
  const retailer = findRetailer(retailerId)
  return retailer && retailer.retailer === target.retailer ? retailer.region : null
}

/** Returns whether all targets accept an image alone, by its index. */
export async function judgeImages(
  judging: Judging,
  { images, retailer, ...listing }: JudgedListing,
): Promise<(image: number, role: ImageRole) => AcceptanceState> {
  const targets = await judgingTargets(judging, retailer)
  const context = { ...listing, targets, day: judging.day }
  const statesOf = (role: ImageRole) =>
    images.map(({ facts, isGenerated }) => judgeAlone(facts && { facts, isGenerated }, role, context))
  const states = { hero: statesOf('hero'), carousel: statesOf('carousel') }
  return (image, role) => states[role][image] ?? 'not_sure'
}

/** Returns the rules of the targets that judge a listing of a retailer. */
export async function judgingTargets(
  judging: Judging,
  retailerId: string,
): Promise<(JudgingTarget & { target: Target })[]> {
  const rules = await Promise.all(targetsOf(judging, retailerId).map(judging.rulesOf))
  return rules
    .filter((each) => each !== null)
    .map(({ target, set }) => ({ target, set, market: marketOf(target, retailerId) }))
}
