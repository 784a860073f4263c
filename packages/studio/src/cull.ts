import {
  checkMainImageRules,
  type ImageFacts,
  type ImageRole,
  type ImageScore,
  type MainImageRules,
  type Rubric,
  showTheSame,
} from '@endcap/scoring'
import type { Fidelity } from './fidelity.ts'

/** A derived image as it was seen and scored. */
export type Candidate = {
  role: ImageRole
  facts: ImageFacts
  score: ImageScore
  /** `mobile_readiness.overall` of a hero. */
  mobileReadiness: number | null
  fidelity: Fidelity
  /** Whether a model made it, and so may have drawn the product anew. */
  isGenerated: boolean
}

/** What candidates are measured by. */
export type Standard = {
  root: {
    facts: ImageFacts
    /** In its own role, and what it would have as a hero: the place that a derived hero would take. */
    serviceScore: number
    heroScore: number
    mobileReadiness: number | null
  }
  rubric: Rubric
  /** Of the retailer that the listing stands at; null where no retailer is known. */
  mainImageRules: MainImageRules | null
}

export type RejectionReason =
  | 'product_damaged'
  | 'retailer_rule'
  | 'below_root'
  | 'near_duplicate_of_root'
  | 'near_duplicate_of_sibling'

export type Verdict = { kept: true } | { kept: false; reason: RejectionReason; detail: string }

/** The bars of the cull, each with its reason. */
export const CULL = {
  /** A scene gives up points that a packshot has (the ground, the fill) and is worth them; more is a worse picture. */
  margin: 8,
  /** A hero in the root's place must be worth the exchange. */
  minImprovement: 1,
  minReadinessGain: 2,
  /** Real pixels, resampled and lit: measured 0.97 and more; a label that was drawn anew stays under 0.6. */
  minLikeness: 0.9,
  minGeneratedLikeness: 0.7,
  /** A set's light moves colours by 2–4; more than 10 is another product. */
  maxColourShift: 10,
} as const

/**
 * Judges all candidates of a batch: the product must have come through, the retailer's rules for main
 * images hold, the score must stand up to the root's, and nothing may be shown twice. Of two alike the
 * better one stays. Verdicts are in the order of the candidates.
 */
export function cull(candidates: readonly Candidate[], standard: Standard): Verdict[] {
  const verdicts = candidates.map((candidate) => judge(candidate, standard))
  const byScore = candidates
    .map((candidate, index) => ({ candidate, index }))
    .filter(({ index }) => verdicts[index]?.kept)
    .toSorted((one, other) => worth(other.candidate) - worth(one.candidate))
  const kept: Candidate[] = []
  for (const { candidate, index } of byScore) {
    if (kept.some((other) => showTheSame(candidate.facts, other.facts, standard.rubric.listing)))
      verdicts[index] = reject('near_duplicate_of_sibling', 'shows the same as a better image of this batch')
    else kept.push(candidate)
  }
  return verdicts
}

/** What is read on a phone tells two heroes apart that score alike. */
const worth = ({ score, mobileReadiness }: Candidate): number =>
  score.service_score + 0.25 * (mobileReadiness ?? 0)

function judge(candidate: Candidate, { root, rubric, mainImageRules }: Standard): Verdict {
  const { likeness, colourShift } = candidate.fidelity
  const wanted = candidate.isGenerated ? CULL.minGeneratedLikeness : CULL.minLikeness
  if (likeness < wanted || colourShift > CULL.maxColourShift)
    return reject(
      'product_damaged',
      `the product agrees with the root’s by ${likeness.toFixed(2)} (at least ${wanted}), its colours are off by ${colourShift.toFixed(1)} (at most ${CULL.maxColourShift})`,
    )
  if (candidate.role === 'hero' && mainImageRules) {
    const broken = checkMainImageRules(candidate.facts, mainImageRules).filter(
      ({ passed }) => passed === false,
    )
    if (broken.length > 0)
      return reject('retailer_rule', `breaks ${broken.map(({ rule }) => rule).join(', ')}`)
  }
  const { service_score: score } = candidate.score
  if (score < root.serviceScore - CULL.margin)
    return reject('below_root', `scores ${score}, the root ${root.serviceScore}`)
  if (showTheSame(candidate.facts, root.facts, rubric.listing) && !isBetterHero(candidate, root))
    return reject('near_duplicate_of_root', NO_NEWS[candidate.role])
  return { kept: true }
}

/** A hero takes the root's place rather than standing beside it: looking alike is what it is for. */
function isBetterHero({ role, score, mobileReadiness }: Candidate, root: Standard['root']): boolean {
  if (role !== 'hero') return false
  const gain = score.service_score - root.heroScore
  const readinessGain = (mobileReadiness ?? 0) - (root.mobileReadiness ?? 0)
  return (
    gain >= CULL.minImprovement || (gain >= -CULL.minImprovement && readinessGain >= CULL.minReadinessGain)
  )
}

const NO_NEWS: Record<ImageRole, string> = {
  hero: 'shows the same as the root, and no better',
  carousel: 'shows the same as the root, beside which it would stand',
}

const reject = (reason: RejectionReason, detail: string): Verdict => ({ kept: false, reason, detail })
