import { findRetailer, type Retailer } from '@endcap/catalog'
import { DomainError } from '../../platform/errors/domain-error.ts'

/** @throws DomainError INVALID_RETAILER */
export function existingRetailer(id: string): Retailer {
  const retailer = findRetailer(id)
  if (!retailer) throw new DomainError('INVALID_RETAILER', `"${id}" is not a supported retailer region`)
  return retailer
}
