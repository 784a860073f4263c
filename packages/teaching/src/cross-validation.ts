import { type AssetTypeFacts, mean, measuredAs, mostLikely } from '@endcap/scoring'
import type { Answer } from './answer.ts'
import { fitRidge, predictUnseen } from './ridge.ts'
import { add } from './taught-head.ts'

/** Numbers of answers that were right without and with what was learned from the answers of other listings. */
export type Tried = { answers: number; rightWithout: number; rightWith: number }

/** An answer that was tried on what was learned from the others. */
export type Outcome = {
  id: string
  source: string
  isRightWithout: boolean
  isRightWith: boolean
  /** Change of the logarithm of the right type's probability. */
  gain: number
}

export type Trial = Tried & {
  /**
   * True if more answers are right, and the right types are likelier by more than the standard error of the mean. On sources
   * of public pictures that nothing was fitted on, the second condition halves the losses of the worst one.
   */
  isBetter: boolean
  outcomes: Outcome[]
  sources: (Tried & { source: string })[]
}

/** Number of listings from which answers are tried by listings. Of fewer ones, each is tried on all others. */
const MIN_LISTINGS = 5

/**
 * Tries each answer on what was learned from the answers of all other listings, whose images look alike (cross-validation by
 * groups).
 *
 * @returns the outcomes in the order of the answers, and their numbers, by source too
 */
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

/** Returns the places of the answers that are tried together. */
function groupsOf(answers: readonly Answer[]): number[][] {
  const listings = Map.groupBy(answers.keys(), (at) => answers[at]?.listing)
  return listings.size < MIN_LISTINGS ? answers.map((_, at) => [at]) : [...listings.values()]
}

/** Least probability in a logarithm, as probabilities have four digits. */
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

/** Returns whether the mean of some values is more than its standard error above zero. */
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
