import type { Storefront } from '@endcap/catalog'
import type { ExtractedListing } from '@endcap/storefront-pages'

export type Listing = Omit<ExtractedListing, 'kind' | 'asin' | 'title'> & {
  /** May differ from the requested ASIN. */
  asin: string
  title: string
  source: ListingSourceName
  fetchedAt: Date
}

export const LISTING_SOURCES = ['storefront', 'catalog-api'] as const
export type ListingSourceName = (typeof LISTING_SOURCES)[number]

export type ListingQuery = { asin: string; storefront: Storefront }

/** Makes one attempt per call. */
export type ListingSource = AsyncDisposable & {
  /** Returns the requested host, for per-host limits. */
  hostOf: (storefront: Storefront) => string
  /**
   * Returns true if the host's robots rules allow a read that no person waits for. Reads the rules once a day.
   * @throws SourceError if they cannot be read
   */
  mayRead: (query: ListingQuery, signal: AbortSignal) => Promise<boolean>
  /**
   * Returns null if the storefront reports a missing listing.
   * @throws SourceError for any other response
   */
  fetchListing: (query: ListingQuery, signal: AbortSignal) => Promise<Listing | null>
}

/** `unreadable`: the response is no page of a listing. */
export type SourceReason = 'no_response' | 'unavailable' | 'robot_check' | 'unreadable' | 'no_pictures'

type Details = { isTimeout?: boolean; isOutage?: boolean; reason?: SourceReason; cause?: unknown }

/** Neither a listing nor "not found". Another attempt may succeed. */
export class SourceError extends Error {
  readonly isTimeout: boolean
  /** The host is unavailable or refuses requests, so others fail too. */
  readonly isOutage: boolean
  readonly reason: SourceReason
  constructor(message: string, { isTimeout = false, isOutage = false, reason, cause }: Details = {}) {
    super(message, { cause })
    this.name = 'SourceError'
    this.isTimeout = isTimeout
    this.isOutage = isOutage
    this.reason = reason ?? (isTimeout ? 'no_response' : isOutage ? 'unavailable' : 'unreadable')
  }
}
