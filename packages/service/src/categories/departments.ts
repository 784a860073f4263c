import { readFileSync } from 'node:fs'
import { splitWords } from './name-words.ts'
import { CATEGORIES, type Category, findCategoryByPath } from './taxonomy.ts'

/**
 * The departments of the marketplace's storefronts, a line each of `departments.tsv`: their names in
 * addresses, the categories that their products fall into (the likeliest first), and what they are
 * called in each language of the storefronts.
 */
export type Department = { categories: readonly Category[] }

/** By its name in addresses (`/gp/bestsellers/kitchen`, `search-alias=hpc`); null where it is unknown. */
export function findDepartment(slug: string): Department | null {
  return load().bySlug.get(slug.toLowerCase()) ?? null
}

/** By what a storefront calls it, in whichever language. */
export function findDepartmentByName(name: string): Department | null {
  return load().byName.get(fold(name)) ?? null
}

type Departments = { bySlug: Map<string, Department>; byName: Map<string, Department> }
let loaded: Departments | undefined

/** "Home & Kitchen", "Home and Kitchen" and "home&kitchen" are one. */
const fold = (name: string): string =>
  splitWords(name)
    .filter((word) => !AND.has(word))
    .join(' ')
const AND = new Set(['and', 'und', 'et', 'y', 'e', 'en', 'och', 'i', 've', 'و', 'の'])

function load(): Departments {
  return (loaded ??= read())
}

function read(): Departments {
  const bySlug = new Map<string, Department>()
  const byName = new Map<string, Department>()
  const [, ...lines] = readFileSync(new URL('./departments.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  for (const line of lines) {
    const [slugs = '', paths = '', ...names] = line.split('\t')
    const department = { categories: paths.split('|').map(existing) }
    for (const slug of slugs.split('|')) bySlug.set(slug, department)
    // A name that several languages share is the same department in all but odd ones; the first counts.
    for (const name of names.flatMap((cell) => cell.split('|')).filter(Boolean))
      if (!byName.has(fold(name))) byName.set(fold(name), department)
  }
  // A shop that has our own words for its shelves.
  for (const category of CATEGORIES)
    if (category.lineage.length === 1 && !byName.has(fold(category.name)))
      byName.set(fold(category.name), { categories: [category] })
  return { bySlug, byName }
}

function existing(path: string): Category {
  const category = findCategoryByPath(path)
  if (!category) throw new Error(`departments.tsv: there is no category "${path}"`)
  return category
}
