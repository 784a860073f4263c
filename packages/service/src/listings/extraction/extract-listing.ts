import { findStorefront, storefrontAt } from '../storefronts.ts'
import { gallerySources, largestRendition } from './gallery.ts'
import { propertyValues } from './js-literal.ts'
import { originalImageUrl } from './image-url.ts'
import { hostOf, type PageKind, pageKind } from './page-kind.ts'
import { BRAND_LABEL, BYLINES, RANK_LABEL, UNAVAILABLE } from './phrases.ts'
import { isAsin } from '../../asin.ts'
import type { PageParts, RankLink } from './page-parts.ts'
import { readPage } from './read-page.ts'

export type ListingFlag =
  /** It cannot be bought at the moment. */
  | 'out_of_stock'
  /** The page is about another ASIN than the one asked for, into which that was merged. */
  | 'other_asin'
  /** The page is another storefront's than the one asked. */
  | 'other_storefront'
  | 'no_images'

export type AskedFor = {
  asin: string
  /** Of the storefront. */
  region: string
  /** Where the page was found, which addresses in it may be relative to; the storefront's unless told. */
  address?: string
}

/** What a page tells of a listing; what it does not tell is null or empty. */
export type ExtractedListing = {
  kind: PageKind
  asin: string | null
  title: string | null
  brand: string | null
  breadcrumbs: string[]
  /** In page order, each as the original that the storefront has. */
  images: string[]
  flags: ListingFlag[]
  /** Best-seller lists it is on: the department's name in addresses, and the shelf's in words. */
  ranks: RankLink[]
  /** Names of the department in addresses, the surest first. */
  departments: string[]
  language: string | null
}

/** Of one rank in words: its shelves. */
const MAX_RANKS = 30
/** More is no gallery. */
const MAX_IMAGES = 100

/**
 * Reads a storefront's page: what kind of page it is, and the listing where it is a product's. Stands
 * any input; time and memory grow with its length, not with its depth.
 *
 * @param asked what the page was asked for
 */
export function extractListing(html: string, asked: AskedFor): ExtractedListing {
  const parts = readPage(html)
  const named = asinOf(parts)
  const title = titleOf(parts)
  const address = asked.address ?? `https://${findStorefront(asked.region)?.domain}/dp/${asked.asin}`
  const images = imagesOf(parts, named, address)
  // A product's page that names no ASIN is of the one that it was asked for.
  const asin = named ?? (parts.titles.productTitle && images.length > 0 ? asked.asin : null)
  const isListing = asin !== null && title !== null
  const flags: [ListingFlag, boolean][] = [
    ['out_of_stock', parts.marks.has('out-of-stock') || UNAVAILABLE.test(parts.availability)],
    ['other_asin', asin !== null && asin !== asked.asin],
    ['other_storefront', isOfOtherStorefront(parts, asked.region)],
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

/** Of the product that the page shows: its form, its data, its address. */
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

/** As the details have it, or the line under the title; authors of books are no brand. */
function brandOf({ details, byline }: PageParts): string | null {
  const detail =
    details.find(({ isBrand }) => isBrand) ?? details.find(({ label }) => BRAND_LABEL.test(label))
  if (detail) return detail.value
  if (!byline) return null
  for (const pattern of BYLINES) {
    const name = pattern.exec(byline.text)?.[1]
    if (name) return name
  }
  // A bare name that leads to the brand's shop.
  return byline.href !== null && /\/stores\/|bl_dp|field-brand|\/b[/?]/.test(byline.href) ? byline.text : null
}

function imagesOf({ scripts, covers, thumbnails }: PageParts, asin: string | null, base: string): string[] {
  const gallery = gallerySources(scripts, asin)
  const cover = covers.flatMap((attributes) => coverSource(attributes) ?? [])[0]
  const shown = [
    ...(cover === undefined ? [] : [cover]),
    ...(thumbnails.length > 1 ? thumbnails.slice(1) : []),
  ]
  const sources = gallery.length > 0 ? gallery : shown
  const urls = sources.slice(0, MAX_IMAGES).flatMap((source) => originalImageUrl(source, base) ?? [])
  return [...new Set(urls)]
}

/** The largest rendition that an image element names. */
function coverSource(attributes: Readonly<Record<string, string>>): string | null {
  const old = attributes['data-old-hires'] || attributes['data-a-hires']
  if (old) return old
  const [dynamic] = propertyValues(`x:${attributes['data-a-dynamic-image'] ?? ''}`, 'x')
  return (
    largestRendition(dynamic) ??
    (/^https?:/.test(attributes['src'] ?? '') ? (attributes['src'] ?? null) : null)
  )
}

/** As links; on older pages as text: "#12 in Pet Supplies > Dogs (See Top 100)". */
function ranksOf({ ranks, details }: PageParts): RankLink[] {
  if (ranks.length > 0) return ranks
  const text = details.find(({ label }) => RANK_LABEL.test(label))?.value ?? ''
  return Array.from(text.matchAll(RANK_IN_TEXT), ([, trail = '']) => trail.split('>'))
    .flat()
    .slice(0, MAX_RANKS)
    .map((label) => ({ slug: '', label: label.trim() }))
}

const RANK_IN_TEXT = /\d\s*(?:in|en|em|dans|i|w|位)\s+([^\d(#]{2,120})/gu

function isOfOtherStorefront({ addresses }: PageParts, region: string): boolean {
  const regions = addresses.flatMap((address) => storefrontAt(hostOf(address))?.region ?? [])
  return regions.length > 0 && !regions.includes(region)
}
