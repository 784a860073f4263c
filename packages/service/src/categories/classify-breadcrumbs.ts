import { type CategoryMatch, decide, MIN_CONFIDENCE } from './classify-name.ts'
import { type Department, findDepartment, findDepartmentByName } from './departments.ts'
import { loadNameIndex, NAME_LANGUAGES } from './name-index.ts'
import { type ScoredCategory, scoreName } from './score-name.ts'
import { type Category, type Language, LANGUAGES } from './taxonomy.ts'

/** Where a shop has put a product, in the shop's words. */
export type Trail = {
  /** From the department down. */
  breadcrumbs: readonly string[]
  /** Best-seller lists: the department's name in addresses, and the list's in words. */
  ranks: readonly { slug: string; label: string | null }[]
  /** Names of its department in addresses. */
  departments: readonly string[]
  title: string | null
  /** The shop's, ISO 639-1; null where it is not said. */
  language: string | null
}

/** Every number was chosen on the development trails of `bench/categories`. */
const SETTINGS = {
  /** How much a breadcrumb counts: the last, and each one before it by this factor less. */
  leaf: 1.2,
  above: 0.35,
  /** A best-seller list that is no breadcrumb too. */
  rank: 0.9,
  /** The title, the second witness. */
  title: 0.6,
  /** What speaks for the categories that a department's products fall into, the first and the others. */
  department: [5, 3.5],
  /** A shelf of a department that nobody knows may be of a shop of anything: "none of these" is likelier. */
  noneWithoutDepartment: 10,
  /** Against all other categories, where the department is known. */
  otherDepartment: -3,
}

/**
 * The category that a shop's own shelf tells, with the title as the second witness: each label is scored
 * as a name in the shop's language would be (`scoreName`), and so is the title; the department weighs
 * its own categories up. All become one softmax (`decide`).
 *
 * Null where the shop says nothing of the shelf: the title alone is no witness.
 */
export async function classifyBreadcrumbs(trail: Trail): Promise<CategoryMatch | null> {
  const { breadcrumbs, ranks, title } = trail
  const department = departmentOf(trail)
  const labels = breadcrumbs.filter((label, place) => place > 0 || findDepartmentByName(label) === null)
  const lists = ranks.flatMap(({ label }) => (label === null || breadcrumbs.includes(label) ? [] : [label]))
  if (labels.length + lists.length === 0 && department === null) return null

  const language = LANGUAGES.find((each) => each === trail.language) ?? null
  const index = await loadNameIndex(languagesWith(language))
  const total = new Map<Category, number>()
  const add = (text: string, weight: number) => {
    for (const { category, score } of scoreName(text, index, language))
      total.set(category, (total.get(category) ?? 0) + weight * score)
  }
  for (const [place, label] of labels.toReversed().entries())
    add(label, SETTINGS.leaf * SETTINGS.above ** place)
  for (const label of lists) add(label, SETTINGS.rank / lists.length)
  if (title !== null) add(title, SETTINGS.title)
  const scored = department ? withDepartment(total, department) : scoredOf(total)
  const none = department ? undefined : SETTINGS.noneWithoutDepartment
  const match = scored.length === 0 ? null : decide(scored, () => true, none)
  if (match && match.confidence >= MIN_CONFIDENCE) return match
  // The shop's department is still what the shop says.
  const [category] = department?.categories ?? []
  return category ? { category, confidence: MIN_CONFIDENCE } : null
}

/** The first that is known: of the breadcrumbs, of the best-seller lists, of the page. */
function departmentOf({ breadcrumbs, ranks, departments }: Trail): Department | null {
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
  // With nothing more specific, the department itself is the answer.
  const candidates = new Set([...total.keys(), ...categories])
  return [...candidates].map((category) => ({
    category,
    score: (total.get(category) ?? 0) + bonus(category),
  }))
}

const scoredOf = (total: ReadonlyMap<Category, number>): ScoredCategory[] =>
  [...total].map(([category, score]) => ({ category, score }))

/** One index serves the languages whose names are classified anyway; the others have one each, beside English. */
function languagesWith(language: Language | null): readonly Language[] {
  return language === null || NAME_LANGUAGES.includes(language) ? NAME_LANGUAGES : ['en', language]
}
