import imageRules from '../../retailers/image-rules.json' with { type: 'json' }
import type { ImageRules, Retailer, SellingRegion, Storefront } from './retailer.ts'
import { TARGETS, type Target } from './targets.ts'

/** `npm run docs` writes them from the rules of each target. */
const IMAGE_RULES: Readonly<Record<string, ImageRules>> = imageRules

/** Fewer than of other shops. */
const CAROUSEL_IMAGES: Readonly<Record<string, number>> = { instacart: 5, tesco: 5 }

const ROWS: readonly Row[] = [
  marketplace('us', 'www.amazon.com', 'en-US', 'na', 'ATVPDKIKX0DER'),
  marketplace('ca', 'www.amazon.ca', 'en-CA', 'na', 'A2EUQ1WTGCTBG2'),
  marketplace('mx', 'www.amazon.com.mx', 'es-MX', 'na', 'A1AM78C64UM0Y8'),
  marketplace('br', 'www.amazon.com.br', 'pt-BR', 'na', 'A2Q3Y263D00KWC'),
  marketplace('uk', 'www.amazon.co.uk', 'en-GB', 'eu', 'A1F83G8C2ARO7P'),
  marketplace('de', 'www.amazon.de', 'de-DE', 'eu', 'A1PA6795UKMFR9'),
  marketplace('fr', 'www.amazon.fr', 'fr-FR', 'eu', 'A13V1IB3VIYZZH'),
  marketplace('it', 'www.amazon.it', 'it-IT', 'eu', 'APJ6JRA9NG5V4'),
  marketplace('es', 'www.amazon.es', 'es-ES', 'eu', 'A1RKKUPIHCS9HS'),
  marketplace('nl', 'www.amazon.nl', 'nl-NL', 'eu', 'A1805IZSGTT6HS'),
  marketplace('se', 'www.amazon.se', 'sv-SE', 'eu', 'A2NODRKZP88ZB9'),
  marketplace('pl', 'www.amazon.pl', 'pl-PL', 'eu', 'A1C3SOZRARQ6R3'),
  marketplace('be', 'www.amazon.com.be', 'fr-BE', 'eu', 'AMEN7PMS3EDWL'),
  marketplace('ie', 'www.amazon.ie', 'en-IE', 'eu', 'A28R8C7NBKEWEA'),
  marketplace('tr', 'www.amazon.com.tr', 'tr-TR', 'eu', 'A33AVAJ2PDY3EV'),
  marketplace('ae', 'www.amazon.ae', 'en-AE', 'eu', 'A2VIGQ35RCS4UG'),
  marketplace('sa', 'www.amazon.sa', 'ar-SA', 'eu', 'A17E79C6D8DWNP'),
  marketplace('eg', 'www.amazon.eg', 'ar-EG', 'eu', 'ARBP9OOSHTCHU'),
  marketplace('in', 'www.amazon.in', 'en-IN', 'eu', 'A21TJRUUN4KGV'),
  marketplace('jp', 'www.amazon.co.jp', 'ja-JP', 'fe', 'A1VC38T7YXB528'),
  marketplace('sg', 'www.amazon.sg', 'en-SG', 'fe', 'A19VAU5U5O7RUS'),
  marketplace('au', 'www.amazon.com.au', 'en-AU', 'fe', 'A39IBJ37TRP1C6'),
  marketplace('za', 'www.amazon.co.za', 'en-ZA', 'eu', 'AE08WJ6YKNBMC'),
  ...TARGETS.flatMap(regionsOf),
]

type Row = { retailer: Retailer; storefront: Storefront | null }

export const RETAILERS: readonly Retailer[] = ROWS.map(({ retailer }) => retailer)
export const STOREFRONTS: readonly Storefront[] = ROWS.flatMap(({ storefront }) => storefront ?? [])

export const DEFAULT_RETAILER = 'marketplace_us'
export const DEFAULT_REGION = 'us'

function marketplace(
  region: string,
  domain: string,
  language: string,
  sellingRegion: SellingRegion,
  marketplaceId: string,
): Row {
  const { retailer } = regionOf(
    { id: 'amazon', retailer: 'marketplace', name: 'Marketplace' },
    region,
    domain,
  )
  const languages = acceptLanguage(language)
  return {
    retailer,
    storefront: { region, retailerId: retailer.id, domain, languages, sellingRegion, marketplaceId },
  }
}

function regionsOf({ id, retailer, name, domains }: Target): Row[] {
  if (retailer === null) return []
  return Object.entries(domains).map(([region, domain]) => regionOf({ id, retailer, name }, region, domain))
}

function regionOf(
  { id: target, retailer, name }: { id: string; retailer: string; name: string },
  region: string,
  domain: string,
): Row {
  const rules = IMAGE_RULES[target]
  if (!rules) throw new Error(`the target "${target}" has no image rules`)
  return {
    retailer: {
      id: `${retailer}_${region}`,
      retailer,
      region,
      display_name: `${name} ${region.toUpperCase()}`,
      domain,
      ...rules,
      recommendedCarouselImages: CAROUSEL_IMAGES[target] ?? rules.recommendedCarouselImages,
    },
    storefront: null,
  }
}

function acceptLanguage(language: string): string {
  const [base = ''] = language.split('-')
  return base === 'en' ? `${language},en;q=0.9` : `${language},${base};q=0.9,en;q=0.6`
}
