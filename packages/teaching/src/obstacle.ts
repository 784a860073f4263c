import { cosineOf, generalRubric, hammingDistance } from '@endcap/scoring'
import type { Answer } from './answer.ts'

export const MIN_ANSWERS = 10
/** Equal pictures must have one type. */
const { sureLikeness, maxBits } = generalRubric.listing.nearDuplicate

export type Obstacle =
  | { reason: 'too_few_answers'; missing: number }
  | { reason: 'one_type_only' }
  | { reason: 'contradicting_answers'; pairs: [string, string][] }

/** Returns null if there is enough to learn. */
export function findObstacle(answers: readonly Answer[]): Obstacle | null {
  const pairs = contradictionsIn(answers)
  if (pairs.length > 0) return { reason: 'contradicting_answers', pairs }
  const missing = MIN_ANSWERS - answers.length
  if (missing > 0) return { reason: 'too_few_answers', missing }
  return new Set(answers.map(({ type }) => type)).size === 1 ? { reason: 'one_type_only' } : null
}

function contradictionsIn(answers: readonly Answer[]): [string, string][] {
  return answers.flatMap((one, at) =>
    answers.slice(at + 1).flatMap((other): [string, string][] => {
      if (one.type === other.type) return []
      const [from, to] = [one.similarity, other.similarity]
      // Two views of a product are often as alike as two copies.
      const isSame = cosineOf(from, to) >= sureLikeness && hammingDistance(from.dhash, to.dhash) <= maxBits
      return isSame ? [[one.id, other.id]] : []
    }),
  )
}
