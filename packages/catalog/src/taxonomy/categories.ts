import { v5 as uuidV5 } from 'uuid'
import artAndCrafts from '../../taxonomy/art-and-crafts.json' with { type: 'json' }
import automotive from '../../taxonomy/automotive.json' with { type: 'json' }
import baby from '../../taxonomy/baby.json' with { type: 'json' }
import bagsAndAccessories from '../../taxonomy/bags-and-accessories.json' with { type: 'json' }
import beauty from '../../taxonomy/beauty.json' with { type: 'json' }
import booksAndMedia from '../../taxonomy/books-and-media.json' with { type: 'json' }
import clothing from '../../taxonomy/clothing.json' with { type: 'json' }
import electronics from '../../taxonomy/electronics.json' with { type: 'json' }
import food from '../../taxonomy/food.json' with { type: 'json' }
import garden from '../../taxonomy/garden.json' with { type: 'json' }
import health from '../../taxonomy/health.json' with { type: 'json' }
import home from '../../taxonomy/home.json' with { type: 'json' }
import household from '../../taxonomy/household.json' with { type: 'json' }
import musicalInstruments from '../../taxonomy/musical-instruments.json' with { type: 'json' }
import office from '../../taxonomy/office.json' with { type: 'json' }
import pets from '../../taxonomy/pets.json' with { type: 'json' }
import shoes from '../../taxonomy/shoes.json' with { type: 'json' }
import sports from '../../taxonomy/sports.json' with { type: 'json' }
import tools from '../../taxonomy/tools.json' with { type: 'json' }
import toys from '../../taxonomy/toys.json' with { type: 'json' }
import { type Branch, FAMILIES, type Family } from './branch.ts'

export type Category = {
  id: string
  name: string
  /** `Food > Snacks > Potato Chips` */
  path: string
  lineage: readonly string[]
  rubric: Family
  /** Path, for devices. */
  accessories: string | null
  /** Comma-separated, (nearly) always of this category. */
  brands: string
}

const BRANCHES: readonly Branch[] = [
  food,
  health,
  beauty,
  household,
  baby,
  pets,
  clothing,
  shoes,
  bagsAndAccessories,
  sports,
  electronics,
  office,
  musicalInstruments,
  booksAndMedia,
  home,
  garden,
  tools,
  automotive,
  toys,
  artAndCrafts,
]

/** RFC 9562 UUIDv5, equal in every environment. Never change it. */
const NAMESPACE = '0e1c6a52-6d0c-5f0b-9d4e-6f3d3a2b7c11'

export const CATEGORIES: readonly Category[] = BRANCHES.flatMap(categoriesOf)

const BY_ID = new Map(CATEGORIES.map((category) => [category.id, category]))
const BY_PATH = new Map(CATEGORIES.map((category) => [category.path.toLowerCase(), category]))

/** Finds a category by id. */
export function findCategory(id: string): Category | null {
  return BY_ID.get(id.toLowerCase()) ?? null
}

/** Includes the category itself. Unknown ids have none. */
export function findCategoryIdsBelow(id: string): string[] {
  return CATEGORIES.filter(({ lineage }) => lineage.includes(id.toLowerCase())).map((category) => category.id)
}

/** Ignores case and spaces around ">". */
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

/** Checks subtree roots, null for all. */
export function isWithinIcp(category: Category, icp: readonly string[] | null): boolean {
  return icp === null || category.lineage.some((id) => icp.includes(id))
}

/**
 * Derives ids from paths, so a renamed category is new.
 * @throws Error for a missing parent or family, or unknown category
 */
function categoriesOf({ rubrics, accessories, brands }: Branch): Category[] {
  const byPath = new Map<string, Category>()
  for (const [path, own] of Object.entries(brands)) {
    const names = path.split(' > ')
    const parent = byPath.get(names.slice(0, -1).join(' > '))
    if (names.length > 1 && !parent) throw new Error(`the category "${path}" has no parent`)
    const rubric = path in rubrics ? FAMILIES.find((family) => family === rubrics[path]) : parent?.rubric
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
