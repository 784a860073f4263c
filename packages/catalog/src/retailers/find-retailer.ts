import type { Retailer, Storefront } from './retailer.ts'
import { RETAILERS, STOREFRONTS } from './retailers.ts'

const BY_ID = new Map(RETAILERS.map((retailer) => [retailer.id, retailer]))
const BY_REGION = new Map(STOREFRONTS.map((storefront) => [storefront.region, storefront]))

/** Finds a retailer region. */
export function findRetailer(id: string): Retailer | null {
  return BY_ID.get(id) ?? null
}

/** Returns the country of a region as ISO 3166-1 alpha-2. */
export const marketOf = ({ region }: Pick<Retailer, 'region'>): string =>
  region === 'uk' ? 'GB' : region.toUpperCase()

/** Returns null for regions without a storefront. */
export function findStorefront(region: string): Storefront | null {
  return BY_REGION.get(region) ?? null
}

/** Accepts `m.amazon.de` and `amazon.de`. */
export function storefrontAt(host: string): Storefront | null {
  return STOREFRONTS.find(({ domain }) => `.${host}`.endsWith(domain.replace(/^www/, ''))) ?? null
}

/** Returns null for retailers without pages that can be read. */
export function storefrontOfRetailer(retailerId: string): Storefront | null {
  return STOREFRONTS.find((each) => each.retailerId === retailerId) ?? null
}

/** Returns the language of a retailer’s pages, a BCP 47 tag without region. English if unknown. */
export function languageOfRetailer(retailerId: string): string {
  const known = storefrontOfRetailer(retailerId)
  const region = findRetailer(retailerId)?.region
  const similar = known ?? STOREFRONTS.find((each) => each.region === region)
  return similar?.languages.split('-', 1)[0] ?? 'en'
}
