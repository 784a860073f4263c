import { createGuardedFetch } from '@endcap/foundation/net/guarded-fetch'
import { createListingSource, type ListingSource } from '@endcap/listing-sources'
import { createClassifyOffThread } from '../domains/categories/classify-off-thread.ts'
import { createResolveCategory } from '../domains/categories/resolve-category.ts'
import { createFetchImages, type FetchImages } from '../domains/images/fetch-images.ts'
import { type ApplySubmission, createApplySubmission } from '../domains/pdps/submission/apply-submission.ts'
import { createSubmitAsin, type SubmitAsin } from '../domains/pdps/submission/submit-asin.ts'
import { createFetchListing, type FetchListing } from '../domains/scraping/fetch-listing.ts'
import type { Parts } from './parts.ts'

/** Downloads for the submissions of requests and imports. */
export type Downloading = {
  fetchImages: FetchImages
  listingSource: ListingSource
  fetchListing: FetchListing
  /** Makes one attempt, for work that no person waits for. */
  fetchListingOnce: FetchListing
  classifyBreadcrumbs: ReturnType<typeof createClassifyOffThread>['classifyBreadcrumbs']
}

type Basics = Pick<Parts, 'config' | 'log' | 'metrics' | 'prepareImage' | 'findUpload'>

/** Opens downloads from addresses that strangers choose. */
export function openDownloading(basics: Basics, opened: AsyncDisposableStack): Downloading {
  const { config, log } = basics
  const fetch = opened.adopt(createGuardedFetch(config.fetch), ({ close }) => close())
  const listingSource = opened.use(createListingSource(config.scrape, log))
  return {
    fetchImages: createFetchImages({ ...basics, fetch, baseUrl: config.auth.baseUrl }),
    listingSource,
    fetchListing: createFetchListing({ source: listingSource, config: config.scrape, log }),
    fetchListingOnce: createFetchListing({
      source: listingSource,
      config: { ...config.scrape, attempts: 1 },
      log,
    }),
    classifyBreadcrumbs: opened.use(createClassifyOffThread(log)).classifyBreadcrumbs,
  }
}

/** Creates the submissions of PDPs. */
export function createSubmissions(
  parts: Parts,
  downloading: Downloading,
): { applySubmission: ApplySubmission; submitAsin: SubmitAsin } {
  const deps = { ...parts, ...downloading, db: parts.database.db }
  return {
    applySubmission: createApplySubmission({
      ...deps,
      resolveCategory: createResolveCategory(parts),
      baseUrl: parts.config.auth.baseUrl,
    }),
    submitAsin: createSubmitAsin(deps),
  }
}
