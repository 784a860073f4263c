import { findCategory, findCategoryByPath, isWithinIcp } from '@endcap/catalog'
import { DomainError } from '../../platform/errors/domain-error.ts'

/** Finds a category by id or path. @throws DomainError CATEGORY_NOT_FOUND */
export function givenCategory(given: string, icp: readonly string[] | null): string {
  const category = findCategory(given) ?? findCategoryByPath(given)
  if (category && isWithinIcp(category, icp)) return category.id
  throw new DomainError('CATEGORY_NOT_FOUND', `"${given}" is not a category that your organization can use`)
}
