import type { ExtractedListing } from './extraction/extract-listing.ts'
import type { Storefront } from './storefronts.ts'

/** A listing as a source has it. */
export type Listing = Omit<ExtractedListing, 'kind' | 'asin' | 'title'> & {
  /** The one that it is listed under, which may be another than the one asked for. */
  asin: string
  title: string
  source: ListingSourceName
  fetchedAt: Date
}

export const LISTING_SOURCES = ['storefront', 'catalog-api'] as const
export type ListingSourceName = (typeof LISTING_SOURCES)[number]

export type ListingQuestion = { asin: string; storefront: Storefront }

/** Where listings are looked up: one attempt, without patience. */
export type ListingSource = AsyncDisposable & {
  /** Who is asked about this storefront; attempts at one host take turns. */
  hostOf: (storefront: Storefront) => string
  /**
   * The listing; null where the storefront says that it has none.
   *
   * @throws SourceError where it does not say
   */
  look: (question: ListingQuestion, signal: AbortSignal) => Promise<Listing | null>
}

type Details = { isTimeout?: boolean; isOutage?: boolean; cause?: unknown }

/** A source did not answer the question. Asked again, it may. */
export class SourceError extends Error {
  readonly isTimeout: boolean
  /** It answers nobody, or turns everybody away: not this page is at fault, but its host. */
  readonly isOutage: boolean
  constructor(message: string, { isTimeout = false, isOutage = false, cause }: Details = {}) {
    super(message, { cause })
    this.name = 'SourceError'
    this.isTimeout = isTimeout
    this.isOutage = isOutage
  }
}
