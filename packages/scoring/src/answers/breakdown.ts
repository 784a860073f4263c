import { type Message, say, type Worded, worded } from '@endcap/words'
import { countPoints, type ListingPoints } from '../listing-points.ts'
import type { LossCause } from '../loss-causes.ts'
import { eachPenalty, PENALTIES, PENALTY_NAMES } from '../penalties/penalties.ts'
import type { Rubric } from '../rubric.ts'
import { oneDecimal } from '../score-image.ts'
import type { Composition, ListingScorer } from './listing-scorer.ts'

export type BreakdownStep = Worded<'title'> & {
  step: LossCause
  /** 0–100, one decimal. */
  points: number
  /** Null for a penalty. */
  position: number | null
}

const SPLIT_ORDER = PENALTY_NAMES.toSorted((one, other) => PENALTIES[one].order - PENALTIES[other].order)

/** Splits lost points by image, then penalty, rounded to add up to 100 minus the score. */
export function breakDown(images: Composition, scorer: ListingScorer): BreakdownStep[] {
  const scores = images.map((image, position) => image.as(position === 0 ? 'hero' : 'carousel').service_score)
  return split(scorer.points(images), scores)
}

/** For stored results, without facts. */
export type ScoredImages = {
  hero: number
  carousel: readonly number[]
  recommendedCarouselImages: number
  repeated: number
  foreign: ReadonlySet<number>
}

/** Splits lost points by stored scores. */
export function breakDownScores(
  { hero, carousel, recommendedCarouselImages, repeated, foreign }: ScoredImages,
  { listing: rules }: Rubric,
): BreakdownStep[] {
  const scored = carousel.map((serviceScore) => ({ serviceScore }))
  const context = { rules, recommendedCarouselImages, repeated, foreign }
  return split(countPoints({ serviceScore: hero }, scored, context), [hero, ...carousel])
}

/** Leaves out causes without a loss. */
export function lostByCause(steps: readonly BreakdownStep[]): Partial<Record<BreakdownStep['step'], number>> {
  const lost = new Map<BreakdownStep['step'], number>()
  for (const { step, points } of steps) lost.set(step, oneDecimal((lost.get(step) ?? 0) + points))
  return Object.fromEntries([...lost].filter(([, points]) => points > 0))
}

function split(
  { points, shares, withoutPenalties, foreign, findings, multipliers }: ListingPoints,
  scores: readonly number[],
): BreakdownStep[] {
  const carouselShare = shares.carousel / Math.max(1, scores.length - 1 - foreign.size)
  const steps = scores.map((score, position): BreakdownStep => {
    const share = position === 0 ? shares.hero : foreign.has(position) ? 0 : carouselShare
    return {
      step: position === 0 ? 'main_image' : 'carousel_image',
      ...worded({ title: titleOf(position, score) }),
      points: share * (100 - score),
      position,
    }
  })
  let left = withoutPenalties
  const applies = eachPenalty((penalty) => penalty.applies(findings))
  for (const name of SPLIT_ORDER.filter((penalty) => applies[penalty])) {
    const lost = left * (1 - multipliers[name])
    left -= lost
    steps.push({
      step: name,
      ...worded({ title: PENALTIES[name].reason(findings) }),
      points: lost,
      position: null,
    })
  }
  return rounded(steps, 100 - oneDecimal(points))
}

function titleOf(position: number, score: number): Message {
  return position === 0
    ? say('loss.main_image.title', { score })
    : say('loss.carousel_image.title', { position, score })
}

/** Largest remainders are rounded up to reach `total`. */
function rounded(steps: readonly BreakdownStep[], total: number): BreakdownStep[] {
  const down = steps.map(({ points }) => Math.floor(10 * points + 1e-9))
  const missing = Math.round(10 * total) - down.reduce((sum, tenths) => sum + tenths, 0)
  const roundedUp = new Set(
    steps
      .map(({ points }, index) => ({ index, remainder: 10 * points - (down[index] ?? 0) }))
      .toSorted((a, b) => b.remainder - a.remainder)
      .slice(0, missing)
      .map(({ index }) => index),
  )
  return steps.map((step, index) => ({
    ...step,
    points: ((down[index] ?? 0) + (roundedUp.has(index) ? 1 : 0)) / 10,
  }))
}
