import { type Worded, worded } from '@endcap/words'
import { type AnyFactorName, repair, textsOf } from './any-factor.ts'
import type { Classification } from './asset-types/asset-types.ts'
import { classify } from './classification.ts'
import { customDigest } from './custom/custom-factor.ts'
import { expectedScore, type FactorScore, type FactorScores, raise, scoreFactors } from './expected-score.ts'
import type { ImageFacts, ImageRole } from './facts.ts'
import type { Rubric } from './rubric.ts'

export type Factor = Worded<'reason'> & {
  name: AnyFactorName
  /** Set for custom factors. */
  label?: string
  /** 0–100 */
  score: number
  /** Weights add up to 1. */
  weight: number
  /** Points lost. 0 from the bar on, where the reason praises. */
  impact: number
}

export type Recommendation = Worded<'title' | 'detail'> & {
  code: string
  /** Points gained by this change alone, with side effects. */
  expected_gain: number
}

export type ImageScore = {
  /** `vision version+rubric version` */
  model_version: string
  /** 0–100, one decimal. */
  service_score: number
  /** Before rounding. */
  raw_score: number
  classification: Classification
  factors: Factor[]
  recommendations: Recommendation[]
}

const MIN_GAIN = 0.1

/**
 * Scores of one version are comparable and reusable.
 * @param corrections digest, if corrected
 * @param custom digest of the organization's own facts that the rubric reads
 */
export function modelVersion(
  factsVersion: string,
  rubric: Pick<Rubric, 'version'>,
  corrections = '',
  custom = '',
): string {
  const own = custom === '' ? '' : `${CUSTOM_MARK}${custom}`
  return [factsVersion, rubric.version, corrections, own].filter((part) => part !== '').join('+')
}

/** Begins the part of a model version that identifies an organization's own facts. */
export const CUSTOM_MARK = 'facts-'

/** Drops corrections and own facts, to compare an organization's scores. */
export const uncorrectedVersion = (version: string): string => version.split('+', 2).join('+')

/** Extracts the version of the facts. */
export function factsVersionOf(version: string): string {
  return version.split('+', 1)[0] ?? ''
}

/** Probability of its types that reports a factor. */
const LIKELY = 0.5

/**
 * Combines factors by a weighted power mean for each type, then averages types by probability. Unmeasured factors
 * count as their priors, if any.
 */
export function scoreImage(facts: ImageFacts, role: ImageRole, rubric: Rubric): ImageScore {
  const rules = rubric.roles[role]
  const scores = scoreFactors(facts, role, rubric)
  const raw = expectedScore(scores, rules)
  const reported = scores.factors.flatMap(({ value, ...factor }) =>
    value !== null && factor.share >= LIKELY ? [{ ...factor, value }] : [],
  )
  const totalWeight = reported.reduce((sum, factor) => sum + expectedWeight(factor), 0)
  return {
    model_version: modelVersion(
      facts.version,
      rubric,
      facts.corrections?.digest,
      customDigest(rubric, facts),
    ),
    service_score: oneDecimal(raw),
    raw_score: raw,
    classification: classify(facts, role),
    factors: reported
      .map((factor) => {
        const { label, reason } = textsOf(factor.name, rubric)
        const isGood = factor.score >= factor.bar
        const best = expectedScore(raise(scores, new Set([factor.name]), 100), rules)
        return {
          name: factor.name,
          ...(label !== null && { label }),
          score: oneDecimal(factor.score),
          weight: totalWeight > 0 ? Math.round((1000 * expectedWeight(factor)) / totalWeight) / 1000 : 0,
          impact: isGood ? 0 : oneDecimal(best - raw),
          ...worded({ reason: reason(factor.value, facts, isGood) }),
        }
      })
      .toSorted((a, b) => b.impact - a.impact),
    recommendations: reported
      .filter(({ score, bar }) => score < bar)
      .map(({ name }) => ({
        code: name.toUpperCase(),
        ...worded(textsOf(name, rubric).advice(facts)),
        expected_gain: gainOf(facts, role, rubric, scores, [name]),
      }))
      .filter((recommendation) => recommendation.expected_gain >= MIN_GAIN)
      .toSorted((a, b) => b.expected_gain - a.expected_gain),
  }
}

const expectedWeight = ({ weight, share }: Pick<FactorScore, 'weight' | 'share'>): number => weight * share

/** Returns 0–100, one decimal, much faster than `scoreImage`. */
export const serviceScoreOf = (facts: ImageFacts, role: ImageRole, rubric: Rubric): number =>
  oneDecimal(expectedScore(scoreFactors(facts, role, rubric), rubric.roles[role]))

/**
 * Scores again with all side effects: more light whitens a gray ground, and a crop loses pixels, so gains can be
 * negative.
 */
export function expectedGain(
  facts: ImageFacts,
  role: ImageRole,
  rubric: Rubric,
  names: readonly AnyFactorName[],
): number {
  return gainOf(facts, role, rubric, scoreFactors(facts, role, rubric), names)
}

/** Returns 0–100, one decimal. */
export function scoreAfterFixes(
  facts: ImageFacts,
  role: ImageRole,
  rubric: Rubric,
  names: readonly AnyFactorName[],
): number {
  return oneDecimal(afterFixes(facts, role, rubric, scoreFactors(facts, role, rubric), names))
}

function gainOf(
  facts: ImageFacts,
  role: ImageRole,
  rubric: Rubric,
  scores: FactorScores,
  names: readonly AnyFactorName[],
): number {
  const now = expectedScore(scores, rubric.roles[role])
  return oneDecimal(afterFixes(facts, role, rubric, scores, names) - now)
}

/** Returns the score before rounding. */
function afterFixes(
  facts: ImageFacts,
  role: ImageRole,
  rubric: Rubric,
  scores: FactorScores,
  names: readonly AnyFactorName[],
): number {
  let after = facts
  const repaired = new Set<string>()
  for (const name of new Set(names)) {
    const change = repair(after, name)
    after = change.facts
    for (const each of change.names) repaired.add(each)
  }
  const changed = after === facts ? scores : scoreFactors(after, role, rubric)
  return expectedScore(raise(changed, repaired, 'bar'), rubric.roles[role])
}

/** Rounds to one decimal. */
export const oneDecimal = (value: number): number => Math.round(10 * value) / 10
