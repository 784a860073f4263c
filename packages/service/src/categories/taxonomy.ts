import { readFileSync } from 'node:fs'
import { v5 as uuidV5 } from 'uuid'

export type Category = {
  id: string
  name: string
  /** `Food > Snacks > Potato Chips` */
  path: string
  /** Ids from the top-level category down to this one. */
  lineage: readonly string[]
  /** Other words for it that product names use. */
  synonyms: readonly string[]
}

/** Namespace of the category ids (RFC 9562 UUIDv5), so that they are the same in every environment. Never changes. */
const NAMESPACE = '0e1c6a52-6d0c-5f0b-9d4e-6f3d3a2b7c11'

export const CATEGORIES: readonly Category[] = parseTaxonomy(
  readFileSync(new URL('./taxonomy.txt', import.meta.url), 'utf8'),
)

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

function parseTaxonomy(text: string): Category[] {
  const parents: Category[] = []
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const depth = (line.length - line.trimStart().length) / 2
      const [name = '', synonyms = ''] = line.split('=').map((part) => part.trim())
      const parent = parents[depth - 1]
      const path = parent ? `${parent.path} > ${name}` : name
      const id = uuidV5(path.toLowerCase(), NAMESPACE)
      const category: Category = {
        id,
        name,
        path,
        lineage: [...(parent?.lineage ?? []), id],
        synonyms: synonyms === '' ? [] : synonyms.split(',').map((synonym) => synonym.trim()),
      }
      parents[depth] = category
      return category
    })
}
