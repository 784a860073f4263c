import { findRetailer, STOREFRONTS } from '@endcap/catalog'

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })
/** Regions that differ from ISO 3166-1. */
const COUNTRY_CODES: Readonly<Record<string, string>> = { uk: 'GB' }

/** By region, country, domain and marketplace id, in lower case. */
const STOREFRONTS_BY_NAME: ReadonlyMap<string, string> = new Map(
  STOREFRONTS.flatMap(({ region, retailerId, domain, marketplaceId }) => {
    const country = COUNTRY_CODES[region] ?? region.toUpperCase()
    const site = domain.replace(/^www\./, '')
    const names = [region, country, countryNames.of(country) ?? country, site, domain, marketplaceId]
    return names.map((name) => [name.toLowerCase(), retailerId] as const)
  }),
)

/**
 * Finds a region by id, or a storefront by region (`de`), country, domain (`amazon.de`, also as an address) or
 * marketplace id.
 */
export function retailerOf(text: string): string | null {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/s, '')
  return findRetailer(name)?.id ?? STOREFRONTS_BY_NAME.get(name) ?? null
}
