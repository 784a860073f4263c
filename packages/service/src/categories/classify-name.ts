import type { NameIndex } from './name-index.ts'
import { type ScoredCategory, scoreName } from './score-name.ts'
import { type Category, findCategory } from './taxonomy.ts'

export type CategoryMatch = { category: Category; confidence: number }

/** Every number was chosen on the development names of `bench/categories`. */
const SETTINGS = {
  /** A softmax over the scores, with "none of these" among them. */
  temperature: 1.9,
  none: 5,
  /** A category is answered from here on; below, its parent is. */
  minConfidence: 0.43,
}

/** Below this the name says too little to decide by. */
export const MIN_CONFIDENCE = SETTINGS.minConfidence

/**
 * The category that a product's name tells, as deep in the tree as it tells it: words of the name are
 * looked up, by their stems, among the names, other words and brands of all categories (BM25's rarity
 * of a word, one category being one document; a phrase counts by the share of it that occurs); what
 * speaks for categories is made probabilities, and a category's confidence is that of its subtree.
 *
 * Null where no word of the name is known. Confidence is 0–1; from `MIN_CONFIDENCE` on it can be acted on.
 */
export function classifyName(
  name: string,
  index: NameIndex,
  isAllowed: (category: Category) => boolean,
): CategoryMatch | null {
  const scored = scoreName(name, index)
  return scored.length === 0 ? null : decide(scored, isAllowed)
}

/**
 * From the likeliest allowed category down, as long as a child is likely enough. How likely they are is
 * asked among all categories: what a product is does not depend on what is allowed.
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

  const likeliest = (
    isMeant: (category: Category, parent: Category | null) => boolean,
  ): CategoryMatch | null => {
    let best: CategoryMatch | null = null
    for (const [id, confidence] of subtrees) {
      const category = findCategory(id)
      const parent = findCategory(category?.lineage.at(-2) ?? '')
      if (category && isMeant(category, parent) && confidence > (best?.confidence ?? 0))
        best = { category, confidence }
    }
    return best
  }
  const begin = likeliest((category, parent) => isAllowed(category) && !(parent && isAllowed(parent)))
  let answer = begin
  for (let next = begin; next && next.confidence >= SETTINGS.minConfidence; ) {
    answer = next
    const { id } = next.category
    next = likeliest((_category, parent) => parent?.id === id)
  }
  return answer
}
