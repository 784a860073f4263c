import { type Worded, worded } from '@endcap/words'
import type { Classification } from '../asset-types/asset-types.ts'
import type { FactorName } from '../factors/factors.ts'
import type { MobileReadiness } from '../hero-views.ts'
import { RETAILER_RULES } from '../retailer-rules/retailer-rules.ts'
import { oneDecimal } from '../score-image.ts'
import type { ActionCode } from './actions/actions.ts'
import { type BreakdownStep, breakDown } from './breakdown.ts'
import type { ImageReference } from './candidate.ts'
import type { Composition, ListingScorer } from './listing-scorer.ts'
import { brokenRules } from './main-image.ts'
import { fixFactor, followedAdvice } from './proposals/followed-advice.ts'
import { addedImages } from './proposals/missing-images.ts'
import { newOrder } from './proposals/new-order.ts'
import { otherMainImages } from './proposals/other-main-images.ts'
import type { Proposal, Propose } from './proposals/proposal.ts'
import { resolvedRepeats } from './proposals/resolved-repeats.ts'

/** A change with the points that it is worth. */
export type Action = Worded<'title' | 'detail'> & {
  code: ActionCode
  /** Points that the listing gains by this change alone, one decimal, found by scoring it again. */
  gain_listing: number
  /** Points that the image gains. Null unless one image changes. */
  gain_image: number | null
  /** Current position of the image that changes or moves, 0 for the main image. */
  position: number | null
  /** Asset type of a new image. */
  asset_type: Classification | null
  /** The factor that is fixed. */
  factor: FactorName | null
  /** The listing after the change, as the what-if endpoint takes it. */
  change: { hero: ImageReference; carousel: ImageReference[] }
}

export type ListingExplanation = {
  /** 0–100, one decimal. */
  score: number
  /** Points that the listing gains by all steps of the plan. */
  can_win: number
  /** Adds up to 100 minus the score. */
  breakdown: BreakdownStep[]
  /** Changes by gain, the highest first. Each gain is that of the change alone, so gains do not add up. */
  actions: Action[]
  /** The best change, then the best change after it, and so on. Their gains add up to `can_win`. */
  plan: Action[]
}

const PROPOSERS: readonly Propose[] = [
  otherMainImages,
  addedImages,
  resolvedRepeats,
  newOrder,
  followedAdvice,
]

/** Smallest gain of an action. */
const MIN_GAIN = 0.1
const MAX_ACTIONS = 30
/** Smallest gain of a step of the plan, and the number of its steps: what a merchandiser does in one round. */
const MIN_STEP_GAIN = 0.5
const MAX_STEPS = 5

/**
 * Explains a listing's score: where it loses points, and what to change. Every gain is found by scoring the
 * changed listing. With the `readiness` of the main image, text that fails on a phone always has an action.
 */
export function explainListing(
  images: Composition,
  scorer: ListingScorer,
  readiness: MobileReadiness | null = null,
): ListingExplanation {
  const score = scorer.score(images)
  const plan = planFor(images, scorer)
  return {
    score,
    can_win: pointsOf(plan),
    breakdown: breakDown(images, scorer),
    actions: actionsFor(images, scorer, readiness),
    plan,
  }
}

/** Returns the changes by gain, the highest first, with an action for each verdict that has failed. */
export function actionsFor(
  images: Composition,
  scorer: ListingScorer,
  readiness: MobileReadiness | null,
): Action[] {
  const failed = failedFactors(images, scorer, readiness)
  const score = scorer.score(images)
  const proposals = propose(images, scorer)
  const isFailed = ({ position, factor }: Pick<Action, 'position' | 'factor'>): boolean =>
    position === 0 && factor !== null && failed.includes(factor)
  const missing = failed.filter(
    (name) => !proposals.some((proposal) => isFailed(proposal) && proposal.factor === name),
  )
  return [...proposals, ...missing.flatMap((factor) => fixFactor(images, 0, factor))]
    .map((proposal) => actionOf(proposal, score, scorer))
    .filter((action) => action.gain_listing >= MIN_GAIN || isFailed(action))
    .toSorted((a, b) => b.gain_listing - a.gain_listing)
    .filter((action, index) => index < MAX_ACTIONS || isFailed(action))
}

/**
 * Returns the factors of the main image that need an action even where it gains no points: text that fails on a
 * phone, and broken rules of the retailer. A verdict without a way out would be no help.
 */
function failedFactors(
  [main]: Composition,
  { rules }: ListingScorer,
  readiness: MobileReadiness | null,
): FactorName[] {
  const ofRules = brokenRules(main, rules.mainImage).flatMap((rule) => RETAILER_RULES[rule].fix ?? [])
  return readiness?.legibility_level === 'FAIL' ? ['tile_legibility', ...ofRules] : ofRules
}

/** Returns the best change, then the best change to the changed listing, until no change is worth a step. */
export function planFor(images: Composition, scorer: ListingScorer): Action[] {
  const steps: Action[] = []
  let current = images
  while (steps.length < MAX_STEPS) {
    const score = scorer.score(current)
    const best = propose(current, scorer)
      .map((proposal) => ({ proposal, gain: scorer.score(proposal.images) - score }))
      .reduce<{ proposal: Proposal; gain: number } | null>(
        (winner, each) => (winner && winner.gain >= each.gain ? winner : each),
        null,
      )
    if (!best || oneDecimal(best.gain) < MIN_STEP_GAIN) break
    steps.push(actionOf(best.proposal, score, scorer))
    current = best.proposal.images
  }
  return steps
}

/** Returns the points that a listing gains by all steps of a plan, one decimal. */
export const pointsOf = (plan: readonly Action[]): number =>
  oneDecimal(plan.reduce((sum, { gain_listing: gain }) => sum + gain, 0))

const propose = (images: Composition, scorer: ListingScorer): Proposal[] =>
  PROPOSERS.flatMap((proposalsOf) => proposalsOf(images, scorer))

function actionOf(proposal: Proposal, score: number, scorer: ListingScorer): Action {
  const { code, title, detail, position, assetType, factor, gainImage, images } = proposal
  const [hero, ...carousel] = images
  return {
    code,
    ...worded({ title, detail }),
    gain_listing: oneDecimal(scorer.score(images) - score),
    gain_image: gainImage,
    position,
    asset_type: assetType,
    factor,
    change: { hero: hero.reference, carousel: carousel.map(({ reference }) => reference) },
  }
}
