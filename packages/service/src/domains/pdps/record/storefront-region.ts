import { findStorefront, type Storefront } from '@endcap/catalog'
import { DomainError } from '../../../platform/errors/domain-error.ts'

/** @throws DomainError INVALID_REGION */
export function existingStorefront(region: string): Storefront {
  const storefront = findStorefront(region)
  if (!storefront)
    throw new DomainError('INVALID_REGION', `the region "${region}" has no supported storefront`)
  return storefront
}
