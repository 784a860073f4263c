import { LANGUAGES, type Language } from '../languages/languages.ts'
import { type CategoryMatch, decide, MIN_CONFIDENCE } from '../names/classify-name.ts'
import { loadNameIndex, NAME_LANGUAGES, type Pause } from '../names/name-index.ts'
import { type ScoredCategory, scoreName } from '../names/score-name.ts'
import type { Category } from '../taxonomy/categories.ts'
import { type Department, findDepartment, findDepartmentByName } from './find-department.ts'

export type StorefrontHints = {
  breadcrumbs: readonly string[]
  ranks: readonly { slug: string; label: string | null }[]
  departments: readonly string[]
  title: string | null
  /** ISO 639-1. */
  language: string | null
}

/** Weights, chosen in `bench/categories`. */
const SETTINGS = {
  /** Weight of the last breadcrumb, and factor for each level above. */
  leaf: 1.2,
  above: 0.35,
  /** All lists outside the breadcrumbs. */
  rank: 0.9,
  title: 0.6,
  /** Bonus of the department's first category, and of its others. */
  department: [5, 3.5],
  /** Logit of "none of these" without a department: the page may be of any shop. */
  noneWithoutDepartment: 10,
  /** Added if the department is known. */
  otherDepartment: -3,
}

/**
 * Decides by one softmax over labels, title and department. Returns null for a title alone, which is not reliable.
 */
export async function classifyBreadcrumbs(
  hints: StorefrontHints,
  pause: Pause,
): Promise<CategoryMatch | null> {
  const { breadcrumbs, ranks, title } = hints
  const department = departmentOf(hints)
  const labels = breadcrumbs.filter((label, place) => place > 0 || findDepartmentByName(label) === null)
  const lists = ranks.flatMap(({ label }) => (label === null || breadcrumbs.includes(label) ? [] : [label]))
  if (labels.length + lists.length === 0 && department === null) return null

  const language = LANGUAGES.find((each) => each === hints.language) ?? null
  const index = await loadNameIndex(pause, languagesWith(language))
  const total = new Map<Category, number>()
  const add = (text: string, weight: number, isShelf = true) => {
    for (const { category, score } of scoreName(text, index, { language, isShelf }))
      total.set(category, (total.get(category) ?? 0) + weight * score)
  }
  for (const [place, label] of labels.toReversed().entries())
    add(label, SETTINGS.leaf * SETTINGS.above ** place)
  for (const label of lists) add(label, SETTINGS.rank / lists.length)
  if (title !== null) add(title, SETTINGS.title, false)
  const scored = department ? withDepartment(total, department) : scoredOf(total)
  const none = department ? undefined : SETTINGS.noneWithoutDepartment
  const match = scored.length === 0 ? null : decide(scored, () => true, none)
  if (match && match.confidence >= MIN_CONFIDENCE) return match
  // The department is reliable even without a category.
  const [category] = department?.categories ?? []
  return category ? { category, confidence: MIN_CONFIDENCE } : null
}

function departmentOf({ breadcrumbs, ranks, departments }: StorefrontHints): Department | null {
  const known = [
    ...breadcrumbs.slice(0, 1).map(findDepartmentByName),
    ...ranks.map(({ slug }) => findDepartment(slug)),
    ...ranks.map(({ label }) => (label === null ? null : findDepartmentByName(label))),
    ...departments.map(findDepartment),
  ]
  return known.find((each) => each !== null) ?? null
}

function withDepartment(total: ReadonlyMap<Category, number>, { categories }: Department): ScoredCategory[] {
  const [first = 0, others = 0] = SETTINGS.department
  const bonus = (category: Category): number => {
    const place = categories.findIndex(({ id }) => category.lineage.includes(id))
    return place < 0 ? SETTINGS.otherDepartment : place === 0 ? first : others
  }
  const candidates = new Set([...total.keys(), ...categories])
  return [...candidates].map((category) => ({
    category,
    score: (total.get(category) ?? 0) + bonus(category),
  }))
}

const scoredOf = (total: ReadonlyMap<Category, number>): ScoredCategory[] =>
  [...total].map(([category, score]) => ({ category, score }))

/** Prefers the shared languages, else English and this one. */
function languagesWith(language: Language | null): readonly Language[] {
  return language === null || NAME_LANGUAGES.includes(language) ? NAME_LANGUAGES : ['en', language]
}
