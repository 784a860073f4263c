import { type Worded, worded } from '@endcap/words'
import type { AnyFactorName } from '../any-factor.ts'
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
import type { CanCome, Proposal, Propose } from './proposals/proposal.ts'
import { resolvedRepeats } from './proposals/resolved-repeats.ts'
import { canComeFrom, PURSES, type Purse, purseOf } from './purses.ts'

export type Action = Worded<'title' | 'detail'> & {
  code: ActionCode
  purse: Purse
  /** From scoring again, one decimal. */
  gain_listing: number
  /** Null unless one image changes. */
  gain_image: number | null
  /** Place in the given listing. */
  position: number | null
  asset_type: Classification | null
  factor: AnyFactorName | null
  /** Input of the what-if endpoint. */
  change: { hero: ImageReference; carousel: ImageReference[] }
}

export type ListingExplanation = {
  /** 0–100, one decimal. */
  score: number
  can_win: number
  /** Adds up to `can_win`. */
  can_win_split: GainSplit
  /** Adds up to 100 minus the score. */
  breakdown: BreakdownStep[]
  /** By gain, which is each change's alone, so gains do not add up. */
  actions: Action[]
  /** Each step is the best of its purse after the last. Gains add up to `can_win`. */
  plan: Action[]
}

const PROPOSERS: readonly Propose[] = [
  otherMainImages,
  addedImages,
  resolvedRepeats,
  newOrder,
  followedAdvice,
]

const MIN_GAIN = 0.1
const MAX_ACTIONS = 30
const MIN_STEP_GAIN = 0.5
/** Limits each purse to the work of one round. */
const MAX_STEPS = 5

/** Scores each changed listing. `readiness` ensures an action for text that fails on a phone. */
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
    can_win_split: splitOf(plan),
    breakdown: breakDown(images, scorer),
    actions: actionsFor(images, scorer, readiness),
    plan,
  }
}

/** Sorts by gain and includes each failed verdict. */
export function actionsFor(
  images: Composition,
  scorer: ListingScorer,
  readiness: MobileReadiness | null,
): Action[] {
  const failed = failedFactors(images, scorer, readiness)
  const proposals = propose(images, scorer)
  const before = { composition: images, score: scorer.score(images), shown: images, scorer }
  const isFailed = ({ position, factor }: Pick<Action, 'position' | 'factor'>): boolean =>
    position === 0 && failed.some((name) => name === factor)
  const missing = failed.filter(
    (name) => !proposals.some((proposal) => isFailed(proposal) && proposal.factor === name),
  )
  return [...proposals, ...missing.flatMap((factor) => fixFactor(images, { position: 0, factor }, scorer))]
    .map((proposal) => actionOf(proposal, before))
    .filter((action) => action.gain_listing >= MIN_GAIN || isFailed(action))
    .toSorted((a, b) => b.gain_listing - a.gain_listing)
    .filter((action, index) => index < MAX_ACTIONS || isFailed(action))
}

/**
 * Unreadable text and broken rules need an action even without a gain: a verdict without a remedy does not help.
 */
function failedFactors(
  [main]: Composition,
  { rules }: ListingScorer,
  readiness: MobileReadiness | null,
): FactorName[] {
  const ofRules = brokenRules(main, rules.mainImage).flatMap((rule) => RETAILER_RULES[rule].fix ?? [])
  return readiness?.legibility_level === 'FAIL' ? ['tile_legibility', ...ofRules] : ofRules
}

/** Repeats the best change, purse by purse. Names images by their places in the given listing. */
export function planFor(images: Composition, scorer: ListingScorer): Action[] {
  const steps: Action[] = []
  let current = images
  for (const purse of PURSES)
    for (let step = 0; step < MAX_STEPS; step++) {
      const best = bestChange(current, purse, scorer)
      if (!best) break
      steps.push(
        actionOf(best, { composition: current, score: scorer.score(current), shown: images, scorer }),
      )
      current = best.images
    }
  return steps
}

/** Returns null if no change of the purse is worth a step. */
function bestChange(images: Composition, purse: Purse, scorer: ListingScorer): Proposal | null {
  const score = scorer.score(images)
  const best = propose(images, scorer, canComeFrom(purse))
    .filter(({ code, images: changed }) => purseOf(code, images, changed) === purse)
    .map((proposal) => ({ proposal, gain: scorer.score(proposal.images) - score }))
    .reduce<{ proposal: Proposal; gain: number } | null>(
      (winner, each) => (winner && winner.gain >= each.gain ? winner : each),
      null,
    )
  return best && oneDecimal(best.gain) >= MIN_STEP_GAIN ? best.proposal : null
}

/** Adds up gains, one decimal. */
export const pointsOf = (plan: readonly Action[]): number =>
  oneDecimal(plan.reduce((sum, { gain_listing: gain }) => sum + gain, 0))

export type GainSplit = Record<Purse, number>

/** Adds up gains by purse, one decimal. */
export function splitOf(plan: readonly Action[]): GainSplit {
  const ofPurse = (wanted: Purse) => pointsOf(plan.filter(({ purse }) => purse === wanted))
  return {
    today: ofPurse('today'),
    with_spark: ofPurse('with_spark'),
    with_shoot: ofPurse('with_shoot'),
  }
}

const propose = (images: Composition, scorer: ListingScorer, canCome?: CanCome): Proposal[] =>
  PROPOSERS.flatMap((proposalsOf) => proposalsOf(images, scorer, canCome))

type Before = { composition: Composition; score: number; shown: Composition; scorer: ListingScorer }

function actionOf(proposal: Proposal, { composition, score, shown, scorer }: Before): Action {
  const { code, words, assetType, factor, gainImage, images } = proposal
  const { title, detail, position } = words(shown)
  const [hero, ...carousel] = images
  return {
    code,
    purse: purseOf(code, composition, images),
    ...worded({ title, detail }),
    gain_listing: oneDecimal(scorer.score(images) - score),
    gain_image: gainImage,
    position,
    asset_type: assetType,
    factor,
    change: { hero: hero.reference, carousel: carousel.map(({ reference }) => reference) },
  }
}
