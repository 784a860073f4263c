import { decodePage, type ExtractedListing, type RequestedPage } from '@endcap/storefront-pages'
import { extractListing } from '@endcap/storefront-pages/extract-listing'

export type ExtractionTask = {
  bytes: Uint8Array
  contentType: string
  requested: RequestedPage
}

/** Entry point of the thread of `extract-off-thread.ts`. */
export function extract({ bytes, contentType, requested }: ExtractionTask): ExtractedListing {
  return extractListing(decodePage(bytes, contentType), requested)
}
