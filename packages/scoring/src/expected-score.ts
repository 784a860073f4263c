import type { AnyFactorName } from './any-factor.ts'
import { CLASSIFICATIONS, type Classification } from './asset-types/asset-types.ts'
import { probabilityOf } from './classification.ts'
import { scoreAt } from './curve.ts'
import { customFactorName, measureCustom } from './custom/custom-factor.ts'
import type { FactorDefinition, FactorRule } from './factors/factor.ts'
import { FACTOR_NAMES, FACTORS, type FactorName } from './factors/factors.ts'
import type { ImageFacts, ImageRole } from './facts.ts'
import type { RoleRubric, Rubric } from './rubric.ts'

export type FactorScore = {
  name: AnyFactorName
  /** Null if not measured. The prior counts then. */
  value: number | null
  score: number
  fault: number | null
  weight: number
  bar: number
  /** Probability of its asset types, 0–1. */
  share: number
}

export type FactorScores = { factors: readonly FactorScore[]; cases: readonly Case[] }

type Case = { probability: number; counts: readonly Counted[] }
type Counted = { at: number; scoreAs: number | null }

/** Skips factors of impossible types. */
export function scoreFactors(facts: ImageFacts, role: ImageRole, rubric: Rubric): FactorScores {
  const likely = CLASSIFICATIONS.flatMap((type) => {
    const probability = probabilityOf(facts, role, [type])
    return probability > 0 ? [{ type, probability }] : []
  })
  const rated = [...rateBuiltIn(facts, rubric.roles[role]), ...rateCustom(facts, role, rubric)]
  const cases = new Map<string, Case>()
  for (const { type, probability } of likely) {
    const counts = rated.flatMap(({ rule }, at): Counted[] => {
      if (isAskedOf(rule, type)) return [{ at, scoreAs: null }]
      return type === 'Other' && rule.prior !== undefined ? [{ at, scoreAs: rule.prior }] : []
    })
    const key = counts.map(({ at, scoreAs }) => `${at}:${scoreAs}`).join()
    cases.set(key, { counts, probability: probability + (cases.get(key)?.probability ?? 0) })
  }
  const shareOf = (rule: Rated['rule']) =>
    likely.reduce((sum, { type, probability }) => sum + (isAskedOf(rule, type) ? probability : 0), 0)
  return {
    factors: rated.map(({ rule, factor }) => ({ ...factor, share: shareOf(rule) })),
    cases: [...cases.values()],
  }
}

type Rated = {
  rule: Pick<FactorRule, 'onlyFor' | 'notFor' | 'prior'>
  factor: Omit<FactorScore, 'share'>
}

const rateBuiltIn = (facts: ImageFacts, { factors }: RoleRubric): Rated[] =>
  FACTOR_NAMES.flatMap((name) => {
    const rule = factors[name]
    const measured = rule && measure(name, rule, facts)
    return measured ? [{ rule, factor: { ...measured, name, weight: rule.weight, bar: rule.bar } }] : []
  })

/** Factors of organizations concern all asset types. */
const rateCustom = (facts: ImageFacts, role: ImageRole, { custom = {} }: Rubric): Rated[] =>
  Object.entries(custom).flatMap(([own, factor]) => {
    const measured = factor.roles.includes(role) ? measureCustom(factor, facts) : null
    if (!measured) return []
    const { value, curve } = measured
    const { weight, bar } = factor
    const score = scoreAt(curve, value)
    return [{ rule: {}, factor: { name: customFactorName(own), value, score, fault: null, weight, bar } }]
  })

function measure(
  name: FactorName,
  rule: FactorRule,
  facts: ImageFacts,
): Pick<FactorScore, 'value' | 'score' | 'fault'> | null {
  const factor: FactorDefinition = FACTORS[name]
  const value = factor.measure(facts) ?? (facts.product === null ? (rule.withoutProduct ?? null) : null)
  if (value === null) return rule.prior === undefined ? null : { value, score: rule.prior, fault: null }
  const score = scoreAt(rule.curve, value)
  return { value, score, fault: rule.isFault ? (factor.faultScore?.(facts) ?? score) : null }
}

const isAskedOf = ({ onlyFor, notFor }: Rated['rule'], type: Classification): boolean =>
  (onlyFor?.includes(type) ?? true) && !notFor?.includes(type)

/** Averages over types, 0–100. */
export function expectedScore({ factors, cases }: FactorScores, rules: RoleRubric): number {
  return cases.reduce(
    (sum, { probability, counts }) => sum + probability * combine(factors, counts, rules),
    0,
  )
}

/** Weighted power mean, 0–100, lowered by the worst fault. */
function combine(
  factors: readonly FactorScore[],
  counts: readonly Counted[],
  { exponent, worstFault }: RoleRubric,
): number {
  let weights = 0
  let sum = 0
  let worst = 100
  for (const { at, scoreAs } of counts) {
    const factor = factors[at]
    if (!factor) continue
    weights += factor.weight
    sum += factor.weight * (scoreAs ?? factor.score) ** exponent
    if (factor.fault !== null && scoreAs === null) worst = Math.min(worst, factor.fault)
  }
  return weights > 0 ? (sum / weights) ** (1 / exponent) * (scoreAt(worstFault, worst) / 100) : 0
}

/** Raises `names` to a score or their bars. */
export function raise(
  { factors, cases }: FactorScores,
  names: ReadonlySet<string>,
  score: number | 'bar',
): FactorScores {
  const raised = factors.map((factor) => {
    if (!names.has(factor.name)) return factor
    const least = score === 'bar' ? factor.bar : score
    return {
      ...factor,
      score: Math.max(factor.score, least),
      fault: factor.fault === null ? null : Math.max(factor.fault, least),
    }
  })
  return { factors: raised, cases }
}
