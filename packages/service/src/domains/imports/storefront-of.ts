import { type Storefront, storefrontOfRetailer } from '@endcap/catalog'
import { DomainError } from '../../platform/errors/domain-error.ts'

/** Returns the retailer region's storefront for listings by ASIN. @throws DomainError INVALID_REGION */
export function storefrontOf(retailer: string): Storefront {
  const storefront = storefrontOfRetailer(retailer)
  if (storefront) return storefront
  throw new DomainError(
    'INVALID_REGION',
    `${retailer} has no storefront from which a listing can be read by its ASIN`,
  )
}
