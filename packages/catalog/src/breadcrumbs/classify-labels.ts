import { findGoogleCategory } from '../google/find-google-category.ts'
import type { CategoryMatch } from '../names/classify-name.ts'
import type { Pause } from '../names/name-index.ts'
import { findCategoryByPath } from '../taxonomy/categories.ts'
import { classifyBreadcrumbs } from './classify-breadcrumbs.ts'

/** Confidence of a category that the shop has chosen in a taxonomy that Endcap knows. */
const CHOSEN = 0.95
/** Labels read of a product. Shops list a product under many. */
const MAX_LABELS = 8

/**
 * Returns the category that a shop's own labels of a product indicate, or null: ids and paths of Google's product
 * taxonomy, paths of Endcap's, and paths of the shop's own, such as `Men > Shirts`, which are read with the name as the
 * breadcrumbs of a page.
 */
export async function classifyLabels(
  labels: readonly string[],
  name: string | null,
  pause: Pause,
): Promise<CategoryMatch | null> {
  let best: CategoryMatch | null = null
  for (const label of labels.flatMap(pathsOf).slice(0, MAX_LABELS)) {
    const match = await classifyLabel(label, name, pause)
    if (match && match.confidence > (best?.confidence ?? 0)) best = match
  }
  return best
}

/** Splits a cell with several paths: "Clothing > Hoodies, Sale". Names of Google's have commas too. */
const pathsOf = (cell: string): string[] =>
  (/^[^>]*, [^>]* & [^>]*>/.test(cell) ? [cell] : cell.split(/[,;\n]/))
    .map((path) => path.trim())
    .filter(Boolean)

async function classifyLabel(
  label: string,
  name: string | null,
  pause: Pause,
): Promise<CategoryMatch | null> {
  const chosen = /^\d+$/.test(label) ? findGoogleCategory(label) : findCategoryByPath(label)
  if (chosen) return { category: chosen, confidence: CHOSEN }
  if (/^\d+$/.test(label)) return null
  const breadcrumbs = label.split(/\s*(?:>|›|»|\||\/|\\)\s*/).filter(Boolean)
  return classifyBreadcrumbs({ breadcrumbs, ranks: [], departments: [], title: name, language: null }, pause)
}
