import { RETAILERS } from '../retailers/retailers.ts'

/** A marketplace's shop in one country. */
export type Storefront = {
  region: string
  /** The retailer region of its listings. */
  retailerId: string
  domain: string
  /** `Accept-Language` of its visitors. */
  languages: string
}

export const DEFAULT_REGION = 'us'
const MARKETPLACE = 'marketplace'

const LANGUAGES: Record<string, string> = {
  us: 'en-US',
  ca: 'en-CA',
  mx: 'es-MX',
  br: 'pt-BR',
  uk: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
  es: 'es-ES',
  nl: 'nl-NL',
  se: 'sv-SE',
  pl: 'pl-PL',
  be: 'fr-BE',
  ie: 'en-IE',
  tr: 'tr-TR',
  ae: 'en-AE',
  sa: 'ar-SA',
  eg: 'ar-EG',
  in: 'en-IN',
  jp: 'ja-JP',
  sg: 'en-SG',
  au: 'en-AU',
  za: 'en-ZA',
}

export const STOREFRONTS: readonly Storefront[] = RETAILERS.filter(
  ({ retailer }) => retailer === MARKETPLACE,
).map(({ id, region, domain }) => ({ region, retailerId: id, domain, languages: acceptLanguage(region) }))

export const STOREFRONT_HOSTS: ReadonlySet<string> = new Set(STOREFRONTS.map(({ domain }) => domain))

const BY_REGION = new Map(STOREFRONTS.map((storefront) => [storefront.region, storefront]))

export function findStorefront(region: string): Storefront | null {
  return BY_REGION.get(region) ?? null
}

function acceptLanguage(region: string): string {
  const language = LANGUAGES[region] ?? 'en-US'
  const [base = ''] = language.split('-')
  return base === 'en' ? `${language},en;q=0.9` : `${language},${base};q=0.9,en;q=0.6`
}
