import { CLASSIFICATIONS, type Classification } from './asset-types.ts'
import { classify, probabilityOf, SURE } from './classification.ts'
import { scoreAt } from './curve.ts'
import type { FactorRule } from './factors/factor.ts'
import { adviceOf, FACTOR_NAMES, FACTORS, type FactorName } from './factors/factors.ts'
import type { ImageFacts, ImageRole } from './facts.ts'
import type { RoleRubric, Rubric } from './rubric.ts'
import { repair } from './side-effects.ts'

export type Factor = {
  name: FactorName
  /** 0–100 */
  score: number
  /** Share of the image's score, 0–1. The weights of an image's factors add up to 1. */
  weight: number
  /** Points that the image's score loses through this factor. */
  impact: number
  reason: string
}

export type Recommendation = {
  code: string
  title: string
  detail: string
  /** Points that the image's score would gain by this change alone, side effects included. */
  expected_gain: number
}

export type ImageScore = {
  /** Version of the facts and of the rubric: `vision version+rubric version`. */
  model_version: string
  /** 0–100, one decimal. */
  service_score: number
  /** Before rounding. */
  raw_score: number
  classification: Classification
  factors: Factor[]
  recommendations: Recommendation[]
}

type FactorScore = {
  name: FactorName
  value: number
  score: number
  weight: number
  bar: number
  isFault: boolean
}

/** Smallest gain that is recommended. */
const MIN_GAIN = 0.1

/**
 * Returns the version of scores by this rubric on facts of a version. Scores of one version are comparable and reusable.
 *
 * @param corrections digest of the corrections of the facts, if there are any
 */
export function modelVersion(
  factsVersion: string,
  rubric: Pick<Rubric, 'version'>,
  corrections = '',
): string {
  return [factsVersion, rubric.version, ...(corrections === '' ? [] : [corrections])].join('+')
}

/** Returns the model version without its corrections, under which scores of an organization are compared. */
export const uncorrectedVersion = (version: string): string => version.split('+', 2).join('+')

/** Returns the version of the facts behind scores of `version`. */
export function factsVersionOf(version: string): string {
  return version.split('+', 1)[0] ?? ''
}

/**
 * Scores an image by its facts: scores each measured factor by its curve and combines the factors by a
 * weighted power mean. A factor that could not be measured is left out of the mean.
 */
export function scoreImage(facts: ImageFacts, role: ImageRole, rubric: Rubric): ImageScore {
  const rules = rubric.roles[role]
  const scores = scoreFactors(facts, role, rules)
  const raw = combine(scores, rules)
  const totalWeight = scores.reduce((sum, { weight }) => sum + weight, 0)
  /** Returns the image's score if the factor `name` alone scored `better`. */
  const scoreWith = (name: FactorName, better: number) =>
    combine(
      scores.map((factor) =>
        factor.name === name ? { ...factor, score: Math.max(factor.score, better) } : factor,
      ),
      rules,
    )
  return {
    model_version: modelVersion(facts.version, rubric, facts.corrections?.digest),
    service_score: oneDecimal(raw),
    raw_score: raw,
    classification: classify(facts, role),
    factors: scores
      .map(({ name, value, score, weight, bar }) => ({
        name,
        score: oneDecimal(score),
        weight: Math.round((1000 * weight) / totalWeight) / 1000,
        impact: oneDecimal(scoreWith(name, 100) - raw),
        reason: FACTORS[name].reason(value, facts, score >= bar),
      }))
      .toSorted((a, b) => b.impact - a.impact),
    recommendations: scores
      .filter(({ score, bar }) => score < bar)
      .map(({ name }) => ({
        code: name.toUpperCase(),
        ...adviceOf(name, facts),
        expected_gain: gainOf(facts, role, rules, scores, [name]),
      }))
      .filter((recommendation) => recommendation.expected_gain >= MIN_GAIN)
      .toSorted((a, b) => b.expected_gain - a.expected_gain),
  }
}

