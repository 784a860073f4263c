import type { ImageFacts, ImageRole } from '@endcap/scoring'
import { type Factor, generalRubric, type ImageScore, scoreImage } from '@endcap/scoring'
import type { Analyzer } from './facts.ts'

/** One figure of the bench. `wanted` is the goal as a bound, without one the figure only informs. */
export type Figure = {
  name: string
  value: number
  n: number
  wanted?: { atMost: number } | { atLeast: number }
}

/** An image that misses the goal, for the contact sheet. */
export type Failure = { name: string; reason: string; draw: () => Promise<Buffer> }

export type PartResult = { figures: Figure[]; failures: Failure[] }

/** Input of each part: the analyzer, and a function that thins a list to the size that `--sample` asks for. */
export type PartContext = {
  analyzer: Analyzer
  sample: <Item>(items: readonly Item[]) => Item[]
}

export type Part = (context: PartContext) => Promise<PartResult>

/** Scores facts by the general rubric. */
export function score(facts: ImageFacts, role: ImageRole = 'hero'): ImageScore {
  return scoreImage(facts, role, generalRubric)
}

/** Returns the factors that score under their bars, which is when their reasons report a fault. */
export function faultsOf({ factors }: ImageScore, role: ImageRole = 'hero'): Factor[] {
  const rules = generalRubric.roles[role].factors
  return factors.filter((factor) => factor.score < (rules[factor.name]?.bar ?? 0))
}

/** Returns a share in percent, 0 of nothing. */
export const percent = (count: number, total: number): number => (total === 0 ? 0 : (100 * count) / total)
