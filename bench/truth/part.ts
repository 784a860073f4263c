import type { ImageFacts, ImageRole } from '@endcap/scoring'
import { barOf, type Factor, generalRubric, type ImageScore, scoreImage } from '@endcap/scoring'
import type { Analyzer } from './facts.ts'

/** A figure. `wanted` is a bound; without one, the figure only informs. */
export type Figure = {
  name: string
  value: number
  n: number
  wanted?: { atMost: number } | { atLeast: number }
}

/** An image that misses the goal. */
export type Failure = { name: string; reason: string; draw: () => Promise<Buffer> }

export type PartResult = { figures: Figure[]; failures: Failure[] }

/** Input of each part. `sample` thins lists to `--sample`. */
export type PartContext = {
  analyzer: Analyzer
  sample: <Item>(items: readonly Item[]) => Item[]
}

export type Part = (context: PartContext) => Promise<PartResult>

/** Scores facts by the general rubric. */
export function score(facts: ImageFacts, role: ImageRole = 'hero'): ImageScore {
  return scoreImage(facts, role, generalRubric)
}

/** Returns factors below their bars, whose reasons report faults. */
export function faultsOf({ factors }: ImageScore, role: ImageRole = 'hero'): Factor[] {
  return factors.filter(({ name, score: reached }) => reached < barOf(name, role, generalRubric))
}

/** Returns 0 for an empty total. */
export const percent = (count: number, total: number): number => (total === 0 ? 0 : (100 * count) / total)
