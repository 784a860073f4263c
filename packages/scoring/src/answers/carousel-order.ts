import type { Classification } from '../asset-types/asset-types.ts'
import type { Candidate } from './candidate.ts'
import type { Composition } from './listing-scorer.ts'
import { createPlanned } from './planned.ts'

/** Returns carousel images by their scores, the highest first. Images with equal scores keep their order. */
export const strongestFirst = (carousel: readonly Candidate[]): Candidate[] =>
  carousel.toSorted((a, b) => scoreOf(b) - scoreOf(a))

/** Images that do not exist yet. */
export type NewImages = {
  /** Score that each of them is assumed to reach. */
  score: number
  /** Images of another product, whose place in the carousel does not count. */
  foreign: ReadonlySet<Candidate>
}

/**
 * Returns the listing with planned images of these asset types. Each stands before the first image of the product that
 * scores lower, so that the order stays right.
 */
export function insertPlanned(
  [main, ...carousel]: Composition,
  types: readonly Classification[],
  { score }: NewImages,
): Composition {
  const found = carousel.findIndex((each) => scoreOf(each) < score)
  const place = found === -1 ? carousel.length : found
  return [main, ...carousel.toSpliced(place, 0, ...types.map((type) => createPlanned(type, score)))]
}

const scoreOf = (image: Candidate): number => image.as('carousel').service_score
