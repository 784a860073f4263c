import type { MainImageRules } from '@endcap/scoring'

/** A retailer region, and its rules for images. */
export type Retailer = {
  id: string
  retailer: string
  region: string
  display_name: string
  domain: string
  mainImage: MainImageRules
  recommendedCarouselImages: number
}

export const DEFAULT_RETAILER = 'marketplace_us'

type Rules = Pick<Retailer, 'mainImage' | 'recommendedCarouselImages'>

// Zoom needs 1,000 px, and 1,600 px are recommended. The product fills at least 85 % of the frame on pure
// white. Listing pages show seven images including the hero before "more".
const MARKETPLACE: Rules = {
  mainImage: { minPixels: 1000, whiteBackground: true, minFillShare: 0.85, textAllowed: false, aspect: null },
  recommendedCarouselImages: 6,
}
// Grocers: square, at least 1,000 px, white background.
const GROCER: Rules = {
  mainImage: { minPixels: 1000, whiteBackground: true, minFillShare: 0.8, textAllowed: false, aspect: 1 },
  recommendedCarouselImages: 5,
}
// General merchandise: square, at least 1,500 px, white background.
const BIG_BOX: Rules = {
  mainImage: { minPixels: 1500, whiteBackground: true, minFillShare: 0.8, textAllowed: false, aspect: 1 },
  recommendedCarouselImages: 6,
}
// Sellers' own pictures: at least 500 px, any background.
const AUCTION: Rules = {
  mainImage: { minPixels: 500, whiteBackground: false, minFillShare: 0.8, textAllowed: true, aspect: null },
  recommendedCarouselImages: 6,
}

const MARKETPLACE_DOMAINS: Record<string, string> = {
  us: 'www.amazon.com',
  ca: 'www.amazon.ca',
  mx: 'www.amazon.com.mx',
  br: 'www.amazon.com.br',
  uk: 'www.amazon.co.uk',
  de: 'www.amazon.de',
  fr: 'www.amazon.fr',
  it: 'www.amazon.it',
  es: 'www.amazon.es',
  nl: 'www.amazon.nl',
  se: 'www.amazon.se',
  pl: 'www.amazon.pl',
  be: 'www.amazon.com.be',
  ie: 'www.amazon.ie',
  tr: 'www.amazon.com.tr',
  ae: 'www.amazon.ae',
  sa: 'www.amazon.sa',
  eg: 'www.amazon.eg',
  in: 'www.amazon.in',
  jp: 'www.amazon.co.jp',
  sg: 'www.amazon.sg',
  au: 'www.amazon.com.au',
  za: 'www.amazon.co.za',
}

export const RETAILERS: readonly Retailer[] = [
  ...Object.entries(MARKETPLACE_DOMAINS).map(([region, domain]) =>
    row('marketplace', 'Marketplace', region, domain, MARKETPLACE),
  ),
  row('walmart', 'Walmart', 'us', 'www.walmart.com', BIG_BOX),
  row('walmart', 'Walmart', 'ca', 'www.walmart.ca', BIG_BOX),
  row('walmart', 'Walmart', 'mx', 'www.walmart.com.mx', BIG_BOX),
  row('target', 'Target', 'us', 'www.target.com', BIG_BOX),
  row('kroger', 'Kroger', 'us', 'www.kroger.com', GROCER),
  row('instacart', 'Instacart', 'us', 'www.instacart.com', GROCER),
  row('ebay', 'eBay', 'us', 'www.ebay.com', AUCTION),
  row('ebay', 'eBay', 'uk', 'www.ebay.co.uk', AUCTION),
  row('ebay', 'eBay', 'de', 'www.ebay.de', AUCTION),
  row('tesco', 'Tesco', 'uk', 'www.tesco.com', GROCER),
]

function row(retailer: string, name: string, region: string, domain: string, rules: Rules): Retailer {
  return {
    id: `${retailer}_${region}`,
    retailer,
    region,
    display_name: `${name} ${region.toUpperCase()}`,
    domain,
    ...rules,
  }
}

const BY_ID = new Map(RETAILERS.map((retailer) => [retailer.id, retailer]))

/** Returns the retailer region with an id, or null. */
export function findRetailer(id: string): Retailer | null {
  return BY_ID.get(id) ?? null
}
