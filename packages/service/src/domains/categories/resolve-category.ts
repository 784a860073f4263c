import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import {
  type Category,
  classifyName,
  findCategory,
  isWithinIcp,
  loadNameIndex,
  MIN_CONFIDENCE,
  type ProductCode,
} from '@endcap/catalog'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { CategoryStore } from './category-store.ts'

export type CategoryHints = {
  productCategoryId: string | null
  externalCategoryId: string | null
  /** In the order of look-up. */
  codes: readonly ProductCode[]
  name: string | null
}

/** Name and codes of a product. Codes of another form are ignored. */
export type ProductHints = { name?: string | undefined; gtin?: string | undefined; asin?: string | undefined }

/**
 * A category and its origin: given with the submission, guessed from codes or name, or kept from the PDP
 * because its hints are unchanged.
 */
export type Resolved = { category: Category; from: 'given' | 'guessed' | 'kept' }

export type Resolution = { category: Category | null; confidence: number }

type Deps = { categories: CategoryStore }
type Scope = { organizationId: string; icp: readonly string[] | null }

/**
 * Returns a function that resolves the category of a submission: the category given with it, or else the
 * one submitted or imported for its codes, or else the one that its name indicates, or else an earlier
 * guess for its codes. `current` has the category and hints of the existing PDP.
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
    // Stored codes may have changed since, but an unchanged submission keeps its category.
    const kept =
      current && isDeepStrictEqual(current.category_hints, hints) ? usable(current.category_id) : null
    if (kept) return { category: kept, from: 'kept' }
    const { category } = await byCodesAndName(categories, hints, { organizationId, icp })
    if (category) return { category, from: 'guessed' }
    throw new DomainError(
      'CATEGORY_UNRESOLVED',
      'no category was given, and gtin, asin and name do not determine one',
    )
  }
}

/** Resolves a category from codes and name alone. */
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

/** Resolves a category from a name. Returns the confidence even if it is too low for a category. */
export async function byName(name: string | null, icp: readonly string[] | null = null): Promise<Resolution> {
  if (name === null) return { category: null, confidence: 0 }
  const match = classifyName(name, await loadNameIndex(setImmediate), (category) =>
    isWithinIcp(category, icp),
  )
  const confidence = Math.round(100 * (match?.confidence ?? 0)) / 100
  return { category: match && match.confidence >= MIN_CONFIDENCE ? match.category : null, confidence }
}

function usableCategory(id: string | null, icp: readonly string[] | null): Category | null {
  const category = id === null ? null : findCategory(id)
  return category && isWithinIcp(category, icp) ? category : null
}

export type ResolveCategory = ReturnType<typeof createResolveCategory>
