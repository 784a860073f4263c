import {
  checkMainImageRules,
  type ImageFacts,
  type ImageRole,
  type ImageScore,
  type MainImageRules,
  showTheSame,
} from '@endcap/scoring'
import type { Fidelity } from './root-image.ts'

export type Candidate = {
  role: ImageRole
  facts: ImageFacts
  score: ImageScore
  /** `mobile_readiness.overall` of a hero. */
  mobileReadiness: number | null
  fidelity: Fidelity
  /** A generative model may redraw the product. */
  isGenerated: boolean
}

export type Standard = {
  root: {
    facts: ImageFacts
    /** Score in its own role. */
    serviceScore: number
    /** For comparison with a child hero. */
    heroScore: number
    mobileReadiness: number | null
  }
  /** Null if the retailer is unknown. */
  mainImageRules: MainImageRules | null
}

export type RejectionReason =
  | 'product_damaged'
  | 'retailer_rule'
  | 'below_root'
  | 'near_duplicate_of_root'
  | 'near_duplicate_of_sibling'

export type Verdict = { kept: true } | { kept: false; reason: RejectionReason; detail: string }

export const CULL = {
  /** Accepted points below the root. A scene is worth a packshot's points (background, fill). */
  margin: 8,
  minImprovement: 1,
  minReadinessGain: 2,
  /** Resampled or relit pixels reach 0.97, redrawn labels less than 0.6. */
  minLikeness: 0.9,
  minGeneratedLikeness: 0.7,
  /** CIE76: light shifts 2–4, another product more than 10. */
  maxColorShift: 10,
  /** Images of a batch share their product, so alike ones count as repeats sooner than in a listing. */
  nearDuplicate: { maxBits: 6, minLikeness: 0.75, sureLikeness: 0.9, maxDeltaE: 11 },
} as const

/**
 * Judges a batch in order: each candidate must preserve the product, meet main-image rules, score near the
 * root or better, and repeat nothing. Of near-duplicates, the better stays.
 */
export function cull(candidates: readonly Candidate[], standard: Standard): Verdict[] {
  const verdicts = candidates.map((candidate) => judge(candidate, standard))
  const byScore = candidates
    .map((candidate, index) => ({ candidate, index }))
    .filter(({ index }) => verdicts[index]?.kept)
    .toSorted((one, other) => worth(other.candidate) - worth(one.candidate))
  const kept: Candidate[] = []
  for (const { candidate, index } of byScore) {
    if (kept.some((other) => showTheSame(candidate.facts, other.facts, CULL)))
      verdicts[index] = reject('near_duplicate_of_sibling', 'Shows the same as a better image of this batch.')
    else kept.push(candidate)
  }
  return verdicts
}

/** Mobile readiness breaks near ties. */
const worth = ({ score, mobileReadiness }: Candidate): number =>
  score.service_score + 0.25 * (mobileReadiness ?? 0)

function judge(candidate: Candidate, { root, mainImageRules }: Standard): Verdict {
  const damage = damageOf(candidate)
  if (damage !== null) return reject('product_damaged', damage)
  if (candidate.role === 'hero' && mainImageRules) {
    const broken = checkMainImageRules(candidate.facts, mainImageRules).filter(
      ({ passed }) => passed === false,
    )
    if (broken.length > 0)
      return reject(
        'retailer_rule',
        `Breaks the retailer’s rules for main images: ${broken.map(({ rule }) => rule).join(', ')}.`,
      )
  }
  const { service_score: score } = candidate.score
  if (score < root.serviceScore - CULL.margin)
    return reject(
      'below_root',
      `Scores ${score}, more than ${CULL.margin} points below the original image (${root.serviceScore}).`,
    )
  if (showTheSame(candidate.facts, root.facts, CULL) && !isBetterHero(candidate, root))
    return reject('near_duplicate_of_root', NO_NEWS[candidate.role])
  return { kept: true }
}

/** Returns null without damage. */
function damageOf({ fidelity: { likeness, colorShift }, isGenerated }: Candidate): string | null {
  const wanted = isGenerated ? CULL.minGeneratedLikeness : CULL.minLikeness
  if (likeness < wanted)
    return `The product matches the original by only ${Math.floor(100 * Math.max(0, likeness))}%. At least ${100 * wanted}% is required.`
  return colorShift > CULL.maxColorShift
    ? 'The colors of the product differ too much from the original.'
    : null
}

/** A hero replaces the root, so it may look the same. */
function isBetterHero({ role, score, mobileReadiness }: Candidate, root: Standard['root']): boolean {
  if (role !== 'hero') return false
  const gain = score.service_score - root.heroScore
  const readinessGain = (mobileReadiness ?? 0) - (root.mobileReadiness ?? 0)
  return (
    gain >= CULL.minImprovement || (gain >= -CULL.minImprovement && readinessGain >= CULL.minReadinessGain)
  )
}

const NO_NEWS: Record<ImageRole, string> = {
  hero: 'Shows the same as the original image and is no better.',
  carousel: 'Shows the same as the original image.',
}

const reject = (reason: RejectionReason, detail: string): Verdict => ({ kept: false, reason, detail })
