import { findGoogleCategory } from '../google/find-google-category.ts'
import type { CategoryMatch } from '../names/classify-name.ts'
import type { Pause } from '../names/name-index.ts'
import { findCategoryByPath } from '../taxonomy/categories.ts'
import { classifyBreadcrumbs } from './classify-breadcrumbs.ts'

/** Confidence of a choice in a known taxonomy. */
const CHOSEN = 0.95
/** Shops list a product under many. */
const MAX_LABELS = 8

/** Classifies by Google's and Endcap's taxonomy, and by the shop's paths as breadcrumbs. */
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

/** Splits "Clothing > Hoodies, Sale". Google's names have commas too. */
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
