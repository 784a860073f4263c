import { isDeepStrictEqual } from 'node:util'
import { DomainError } from '../domain-error.ts'
import type { CategoryStore } from './category-store.ts'
import { loadNameIndex } from './name-index.ts'
import type { ProductCode } from './product-codes.ts'
import { classifyName, MIN_CONFIDENCE } from './classify-name.ts'
import { type Category, findCategory, isWithinIcp } from './taxonomy.ts'

export type CategoryHints = {
  productCategoryId: string | null
  externalCategoryId: string | null
  /** Looked up in this order. */
  codes: readonly ProductCode[]
  name: string | null
}

/** What a product may be told by; anything that is no code of its form is ignored. */
export type ProductHints = { name?: string | undefined; gtin?: string | undefined; asin?: string | undefined }

export type Resolution = { category: Category | null; confidence: number }

type Deps = { categories: CategoryStore }
type Scope = { organizationId: string; icp: readonly string[] | null }

/**
 * The category of a submission: the one that it names, or the one that its codes or its name tell.
 * `current` is what its PDP has.
 *
 * @throws DomainError CATEGORY_NOT_FOUND, EXTERNAL_CATEGORY_UNMAPPED, CATEGORY_UNRESOLVED
 */
export function createResolveCategory({ categories }: Deps) {
  return async function resolveCategory(
    hints: CategoryHints,
    { organizationId, icp }: Scope,
    current?: { category_id: string; category_hints: CategoryHints },
  ): Promise<Category> {
    const usable = (id: string | null) => usableCategory(id, icp)
    if (hints.productCategoryId !== null) {
      const category = usable(hints.productCategoryId)
      if (category) return category
      throw new DomainError(
        'CATEGORY_NOT_FOUND',
        'product_category_id is not a category that your organization can use',
      )
    }
    if (hints.externalCategoryId !== null) {
      const category = usable(await categories.findExternal(organizationId, hints.externalCategoryId))
      if (category) return category
      throw new DomainError(
        'EXTERNAL_CATEGORY_UNMAPPED',
        'external_category_id is not mapped to a category that your organization can use',
      )
    }
    // What is known may have changed since; the same submission still means the same category.
    const kept =
      current && isDeepStrictEqual(current.category_hints, hints) ? usable(current.category_id) : null
    if (kept) return kept
    const known = await findKnown(categories, hints.codes, { organizationId, icp })
    if (known) return known
    const { category } = await byName(hints.name ?? undefined, icp)
    if (category) return category
    throw new DomainError(
      'CATEGORY_UNRESOLVED',
      'no category was given, and none can be told from gtin, asin or name',
    )
  }
}

/** The category of a product that the organization has submitted or imported before. */
export async function findKnown(
  categories: CategoryStore,
  codes: readonly ProductCode[],
  { organizationId, icp }: Scope,
): Promise<Category | null> {
  for (const code of codes) {
    const category = usableCategory(await categories.findKnownProduct(organizationId, code), icp)
    if (category) return category
  }
  return null
}

/** The category that a name tells, with the confidence also where it is too low to act on. */
export async function byName(
  name: string | undefined,
  icp: readonly string[] | null = null,
): Promise<Resolution> {
  if (name === undefined) return { category: null, confidence: 0 }
  const match = classifyName(name, await loadNameIndex(), (category) => isWithinIcp(category, icp))
  const confidence = Math.round(100 * (match?.confidence ?? 0)) / 100
  return { category: match && match.confidence >= MIN_CONFIDENCE ? match.category : null, confidence }
}

function usableCategory(id: string | null, icp: readonly string[] | null): Category | null {
  const category = id === null ? null : findCategory(id)
  return category && isWithinIcp(category, icp) ? category : null
}

export type ResolveCategory = ReturnType<typeof createResolveCategory>
