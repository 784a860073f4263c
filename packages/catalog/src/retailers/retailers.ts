import type { ImageRules, Retailer, SellingRegion, Storefront } from './retailer.ts'

// Zoom needs 1,000 px, 1,600 px are recommended. The product fills 85 % of the frame on pure white. Listing pages
// show seven images including the hero before "more".
const MARKETPLACE: ImageRules = {
  mainImage: { minPixels: 1000, whiteBackground: true, minFillShare: 0.85, textAllowed: false, aspect: null },
  recommendedCarouselImages: 6,
}
// Grocers: square, at least 1,000 px, white.
const GROCER: ImageRules = {
  mainImage: { minPixels: 1000, whiteBackground: true, minFillShare: 0.8, textAllowed: false, aspect: 1 },
  recommendedCarouselImages: 5,
}
// General merchandise: square, at least 1,500 px, white.
const BIG_BOX: ImageRules = {
  mainImage: { minPixels: 1500, whiteBackground: true, minFillShare: 0.8, textAllowed: false, aspect: 1 },
  recommendedCarouselImages: 6,
}
// Picture policy: at least 500 px, any background, no added text, borders or artwork.
const AUCTION: ImageRules = {
  mainImage: { minPixels: 500, whiteBackground: false, minFillShare: 0.8, textAllowed: false, aspect: null },
  recommendedCarouselImages: 6,
}

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
  other('walmart', 'Walmart', 'us', 'www.walmart.com', BIG_BOX),
  other('walmart', 'Walmart', 'ca', 'www.walmart.ca', BIG_BOX),
  other('walmart', 'Walmart', 'mx', 'www.walmart.com.mx', BIG_BOX),
  other('target', 'Target', 'us', 'www.target.com', BIG_BOX),
  other('kroger', 'Kroger', 'us', 'www.kroger.com', GROCER),
  other('instacart', 'Instacart', 'us', 'www.instacart.com', GROCER),
  other('ebay', 'eBay', 'us', 'www.ebay.com', AUCTION),
  other('ebay', 'eBay', 'uk', 'www.ebay.co.uk', AUCTION),
  other('ebay', 'eBay', 'de', 'www.ebay.de', AUCTION),
  other('tesco', 'Tesco', 'uk', 'www.tesco.com', GROCER),
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
  const { retailer } = other('marketplace', 'Marketplace', region, domain, MARKETPLACE)
  const languages = acceptLanguage(language)
  return {
    retailer,
    storefront: { region, retailerId: retailer.id, domain, languages, sellingRegion, marketplaceId },
  }
}

function other(retailer: string, name: string, region: string, domain: string, rules: ImageRules): Row {
  const display_name = `${name} ${region.toUpperCase()}`
  return {
    retailer: { id: `${retailer}_${region}`, retailer, region, display_name, domain, ...rules },
    storefront: null,
  }
}

function acceptLanguage(language: string): string {
  const [base = ''] = language.split('-')
  return base === 'en' ? `${language},en;q=0.9` : `${language},${base};q=0.9,en;q=0.6`
}
