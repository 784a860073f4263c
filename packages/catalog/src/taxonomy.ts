import { readFileSync } from 'node:fs'
import { type Family, RUBRICS } from '@endcap/scoring'
import { v5 as uuidV5 } from 'uuid'

/** Languages of the taxonomy's words: those of the marketplace's storefronts. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl', 'tr', 'ar', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** Languages whose names end with the product itself ("potato chips"). Others begin with it ("papas fritas"). */
export const PRODUCT_LAST: ReadonlySet<Language> = new Set(['en', 'de', 'nl', 'sv', 'tr', 'ja'])

export type Category = {
  id: string
  name: string
  /** `Food > Snacks > Potato Chips` */
  path: string
  /** Ids from the top-level category down to this one. */
  lineage: readonly string[]
  /** Rubric family that scores its images. */
  rubric: Family
  /** Other words for it in product names, separated by commas. */
  words: Record<Language, string>
  /** Brands and product lines that (nearly) always belong to it, separated by commas. */
  brands: string
}

/** Files in `taxonomy/`, one per top-level category. Each line is a category, parents before children. */
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

/** Namespace of the category ids (RFC 9562 UUIDv5), which are equal in every environment. Never change it. */
const NAMESPACE = '0e1c6a52-6d0c-5f0b-9d4e-6f3d3a2b7c11'

export const CATEGORIES: readonly Category[] = FAMILIES.flatMap(readFamily)

const BY_ID = new Map(CATEGORIES.map((category) => [category.id, category]))
const BY_PATH = new Map(CATEGORIES.map((category) => [category.path.toLowerCase(), category]))

/** Returns the category with an id, or null. */
export function findCategory(id: string): Category | null {
  return BY_ID.get(id.toLowerCase()) ?? null
}

/** Returns the category with a full path, ignoring case and spaces around ">", or null. */
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

/** Checks whether an ICP (ids of subtree roots, or null for all categories) contains the category. */
export function isWithinIcp(category: Category, icp: readonly string[] | null): boolean {
  return icp === null || category.lineage.some((id) => icp.includes(id))
}

/**
 * Reads a file of the taxonomy. Each line has the path, the rubric family (empty for the parent's), brands,
 * and the words of each language. The id depends on the path, so a renamed category is a new one.
 *
 * @throws Error if a line has no parent or an unknown rubric family
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
  if (!rubric) throw new Error(`"${path}" has the rubric family "${name}", which does not exist`)
  return rubric.family
}
