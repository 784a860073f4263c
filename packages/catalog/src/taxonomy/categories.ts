import { v5 as uuidV5 } from 'uuid'
import { ART_AND_CRAFTS } from './art-and-crafts.ts'
import { AUTOMOTIVE } from './automotive.ts'
import { BABY } from './baby.ts'
import { BAGS_AND_ACCESSORIES } from './bags-and-accessories.ts'
import { BEAUTY } from './beauty.ts'
import { BOOKS_AND_MEDIA } from './books-and-media.ts'
import type { Branch, Family } from './branch.ts'
import { CLOTHING } from './clothing.ts'
import { ELECTRONICS } from './electronics.ts'
import { FOOD } from './food.ts'
import { GARDEN } from './garden.ts'
import { HEALTH } from './health.ts'
import { HOME } from './home.ts'
import { HOUSEHOLD } from './household.ts'
import { readLines } from './lines.ts'
import { MUSICAL_INSTRUMENTS } from './musical-instruments.ts'
import { OFFICE } from './office.ts'
import { PETS } from './pets.ts'
import { SHOES } from './shoes.ts'
import { SPORTS } from './sports.ts'
import { TOOLS } from './tools.ts'
import { TOYS } from './toys.ts'

export type Category = {
  id: string
  name: string
  /** `Food > Snacks > Potato Chips` */
  path: string
  /** Ids from the top-level category down to this one. */
  lineage: readonly string[]
  /** Rubric family that scores its images. */
  rubric: Family
  /** Path of the category of what is bought for it, if it is a device. */
  accessories: string | null
  /** Brands and product lines that (nearly) always belong to it, separated by commas. */
  brands: string
}

/** Top-level categories, in the order of lists. */
const BRANCHES: readonly Branch[] = [
  FOOD,
  HEALTH,
  BEAUTY,
  HOUSEHOLD,
  BABY,
  PETS,
  CLOTHING,
  SHOES,
  BAGS_AND_ACCESSORIES,
  SPORTS,
  ELECTRONICS,
  OFFICE,
  MUSICAL_INSTRUMENTS,
  BOOKS_AND_MEDIA,
  HOME,
  GARDEN,
  TOOLS,
  AUTOMOTIVE,
  TOYS,
  ART_AND_CRAFTS,
]

/** Namespace of the category ids (RFC 9562 UUIDv5), which are equal in every environment. Never change it. */
const NAMESPACE = '0e1c6a52-6d0c-5f0b-9d4e-6f3d3a2b7c11'

export const CATEGORIES: readonly Category[] = BRANCHES.flatMap(categoriesOf)

const BY_ID = new Map(CATEGORIES.map((category) => [category.id, category]))
const BY_PATH = new Map(CATEGORIES.map((category) => [category.path.toLowerCase(), category]))

/** Returns the category with an id, or null. */
export function findCategory(id: string): Category | null {
  return BY_ID.get(id.toLowerCase()) ?? null
}

/** Returns the ids of a category and of everything below it. An unknown id has none. */
export function findCategoryIdsBelow(id: string): string[] {
  return CATEGORIES.filter(({ lineage }) => lineage.includes(id.toLowerCase())).map((category) => category.id)
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
 * Returns the categories of a branch. The id depends on the path, so a renamed category is a new one.
 *
 * @throws Error if a category has no parent, a top-level category has no rubric family, or an unknown category is mentioned
 */
function categoriesOf({ rubrics, accessories = {}, brands }: Branch): Category[] {
  const byPath = new Map<string, Category>()
  for (const [path, own] of readLines(brands)) {
    const names = path.split(' > ')
    const parent = byPath.get(names.slice(0, -1).join(' > '))
    if (names.length > 1 && !parent) throw new Error(`the category "${path}" has no parent`)
    const rubric = rubrics[path] ?? parent?.rubric
    if (!rubric) throw new Error(`the category "${path}" has no rubric family`)
    const id = uuidV5(path.toLowerCase(), NAMESPACE)
    const lineage = [...(parent?.lineage ?? []), id]
    byPath.set(path, {
      id,
      name: names.at(-1) ?? '',
      path,
      lineage,
      rubric,
      accessories: accessories[path] ?? parent?.accessories ?? null,
      brands: own,
    })
  }
  const mentioned = [...Object.keys(rubrics), ...Object.entries(accessories).flat()]
  const unknown = mentioned.find((path) => !byPath.has(path))
  if (unknown !== undefined) throw new Error(`there is no category "${unknown}", which a branch mentions`)
  return [...byPath.values()]
}
