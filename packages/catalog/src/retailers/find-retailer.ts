import type { Retailer, Storefront } from './retailer.ts'
import { RETAILERS, STOREFRONTS } from './retailers.ts'

const BY_ID = new Map(RETAILERS.map((retailer) => [retailer.id, retailer]))
const BY_REGION = new Map(STOREFRONTS.map((storefront) => [storefront.region, storefront]))

/** Returns the retailer region with an id, or null. */
export function findRetailer(id: string): Retailer | null {
  return BY_ID.get(id) ?? null
}

/** Returns the storefront of a region, or null if there is none. */
export function findStorefront(region: string): Storefront | null {
  return BY_REGION.get(region) ?? null
}

/** Returns the storefront of a host (`www.amazon.de`, `m.amazon.de`, `amazon.de`), or null for other hosts. */
export function storefrontAt(host: string): Storefront | null {
  return STOREFRONTS.find(({ domain }) => `.${host}`.endsWith(domain.replace(/^www/, ''))) ?? null
}
