import { RETAILERS } from './retailers.ts'

/** The marketplace's website in one region. */
export type Storefront = {
  region: string
  /** Id of its retailer region. */
  retailerId: string
  domain: string
  /** Value of `Accept-Language` for its pages. */
  languages: string
  sellingRegion: SellingRegion
  marketplaceId: string
}

export const DEFAULT_REGION = 'us'
const MARKETPLACE = 'marketplace'

/** Groups of countries. Each has its own endpoint and credentials of the marketplace's official API. */
export const SELLING_REGIONS = ['na', 'eu', 'fe'] as const
export type SellingRegion = (typeof SELLING_REGIONS)[number]

/** Main language and identifiers in the official API, by region. */
const DETAILS: Record<string, [language: string, SellingRegion, marketplaceId: string]> = {
  us: ['en-US', 'na', 'ATVPDKIKX0DER'],
  ca: ['en-CA', 'na', 'A2EUQ1WTGCTBG2'],
  mx: ['es-MX', 'na', 'A1AM78C64UM0Y8'],
  br: ['pt-BR', 'na', 'A2Q3Y263D00KWC'],
  uk: ['en-GB', 'eu', 'A1F83G8C2ARO7P'],
  de: ['de-DE', 'eu', 'A1PA6795UKMFR9'],
  fr: ['fr-FR', 'eu', 'A13V1IB3VIYZZH'],
  it: ['it-IT', 'eu', 'APJ6JRA9NG5V4'],
  es: ['es-ES', 'eu', 'A1RKKUPIHCS9HS'],
  nl: ['nl-NL', 'eu', 'A1805IZSGTT6HS'],
  se: ['sv-SE', 'eu', 'A2NODRKZP88ZB9'],
  pl: ['pl-PL', 'eu', 'A1C3SOZRARQ6R3'],
  be: ['fr-BE', 'eu', 'AMEN7PMS3EDWL'],
  ie: ['en-IE', 'eu', 'A28R8C7NBKEWEA'],
  tr: ['tr-TR', 'eu', 'A33AVAJ2PDY3EV'],
  ae: ['en-AE', 'eu', 'A2VIGQ35RCS4UG'],
  sa: ['ar-SA', 'eu', 'A17E79C6D8DWNP'],
  eg: ['ar-EG', 'eu', 'ARBP9OOSHTCHU'],
  in: ['en-IN', 'eu', 'A21TJRUUN4KGV'],
  jp: ['ja-JP', 'fe', 'A1VC38T7YXB528'],
  sg: ['en-SG', 'fe', 'A19VAU5U5O7RUS'],
  au: ['en-AU', 'fe', 'A39IBJ37TRP1C6'],
  za: ['en-ZA', 'eu', 'AE08WJ6YKNBMC'],
}

export const STOREFRONTS: readonly Storefront[] = RETAILERS.filter(
  ({ retailer }) => retailer === MARKETPLACE,
).map(({ id, region, domain }) => {
  const details = DETAILS[region]
  if (!details) throw new Error(`the storefront "${region}" has no entry in DETAILS`)
  const [language, sellingRegion, marketplaceId] = details
  return { region, retailerId: id, domain, languages: acceptLanguage(language), sellingRegion, marketplaceId }
})

/** Returns the storefront of a host (`www.amazon.de`, `m.amazon.de`, `amazon.de`), or null for other hosts. */
export function storefrontAt(host: string): Storefront | null {
  return STOREFRONTS.find(({ domain }) => `.${host}`.endsWith(domain.replace(/^www/, ''))) ?? null
}

const BY_REGION = new Map(STOREFRONTS.map((storefront) => [storefront.region, storefront]))

/** Returns the storefront of a region, or null if there is none. */
export function findStorefront(region: string): Storefront | null {
  return BY_REGION.get(region) ?? null
}

function acceptLanguage(language: string): string {
  const [base = ''] = language.split('-')
  return base === 'en' ? `${language},en;q=0.9` : `${language},${base};q=0.9,en;q=0.6`
}
