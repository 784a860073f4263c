import type { Storefront } from '@endcap/catalog'
import type { ExtractedListing } from '@endcap/storefront-pages'

/** A listing as a source returns it. */
export type Listing = Omit<ExtractedListing, 'kind' | 'asin' | 'title'> & {
  /** ASIN that it is listed under, which may differ from the requested one. */
  asin: string
  title: string
  source: ListingSourceName
  fetchedAt: Date
}

export const LISTING_SOURCES = ['storefront', 'catalog-api'] as const
export type ListingSourceName = (typeof LISTING_SOURCES)[number]

export type ListingQuery = { asin: string; storefront: Storefront }

/** Fetches listings. Each call is one attempt, without retries. */
export type ListingSource = AsyncDisposable & {
  /** Returns the host that is requested for a storefront. Requests are limited per host. */
  hostOf: (storefront: Storefront) => string
  /**
   * Returns the listing, or null if the storefront responds that it does not exist.
   *
   * @throws SourceError for any other response
   */
  fetchListing: (query: ListingQuery, signal: AbortSignal) => Promise<Listing | null>
}

type Details = { isTimeout?: boolean; isOutage?: boolean; cause?: unknown }

/** A source returned neither a listing nor "not found". Another attempt may succeed. */
export class SourceError extends Error {
  readonly isTimeout: boolean
  /** The host is unavailable or refuses requests, so other listings fail too. */
  readonly isOutage: boolean
  constructor(message: string, { isTimeout = false, isOutage = false, cause }: Details = {}) {
    super(message, { cause })
    this.name = 'SourceError'
    this.isTimeout = isTimeout
    this.isOutage = isOutage
  }
}
