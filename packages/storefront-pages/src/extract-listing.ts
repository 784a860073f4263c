import { findStorefront, isAsin, storefrontAt } from '@endcap/catalog'
import { gallerySources, largestRendition } from './gallery/gallery-sources.ts'
import { originalImageUrl } from './gallery/image-url.ts'
import { propertyValues } from './gallery/js-literal.ts'
import { hostOf, type PageKind, pageKind } from './page-kind.ts'
import type { PageParts, RankLink } from './parts/page-parts.ts'
import { readPage } from './parts/read-page.ts'
import { PHRASES } from './phrases.ts'

export type ListingFlag =
  | 'out_of_stock'
  /** The requested ASIN was merged into another. */
  | 'other_asin'
  | 'other_storefront'
  | 'no_images'

export type RequestedPage = {
  asin: string
  region: string
  /** Base of relative URLs. Defaults to the listing's URL. */
  address?: string
}

/** Missing parts are null or empty. */
export type ExtractedListing = {
  kind: PageKind
  asin: string | null
  title: string | null
  brand: string | null
  breadcrumbs: string[]
  /** Original URLs, in page order. */
  images: string[]
  flags: ListingFlag[]
  /** Department slug and label of each best-seller list. */
  ranks: RankLink[]
  /** Department slugs, most reliable first. */
  departments: string[]
  language: string | null
}

const MAX_RANKS = 30
const MAX_IMAGES = 100

/**
 * Classifies a page and reads its listing. Accepts any input. Time and memory are linear in length, at any depth.
 */
export function extractListing(html: string, requested: RequestedPage): ExtractedListing {
  const parts = readPage(html)
  const pageAsin = asinOf(parts)
  const title = titleOf(parts)
  const address =
    requested.address ?? `https://${findStorefront(requested.region)?.domain}/dp/${requested.asin}`
  const images = imagesOf(parts, pageAsin, address)
  // Assumes the requested product.
  const asin = pageAsin ?? (parts.titles.productTitle && images.length > 0 ? requested.asin : null)
  const isListing = asin !== null && title !== null
  const flags: [ListingFlag, boolean][] = [
    ['out_of_stock', parts.marks.has('out-of-stock') || PHRASES.unavailable.test(parts.availability)],
    ['other_asin', asin !== null && asin !== requested.asin],
    ['other_storefront', isOfOtherStorefront(parts, requested.region)],
    ['no_images', images.length === 0],
  ]
  return {
    kind: pageKind(parts, isListing),
    asin,
    title,
    brand: brandOf(parts),
    breadcrumbs: parts.breadcrumbs,
    images,
    flags: isListing ? flags.flatMap(([flag, isSet]) => (isSet ? [flag] : [])) : [],
    ranks: ranksOf(parts),
    departments: [...new Set(parts.departments.filter((name) => name !== 'aps'))],
    language: parts.language?.slice(0, 2).toLowerCase() ?? null,
  }
}

function asinOf({ asins, scripts, addresses, details }: PageParts): string | null {
  const inScripts = scripts.flatMap((script) => ASIN_PROPERTY.exec(script)?.[1] ?? [])
  const inAddresses = addresses.flatMap((address) => ASIN_IN_ADDRESS.exec(address)?.[1] ?? [])
  const inDetails = details.flatMap(({ label, value }) => (/^(?:ASIN|ISBN-10)$/.test(label) ? [value] : []))
  return (
    [asins.form, ...inScripts, asins.data, ...inAddresses, asins.input, ...inDetails].find((asin) =>
      isAsin(asin ?? ''),
    ) ?? null
  )
}

const ASIN_PROPERTY = /["'](?:mediaAsin|currentAsin)["']\s*:\s*["']([A-Z0-9]{10})["']/
const ASIN_IN_ADDRESS = /\/(?:dp|gp\/product|gp\/aw\/d|product)\/([A-Z0-9]{10})(?:[/?#]|$)/

function titleOf({ titles }: PageParts): string | null {
  return titles.productTitle || titles.ebooksProductTitle || titles.title || null
}

/** Ignores authors. */
function brandOf({ details, byline }: PageParts): string | null {
  const detail =
    details.find(({ isBrand }) => isBrand) ?? details.find(({ label }) => PHRASES.brandLabel.test(label))
  if (detail) return detail.value
  if (!byline) return null
  for (const pattern of PHRASES.bylines) {
    const name = pattern.exec(byline.text)?.[1]
    if (name) return name
  }
  // A bare name needs a link to a brand store.
  return byline.href !== null && /\/stores\/|bl_dp|field-brand|\/b[/?]/.test(byline.href) ? byline.text : null
}

function imagesOf(
  { scripts, namedCovers, covers, thumbnails }: PageParts,
  asin: string | null,
  base: string,
): string[] {
  const originals = (sources: readonly string[]) =>
    sources.slice(0, MAX_IMAGES).flatMap((source) => originalImageUrl(source, base) ?? [])
  const gallery = originals(gallerySources(scripts, asin))
  // Stickers ("look inside") without an original may precede the cover.
  const cover = originals(
    [...namedCovers, ...covers].flatMap((attributes) => coverSource(attributes) ?? []),
  ).slice(0, 1)
  // The first thumbnail shows the cover.
  const shown = [...cover, ...originals(cover.length > 0 ? thumbnails.slice(1) : thumbnails)]
  return [...new Set(gallery.length > 0 ? gallery : shown)]
}

/** Picks the largest rendition. */
function coverSource(attributes: Readonly<Record<string, string>>): string | null {
  const highRes = attributes['data-old-hires'] || attributes['data-a-hires']
  if (highRes) return highRes
  const [dynamic] = propertyValues(`x:${attributes['data-a-dynamic-image'] ?? ''}`, 'x')
  return (
    largestRendition(dynamic) ??
    (/^(?:https?:)?\/\//.test(attributes['src'] ?? '') ? (attributes['src'] ?? null) : null)
  )
}

/** Falls back to the text of older pages: "#12 in Pet Supplies > Dogs (See Top 100)". */
function ranksOf({ ranks, details }: PageParts): RankLink[] {
  if (ranks.length > 0) return ranks
  const text = details.find(({ label }) => PHRASES.rankLabel.test(label))?.value ?? ''
  return Array.from(text.matchAll(PHRASES.rankInText), ([, path = '']) => path.split('>'))
    .flat()
    .slice(0, MAX_RANKS)
    .map((label) => ({ slug: '', label: label.trim() }))
}

function isOfOtherStorefront({ addresses }: PageParts, region: string): boolean {
  const regions = addresses.flatMap((address) => storefrontAt(hostOf(address))?.region ?? [])
  return regions.length > 0 && !regions.includes(region)
}
