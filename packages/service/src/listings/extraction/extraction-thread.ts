import { decodePage } from './decode-page.ts'
import { type AskedFor, type ExtractedListing, extractListing } from './extract-listing.ts'

export type ExtractionTask = {
  bytes: Uint8Array
  contentType: string
  asked: AskedFor
}

/** What `extract-off-thread.ts` calls in its thread. */
export function extract({ bytes, contentType, asked }: ExtractionTask): ExtractedListing {
  return extractListing(decodePage(bytes, contentType), asked)
}
