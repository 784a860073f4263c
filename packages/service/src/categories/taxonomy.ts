import { readFileSync } from 'node:fs'
import { type Family, RUBRICS } from '@endcap/scoring'
import { v5 as uuidV5 } from 'uuid'

/** The languages whose words for products the taxonomy has: those of the marketplace's storefronts. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl', 'tr', 'ar', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

export type Category = {
  id: string
  name: string
  /** `Food > Snacks > Potato Chips` */
  path: string
  /** Ids from the top-level category down to this one. */
  lineage: readonly string[]
  /** The rules that its images are judged by. */
  rubric: Family
  /** Other words for it that product names use, separated by commas, as are the next. */
  words: Record<Language, string>
  /** Brands and product lines that are (nearly) always this. */
  brands: string
}

/** The top-level categories: a file each in `taxonomy/`, one category a line, parents before their children. */
const FAMILIES = [
  'food',
  'health',
  'beauty',
  'household',
  'baby',
  'pets',
  'clothing',
  'shoes',
  'bags-and-accessories',
  'sports',
  'electronics',
  'office',
  'musical-instruments',
  'books-and-media',
  'home',
  'garden',
  'tools',
  'automotive',
  'toys',
  'art-and-crafts',
] as const

/** Namespace of the category ids (RFC 9562 UUIDv5), so that they are the same in every environment. Never changes. */
const NAMESPACE = '0e1c6a52-6d0c-5f0b-9d4e-6f3d3a2b7c11'

export const CATEGORIES: readonly Category[] = FAMILIES.flatMap(readFamily)

const BY_ID = new Map(CATEGORIES.map((category) => [category.id, category]))
const BY_PATH = new Map(CATEGORIES.map((category) => [category.path.toLowerCase(), category]))

export function findCategory(id: string): Category | null {
  return BY_ID.get(id.toLowerCase()) ?? null
}

/** By full path, case and spacing around ">" aside. */
export function findCategoryByPath(path: string): Category | null {
  return (
    BY_PATH.get(
      path
        .split('>')
        .map((part) => part.trim())
        .join(' > ')
        .toLowerCase(),
    ) ?? null
  )
}

/** Whether an organization with this ICP (subtree roots; null: all) may use the category. */
export function isWithinIcp(category: Category, icp: readonly string[] | null): boolean {
  return icp === null || category.lineage.some((id) => icp.includes(id))
}

/**
 * A line has the path, the rubric family (empty: the parent’s), brands, and the words of each language.
 * A category's identity is its path: to rename one is to make another.
 *
 * @throws Error where a line has no parent, or names no rubric family
 */
function readFamily(file: string): Category[] {
  const [, ...lines] = readFileSync(new URL(`./taxonomy/${file}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const byPath = new Map<string, Category>()
  for (const line of lines) {
    const [path = '', rubric = '', brands = '', ...columns] = line.split('\t')
    const [en = '', de = '', fr = '', es = '', it = '', pt = ''] = columns
    const [nl = '', sv = '', pl = '', tr = '', ar = '', ja = ''] = columns.slice(6)
    const names = path.split(' > ')
    const parent = byPath.get(names.slice(0, -1).join(' > '))
    if (names.length > 1 && !parent) throw new Error(`${file}: "${path}" has no parent`)
    const id = uuidV5(path.toLowerCase(), NAMESPACE)
    byPath.set(path, {
      id,
      name: names.at(-1) ?? '',
      path,
      lineage: [...(parent?.lineage ?? []), id],
      rubric: rubric === '' && parent ? parent.rubric : familyOf(rubric, path),
      words: { en, de, fr, es, it, pt, nl, sv, pl, tr, ar, ja },
      brands,
    })
  }
  return [...byPath.values()]
}

function familyOf(name: string, path: string): Family {
  const rubric = RUBRICS.find(({ family }) => family === name)
  if (!rubric) throw new Error(`"${path}" names the rubric family "${name}", which does not exist`)
  return rubric.family
}
