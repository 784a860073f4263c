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

/**
 * Where a category comes from: somebody gave it with this submission, codes or name told it, or the PDP
 * has it already and is told from the same as before.
 */
export type Resolved = { category: Category; from: 'given' | 'guessed' | 'kept' }

export type Resolution = { category: Category | null; confidence: number }

type Deps = { categories: CategoryStore }
type Scope = { organizationId: string; icp: readonly string[] | null }

/**
 * The category of a submission: the one that it names, else the one that somebody gave its codes, else
 * what its name tells, else what a name told of its codes before. `current` is what its PDP has.
 *
 * @throws DomainError CATEGORY_NOT_FOUND, EXTERNAL_CATEGORY_UNMAPPED, CATEGORY_UNRESOLVED
 */
export function createResolveCategory({ categories }: Deps) {
  return async function resolveCategory(
    hints: CategoryHints,
    { organizationId, icp }: Scope,
    current?: { category_id: string; category_hints: CategoryHints },
  ): Promise<Resolved> {
    const usable = (id: string | null) => usableCategory(id, icp)
    if (hints.productCategoryId !== null) {
      const category = usable(hints.productCategoryId)
      if (category) return { category, from: 'given' }
      throw new DomainError(
        'CATEGORY_NOT_FOUND',
        'product_category_id is not a category that your organization can use',
      )
    }
    if (hints.externalCategoryId !== null) {
      const category = usable(await categories.findExternal(organizationId, hints.externalCategoryId))
      if (category) return { category, from: 'given' }
      throw new DomainError(
        'EXTERNAL_CATEGORY_UNMAPPED',
        'external_category_id is not mapped to a category that your organization can use',
      )
    }
    // What is known may have changed since; the same submission still means the same category.
    const kept =
      current && isDeepStrictEqual(current.category_hints, hints) ? usable(current.category_id) : null
    if (kept) return { category: kept, from: 'kept' }
    const { category } = await byCodesAndName(categories, hints, { organizationId, icp })
    if (category) return { category, from: 'guessed' }
    throw new DomainError(
      'CATEGORY_UNRESOLVED',
      'no category was given, and none can be told from gtin, asin or name',
    )
  }
}

/** What codes and name tell together, without anybody saying it with them. */
export async function byCodesAndName(
  categories: CategoryStore,
  { codes, name }: Pick<CategoryHints, 'codes' | 'name'>,
  { organizationId, icp }: Scope,
): Promise<Resolution> {
  let guess: Category | null = null
  for (const code of codes) {
    const known = await categories.findKnownProduct(organizationId, code)
    const category = known && usableCategory(known.categoryId, icp)
    if (category && !known.isGuess) return { category, confidence: 1 }
    guess ??= category
  }
  const resolution = await byName(name, icp)
  return resolution.category === null && guess ? { category: guess, confidence: MIN_CONFIDENCE } : resolution
}

/** The category that a name tells, with the confidence also where it is too low to act on. */
export async function byName(name: string | null, icp: readonly string[] | null = null): Promise<Resolution> {
  if (name === null) return { category: null, confidence: 0 }
  const match = classifyName(name, await loadNameIndex(), (category) => isWithinIcp(category, icp))
  const confidence = Math.round(100 * (match?.confidence ?? 0)) / 100
  return { category: match && match.confidence >= MIN_CONFIDENCE ? match.category : null, confidence }
}

function usableCategory(id: string | null, icp: readonly string[] | null): Category | null {
  const category = id === null ? null : findCategory(id)
  return category && isWithinIcp(category, icp) ? category : null
}

export type ResolveCategory = ReturnType<typeof createResolveCategory>
