import type { PdpListQuery } from '@endcap/api'
import { findCategory } from '@endcap/catalog'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { existingRetailer } from '../../retailers/existing-retailer.ts'

/** Checks retailer and category. @throws DomainError */
export function checkFilters({
  retailer,
  category_id: id,
}: Pick<PdpListQuery, 'retailer' | 'category_id'>): void {
  if (retailer !== undefined) existingRetailer(retailer)
  if (id !== undefined && !findCategory(id))
    throw new DomainError('CATEGORY_NOT_FOUND', `"${id}" is not the id of a category`)
}
