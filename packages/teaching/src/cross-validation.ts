import { type AssetTypeFacts, mean, measuredAs, mostLikely } from '@endcap/scoring'
import type { Answer } from './answer.ts'
import { fitRidge, predictUnseen } from './ridge.ts'
import { add } from './taught-head.ts'

/** Answers right without and with learning. */
export type Tried = { answers: number; rightWithout: number; rightWith: number }

export type Outcome = {
  id: string
  source: string
  isRightWithout: boolean
  isRightWith: boolean
  /** Log probability. */
  gain: number
}

export type Trial = Tried & {
  /**
   * More are right, and the mean gain exceeds its standard error. On public pictures outside the fit, the latter
   * halves the worst losses.
   */
  isBetter: boolean
  outcomes: Outcome[]
  sources: (Tried & { source: string })[]
}

/** Below this, each answer is left out alone. */
const MIN_LISTINGS = 5

/** Cross-validates by listing, because its images look alike. */
export function tryAnswers(answers: readonly Answer[]): Trial {
  const ridge = fitRidge(answers)
  const outcomes: Outcome[] = []
  for (const group of groupsOf(answers))
    predictUnseen(ridge, group).forEach((learned, index) => {
      const at = group[index] ?? 0
      const answer = answers[at]
      if (answer) outcomes[at] = outcomeOf(answer, add(answer, learned))
    })
  const tried = sumOf(outcomes)
  const sources = Map.groupBy(outcomes, ({ source }) => source)
  return {
    ...tried,
    isBetter: tried.rightWith > tried.rightWithout && isSure(outcomes.map(({ gain }) => gain)),
    outcomes,
    sources: Array.from(sources, ([source, own]) => ({ source, ...sumOf(own) })),
  }
}

/** Places tried together. */
function groupsOf(answers: readonly Answer[]): number[][] {
  const listings = Map.groupBy(answers.keys(), (at) => answers[at]?.listing)
  return listings.size < MIN_LISTINGS ? answers.map((_, at) => [at]) : [...listings.values()]
}

/** Probabilities have four digits. */
const LEAST = 1e-4

function outcomeOf({ id, source, kind, type }: Answer, taught: AssetTypeFacts): Outcome {
  const logarithm = (probability: number) => Math.log(Math.max(LEAST, probability))
  return {
    id,
    source,
    isRightWithout: mostLikely(kind) === type,
    isRightWith: mostLikely(taught) === type,
    gain: logarithm(measuredAs(taught, type)) - logarithm(measuredAs(kind, type)),
  }
}

/** Compares mean and standard error. */
function isSure(values: readonly number[]): boolean {
  const center = mean(values)
  const variance = mean(values.map((value) => (value - center) ** 2))
  return center > Math.sqrt(variance / values.length)
}

const sumOf = (outcomes: readonly Outcome[]): Tried => ({
  answers: outcomes.length,
  rightWithout: outcomes.filter(({ isRightWithout }) => isRightWithout).length,
  rightWith: outcomes.filter(({ isRightWith }) => isRightWith).length,
})