/** Returns the score of an image, 0–100, one decimal, without its reasons. Much faster than `scoreImage`. */
export const serviceScoreOf = (facts: ImageFacts, role: ImageRole, rubric: Rubric): number =>
  oneDecimal(combine(scoreFactors(facts, role, rubric.roles[role]), rubric.roles[role]))

/**
 * Returns the points that the image's score would gain if the recommendations for all factors in `names` were
 * followed. Scores the image again with all side effects: more light also whitens a gray ground, and a crop loses
 * the pixels of the margin, so that its gain can be negative.
 */
export function expectedGain(
  facts: ImageFacts,
  role: ImageRole,
  rubric: Rubric,
  names: readonly FactorName[],
): number {
  const rules = rubric.roles[role]
  return gainOf(facts, role, rules, scoreFactors(facts, role, rules), names)
}

/** Returns the image's score if the recommendations for all factors in `names` were followed, 0–100, one decimal. */
export function scoreAfterFixes(
  facts: ImageFacts,
  role: ImageRole,
  rubric: Rubric,
  names: readonly FactorName[],
): number {
  const rules = rubric.roles[role]
  return oneDecimal(afterFixes(facts, role, rules, scoreFactors(facts, role, rules), names))
}

/** Computes `expectedGain` for facts whose `scores` are known. */
function gainOf(
  facts: ImageFacts,
  role: ImageRole,
  rules: RoleRubric,
  scores: readonly FactorScore[],
  names: readonly FactorName[],
): number {
  return oneDecimal(afterFixes(facts, role, rules, scores, names) - combine(scores, rules))
}

/** Returns the score before rounding of an image that follows the recommendations for `names`. */
function afterFixes(
  facts: ImageFacts,
  role: ImageRole,
  rules: RoleRubric,
  scores: readonly FactorScore[],
  names: readonly FactorName[],
): number {
  let after = facts
  const repaired = new Set<string>()
  for (const name of new Set(names)) {
    const change = repair(after, name)
    after = change.facts
    for (const each of change.names) repaired.add(each)
  }
  const changed = after === facts ? scores : scoreFactors(after, role, rules)
  const better = changed.map((factor) =>
    repaired.has(factor.name) ? { ...factor, score: Math.max(factor.score, factor.bar) } : factor,
  )
  return combine(better, rules)
}

function scoreFactors(facts: ImageFacts, role: ImageRole, rules: RoleRubric): FactorScore[] {
  return FACTOR_NAMES.flatMap((name) => {
    const rule = rules.factors[name]
    if (!rule || !surelyApplies(rule, facts, role)) return []
    const value =
      FACTORS[name].measure(facts) ?? (facts.product === null ? (rule.withoutProduct ?? null) : null)
    if (value === null) return []
    return [
      {
        name,
        value,
        score: scoreAt(rule.curve, value),
        weight: rule.weight,
        bar: rule.bar,
        isFault: rule.isFault ?? false,
      },
    ]
  })
}

/** Returns whether a factor applies to the image's asset type, which must be more than a guess if it decides. */
function surelyApplies({ onlyFor, notFor = [] }: FactorRule, facts: ImageFacts, role: ImageRole): boolean {
  if (onlyFor === undefined && notFor.length === 0) return true
  const types = (onlyFor ?? CLASSIFICATIONS).filter((type) => !notFor.includes(type))
  return probabilityOf(facts, role, types) >= SURE
}

/** Returns the weighted power mean, 0–100, lowered by the worst of the faults that no other merit makes up for. */
function combine(factors: readonly FactorScore[], { exponent, worstFault }: RoleRubric): number {
  let weights = 0
  let sum = 0
  let worst = 100
  for (const { score, weight, isFault } of factors) {
    weights += weight
    sum += weight * score ** exponent
    if (isFault) worst = Math.min(worst, score)
  }
  return weights > 0 ? (sum / weights) ** (1 / exponent) * (scoreAt(worstFault, worst) / 100) : 0
}

/** Rounds to one decimal. */
export const oneDecimal = (value: number): number => Math.round(10 * value) / 10
