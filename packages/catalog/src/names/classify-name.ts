import { type Category, findCategory } from '../taxonomy/categories.ts'
import type { NameIndex } from './name-index.ts'
import { type ScoredCategory, scoreName } from './score-name.ts'

export type CategoryMatch = { category: Category; confidence: number }

/** Chosen in `bench/categories`. */
const SETTINGS = {
  /** Softmax, and logit of "none of these". */
  temperature: 1.9,
  none: 5,
  /** Less certain categories yield to their parents. */
  minConfidence: 0.43,
}

/** Confidence that callers may act on. */
export const MIN_CONFIDENCE = SETTINGS.minConfidence

/**
 * Returns the deepest supported category. Words count by BM25's inverse document frequency (one document per
 * category), phrases by their share. Confidence (0–1) is the subtree's softmax.
 */
export function classifyName(
  name: string,
  index: NameIndex,
  isAllowed: (category: Category) => boolean,
): CategoryMatch | null {
  const scored = scoreName(name, index)
  return scored.length === 0 ? null : decide(scored, isAllowed)
}

/** Returns the categories that a name suggests most, the most likely first. */
export const likelyCategories = (
  name: string,
  index: NameIndex,
  isAllowed: (category: Category) => boolean,
  most: number,
): Category[] =>
  scoreName(name, index)
    .filter(({ category }) => isAllowed(category))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ category }) => category)

/**
 * Descends while a child is likely. Probabilities cover all categories: the product does not depend on the allowed
 * ones.
 */
export function decide(
  scored: readonly ScoredCategory[],
  isAllowed: (category: Category) => boolean,
  none = SETTINGS.none,
): CategoryMatch | null {
  const top = Math.max(...scored.map(({ score }) => score))
  const exp = (score: number) => Math.exp((score - top) / SETTINGS.temperature)
  const total = scored.reduce((sum, { score }) => sum + exp(score), exp(none))
  const subtrees = new Map<string, number>()
  for (const { category, score } of scored)
    for (const id of category.lineage) subtrees.set(id, (subtrees.get(id) ?? 0) + exp(score) / total)

  const mostLikely = (
    isCandidate: (category: Category, parent: Category | null) => boolean,
  ): CategoryMatch | null => {
    let best: CategoryMatch | null = null
    for (const [id, confidence] of subtrees) {
      const category = findCategory(id)
      const parent = findCategory(category?.lineage.at(-2) ?? '')
      if (category && isCandidate(category, parent) && confidence > (best?.confidence ?? 0))
        best = { category, confidence }
    }
    return best
  }
  const root = mostLikely((category, parent) => isAllowed(category) && !(parent && isAllowed(parent)))
  let result = root
  for (let next = root; next && next.confidence >= SETTINGS.minConfidence; ) {
    result = next
    const { id } = next.category
    next = mostLikely((_category, parent) => parent?.id === id)
  }
  return result
}
