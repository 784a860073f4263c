import { LANGUAGES, type Language } from '../languages/languages.ts'
import { type CategoryMatch, decide, MIN_CONFIDENCE } from '../names/classify-name.ts'
import { loadNameIndex, NAME_LANGUAGES, type Pause } from '../names/name-index.ts'
import { type ScoredCategory, scoreName } from '../names/score-name.ts'
import type { Category } from '../taxonomy/categories.ts'
import { type Department, findDepartment, findDepartmentByName } from './find-department.ts'

/** Parts of a storefront's page that indicate the category of its product. */
export type StorefrontHints = {
  /** Labels from the department down. */
  breadcrumbs: readonly string[]
  /** Best-seller lists: slug of the department, and label of the list. */
  ranks: readonly { slug: string; label: string | null }[]
  /** Slugs of the department. */
  departments: readonly string[]
  title: string | null
  /** Language of the page (ISO 639-1), or null if unknown. */
  language: string | null
}

/** Every number was chosen on the development set of breadcrumbs in `bench/categories`. */
const SETTINGS = {
  /** Weight of the last breadcrumb, and the factor for each breadcrumb before it. */
  leaf: 1.2,
  above: 0.35,
  /** Weight of all best-seller lists that are not among the breadcrumbs. */
  rank: 0.9,
  /** Weight of the title. */
  title: 0.6,
  /** Bonus of a known department's first category, and of its other categories. */
  department: [5, 3.5],
  /** Logit of "none of these" without a known department, when the page may be of any shop. */
  noneWithoutDepartment: 10,
  /** Added to all other categories when the department is known. */
  otherDepartment: -3,
}

/**
 * Returns the category that a storefront's page indicates. Scores each label and the title as a name in
 * the page's language (`scoreName`), raises the categories of the department, and decides by one softmax
 * (`decide`).
 *
 * Returns null without breadcrumbs, ranks and department, because a title alone is not reliable enough.
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
  // The department is reliable even if no category is.
  const [category] = department?.categories ?? []
  return category ? { category, confidence: MIN_CONFIDENCE } : null
}

/** Returns the first known department from the breadcrumbs, the best-seller lists and the page. */
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

/** Returns the languages of the index: the shared ones if they include this language, or else English and this one. */
function languagesWith(language: Language | null): readonly Language[] {
  return language === null || NAME_LANGUAGES.includes(language) ? NAME_LANGUAGES : ['en', language]
}
