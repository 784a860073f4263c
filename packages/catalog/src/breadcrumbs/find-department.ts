import { DEPARTMENTS, type DepartmentId } from '../departments/departments.ts'
import { LANGUAGE_DATA } from '../languages/languages.ts'
import { plainWords, splitWords } from '../names/words.ts'
import { CATEGORIES, type Category, findCategoryByPath } from '../taxonomy/categories.ts'

/** Most likely first. */
export type Department = { categories: readonly Category[] }

/** Finds slugs (`/gp/bestsellers/kitchen`, `search-alias=hpc`). */
export function findDepartment(slug: string): Department | null {
  return load().bySlug.get(slug.toLowerCase()) ?? null
}

/** Finds names in any language. */
export function findDepartmentByName(name: string): Department | null {
  return load().byName.get(fold(name)) ?? null
}

type Departments = { bySlug: Map<string, Department>; byName: Map<string, Department> }
let loaded: Departments | undefined

/** Equates "Home & Kitchen" and "home&kitchen". */
const fold = (name: string): string =>
  splitWords(name)
    .filter((word) => !AND.has(word))
    .join(' ')
const AND = plainWords(LANGUAGE_DATA.flatMap(({ names }) => names.conjunctions))

function load(): Departments {
  return (loaded ??= read())
}

function read(): Departments {
  const bySlug = new Map<string, Department>()
  const byName = new Map<string, Department>()
  // `Object.entries` loses the keys' type.
  for (const id of Object.keys(DEPARTMENTS) as DepartmentId[]) {
    const { slugs, categories } = DEPARTMENTS[id]
    const department = { categories: categories.map(existing) }
    for (const slug of slugs) bySlug.set(slug, department)
    // A name means the same in almost all languages.
    for (const name of LANGUAGE_DATA.flatMap(({ departments }) => departments[id]))
      if (!byName.has(fold(name))) byName.set(fold(name), department)
  }
  // Storefronts may use the names of our top-level categories.
  for (const category of CATEGORIES)
    if (category.lineage.length === 1 && !byName.has(fold(category.name)))
      byName.set(fold(category.name), { categories: [category] })
  return { bySlug, byName }
}

function existing(path: string): Category {
  const category = findCategoryByPath(path)
  if (!category) throw new Error(`a department has the category "${path}", which does not exist`)
  return category
}
