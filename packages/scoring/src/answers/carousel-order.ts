import type { Classification } from '../asset-types/asset-types.ts'
import type { Candidate } from './candidate.ts'
import type { Composition } from './listing-scorer.ts'
import { createPlanned } from './planned.ts'

/** Sorts by score. Ties keep their order. */
export const strongestFirst = (carousel: readonly Candidate[]): Candidate[] =>
  carousel.toSorted((a, b) => scoreOf(b) - scoreOf(a))

export type NewImages = {
  score: number
  foreign: ReadonlySet<Candidate>
}

/** Inserts each before the first own image that scores lower. */
export function insertPlanned(
  [main, ...carousel]: Composition,
  types: readonly Classification[],
  { score, foreign }: NewImages,
): Composition {
  const found = carousel.findIndex((each) => !foreign.has(each) && scoreOf(each) < score)
  const place = found === -1 ? carousel.length : found
  return [main, ...carousel.toSpliced(place, 0, ...types.map((type) => createPlanned(type, score)))]
}

const scoreOf = (image: Candidate): number => image.as('carousel').service_score
