import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { CategorySource } from '@endcap/api'
import {
  type Category,
  type CategoryMatch,
  classifyLabels,
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
  /** The shop's own categories in an imported file, if any. */
  labels?: readonly string[]
}

/** Invalid codes are ignored. */
export type ProductHints = { name?: string | undefined; gtin?: string | undefined; asin?: string | undefined }

/** Source of a category, and confidence of a guess, from 0 to 1. */
export type CategoryOrigin = { source: CategorySource; confidence: number | null }

/** `isKept` is true if the PDP had the category already and nothing new was derived. */
export type Resolved = CategoryOrigin & { category: Category; isKept: boolean }

export type Resolution = { category: Category | null; confidence: number }

export type CurrentCategory = {
  category_id: string
  category_hints: CategoryHints
  category_source: string | null
  category_confidence: number | null
}

type Deps = { categories: CategoryStore }
type Scope = { organizationId: string; icp: readonly string[] | null }

const GIVEN = { source: 'submission', confidence: null, isKept: false } as const

/**
 * Creates the category resolution. Order: the given category, one set by a person, one submitted or imported
 * for its codes, one derived from the shop's own categories or the name, an earlier guess for its codes.
 * `current` belongs to the existing PDP.
 *
 * @throws DomainError CATEGORY_NOT_FOUND, EXTERNAL_CATEGORY_UNMAPPED, CATEGORY_UNRESOLVED
 */
export function createResolveCategory({ categories }: Deps) {
  return async function resolveCategory(
    hints: CategoryHints,
    scope: Scope,
    current?: CurrentCategory,
  ): Promise<Resolved> {
    const given = await givenWith(categories, hints, scope)
    if (given) return { ...GIVEN, category: given }
    // Keeps the category of an unchanged submission, even if stored codes have changed.
    const isSettled =
      current && (current.category_source === 'person' || isDeepStrictEqual(current.category_hints, hints))
    const kept = isSettled ? usableCategory(current.category_id, scope.icp) : null
    if (current && kept) return { category: kept, ...originOf(current), isKept: true }
    const guess = await guessCategory(categories, hints, scope)
    if (guess) return { ...guess, isKept: false }
    throw new DomainError(
      'CATEGORY_UNRESOLVED',
      'no category was given, and gtin, asin and name do not determine one',
    )
  }
}

export type ResolveCategory = ReturnType<typeof createResolveCategory>

/** Returns a stored PDP's category origin. PDPs of earlier releases have only the hints. */
export function originOf({
  category_hints: hints,
  category_source: source,
  category_confidence: confidence,
}: Omit<CurrentCategory, 'category_id'>): CategoryOrigin {
  // This service wrote the value.
  if (source !== null) return { source: source as CategorySource, confidence }
  const isGiven = hints.productCategoryId !== null || hints.externalCategoryId !== null
  return { source: isGiven ? 'submission' : 'name', confidence: null }
}

/** Returns the category that the submission names, or null. */
async function givenWith(
  categories: CategoryStore,
  { productCategoryId, externalCategoryId }: CategoryHints,
  { organizationId, icp }: Scope,
): Promise<Category | null> {
  if (productCategoryId !== null) {
    const category = usableCategory(productCategoryId, icp)
    if (category) return category
    throw new DomainError(
      'CATEGORY_NOT_FOUND',
      'product_category_id is not a category that your organization can use',
    )
  }
  if (externalCategoryId === null) return null
  const category = usableCategory(await categories.findExternal(organizationId, externalCategoryId), icp)
  if (category) return category
  throw new DomainError(
    'EXTERNAL_CATEGORY_UNMAPPED',
    'external_category_id is not mapped to a category that your organization can use',
  )
}

type Hints = Pick<CategoryHints, 'codes' | 'name' | 'labels'>
type Guess = CategoryOrigin & { category: Category }

/** Guesses from codes, shop categories and name; null if undetermined. */
export async function guessCategory(
  categories: CategoryStore,
  { codes, name, labels = [] }: Hints,
  { organizationId, icp }: Scope,
): Promise<Guess | null> {
  let earlier: Category | null = null
  for (const code of codes) {
    const known = await categories.findKnownProduct(organizationId, code)
    const category = known && usableCategory(known.categoryId, icp)
    if (category && !known.isGuess) return { category, source: 'code', confidence: 1 }
    earlier ??= category
  }
  const labeled = acted(await classifyLabels(labels, name, setImmediate), icp)
  const named = await byName(name, icp)
  if (labeled) {
    // The name may indicate a finer category of the same branch.
    const isFiner = named.category?.lineage.includes(labeled.category.id) ?? false
    return {
      ...(isFiner && named.category ? { ...labeled, category: named.category } : labeled),
      source: 'file',
    }
  }
  if (named.category) return { category: named.category, source: 'name', confidence: named.confidence }
  return earlier && { category: earlier, source: 'code', confidence: MIN_CONFIDENCE }
}

/** Returns a match that is certain enough, or null. */
const acted = (match: CategoryMatch | null, icp: readonly string[] | null): CategoryMatch | null =>
  match && match.confidence >= MIN_CONFIDENCE && isWithinIcp(match.category, icp)
    ? { ...match, confidence: rounded(match.confidence) }
    : null

/** Resolves from codes and name alone. */
export async function byCodesAndName(
  categories: CategoryStore,
  hints: Hints,
  scope: Scope,
): Promise<Resolution> {
  const guess = await guessCategory(categories, hints, scope)
  if (guess) return { category: guess.category, confidence: guess.confidence ?? 1 }
  return byName(hints.name, scope.icp)
}

/** Resolves from a name. The confidence may be too low for a category. */
export async function byName(name: string | null, icp: readonly string[] | null = null): Promise<Resolution> {
  if (name === null) return { category: null, confidence: 0 }
  const match = classifyName(name, await loadNameIndex(setImmediate), (category) =>
    isWithinIcp(category, icp),
  )
  const confidence = rounded(match?.confidence ?? 0)
  return { category: match && match.confidence >= MIN_CONFIDENCE ? match.category : null, confidence }
}

/** Rounds to hundredths for display. */
export const rounded = (confidence: number): number => Math.round(100 * confidence) / 100

/** Returns a category that the organization may use. */
export function usableCategory(id: string | null, icp: readonly string[] | null): Category | null {
  const category = id === null ? null : findCategory(id)
  return category && isWithinIcp(category, icp) ? category : null
}
