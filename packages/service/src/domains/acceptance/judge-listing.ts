import { findRetailer, type Target } from '@endcap/catalog'
import {
  type Acceptance,
  type AcceptanceFinding,
  type AcceptanceListing,
  type AcceptanceState,
  type CheapestFix,
  cropTarget,
  type ImageFacts,
  type ImageRole,
  type JudgingTarget,
  judge,
  judgeAlone,
  refusalOf,
} from '@endcap/scoring'
import { type Judging, type JudgingRules, targetsOf } from './judging.ts'

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

/** Why a target refuses a listing, and the cheapest way out. */
export type StoredRefusal = { finding: StoredFinding; fix: CheapestFix }

/** `next`: after the next dated change of rules, null without one. */
export type ReportedJudgement = Judgement & {
  refusal: StoredRefusal | null
  next: { state: AcceptanceState; refusal: StoredRefusal | null } | null
}

/** Judges a listing by the targets that the organization chose, or by its retailer. */
export const judgeListing = (judging: Judging, listing: JudgedListing): Promise<Judgement[]> =>
  judgeBy(judging, listing, (rules) => judgementOf(listing, rules, judgeOn(rules, listing, judging.day)))

/** Judges a listing for the store, with the reason and the cheapest fix of each refusal. */
export const judgeForReports = (judging: Judging, listing: JudgedListing): Promise<ReportedJudgement[]> =>
  judgeBy(judging, listing, (rules) => {
    const { nextDay } = rules
    const judged = judgeOn(rules, listing, judging.day)
    const next = nextDay === null ? null : judgeOn(rules, listing, nextDay)
    return {
      ...judgementOf(listing, rules, judged),
      refusal: storedRefusal(listing, rules, judged),
      next: next && { state: next.acceptance.state, refusal: storedRefusal(listing, rules, next) },
    }
  })

async function judgeBy<Verdict>(
  judging: Judging,
  { retailer }: JudgedListing,
  judgeFor: (rules: JudgingRules) => Verdict,
): Promise<Verdict[]> {
  return (await rulesFor(judging, retailer)).map(judgeFor)
}

/** Returns the rules of the targets that judge a listing of a retailer. */
async function rulesFor(judging: Judging, retailerId: string): Promise<JudgingRules[]> {
  const rules = await Promise.all(targetsOf(judging, retailerId).map(judging.rulesOf))
  return rules.filter((each) => each !== null)
}

type JudgedOn = {
  acceptance: Acceptance
  listing: AcceptanceListing
  place: { market: string | null; day: string }
}

function judgeOn(
  { target, set }: JudgingRules,
  { retailer, images, ...rest }: JudgedListing,
  day: string,
): JudgedOn {
  const place = { market: marketOf(target, retailer), day }
  const listing = { ...rest, images: images.map(({ facts, isGenerated }) => facts && { facts, isGenerated }) }
  return { acceptance: judge(set, listing, place), listing, place }
}

const judgementOf = (
  { images }: JudgedListing,
  { target, digest }: JudgingRules,
  { acceptance: { state, mainImage, findings } }: JudgedOn,
): Judgement => ({
  target: target.id,
  state,
  main_image: mainImage,
  findings: findings.map((finding) => storedFinding(finding, images)),
  rules: digest,
})

function storedRefusal(
  { retailer, images }: JudgedListing,
  { set }: JudgingRules,
  judged: JudgedOn,
): StoredRefusal | null {
  const crop = cropTarget(findRetailer(retailer)?.mainImage ?? null)
  const refusal = refusalOf({ ...judged, rules: set, crop })
  return refusal && { finding: storedFinding(refusal.finding, images), fix: refusal.fix }
}

const storedFinding = (
  { rule, measure, image, outcome, severity, measured, required }: AcceptanceFinding,
  images: JudgedListing['images'],
): StoredFinding => ({
  rule,
  measure,
  image_id: image === null ? null : (images[image]?.imageId ?? null),
  position: image,
  outcome,
  severity,
  measured,
  required: required ?? null,
})

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

/** Returns the targets that judge a listing of a retailer. */
export async function judgingTargets(
  judging: Judging,
  retailerId: string,
): Promise<(JudgingTarget & { target: Target })[]> {
  const rules = await rulesFor(judging, retailerId)
  return rules.map(({ target, set }) => ({ target, set, market: marketOf(target, retailerId) }))
}
