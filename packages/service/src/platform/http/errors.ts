import type { ErrorCode } from '../errors/domain-error.ts'

type Meaning = { status: number; meaning: string }

/** HTTP status and meaning of each error code. */
export const ERRORS: Record<ErrorCode, Meaning> = {
  CATEGORY_NOT_FOUND: {
    status: 400,
    meaning: 'the category does not exist, or your organization may not use it',
  },
  CATEGORY_NOT_IN_ORG_ICP: { status: 400, meaning: 'your organization may not use the category' },
  CATEGORY_UNRESOLVED: {
    status: 400,
    meaning: 'no category was given, and none can be derived from gtin, asin or name',
  },
  EMPTY_IMAGE: { status: 400, meaning: 'the downloaded image is empty' },
  EXTERNAL_CATEGORY_UNMAPPED: { status: 400, meaning: 'external_category_id is not mapped to a category' },
  GENERATED_IMAGE_NOT_ALLOWED: {
    status: 400,
    meaning: 'the image was made by Spark; only images that you submitted can be root images',
  },
  IMAGE_DOWNLOAD_FAILED: {
    status: 400,
    meaning: 'images could not be downloaded; `extra.failed_urls` lists the reasons',
  },
  INVALID_ASIN: { status: 400, meaning: 'the ASIN does not have 10 upper-case letters and digits' },
  INVALID_GTIN: {
    status: 400,
    meaning: 'the GTIN does not have 8, 12, 13 or 14 digits with a valid check digit',
  },
  INVALID_ID: { status: 400, meaning: 'the id is empty, longer than 512 characters, or not UTF-8' },
  INVALID_REGION: { status: 400, meaning: 'the region has no supported storefront' },
  INVALID_RETAILER: { status: 400, meaning: 'the retailer region is not supported' },
  MALFORMED_JSON: { status: 400, meaning: 'the body is not valid JSON' },
  MALFORMED_REQUEST: { status: 400, meaning: 'the request is not valid HTTP' },
  MISSING_PRODUCT_CATEGORY: { status: 400, meaning: 'the image has no product category' },
  NO_DEFAULT_PORTFOLIO: { status: 400, meaning: 'your organization has no default portfolio' },
  NO_VALID_CATEGORY: { status: 400, meaning: 'no category can be derived from the storefront’s page' },
  UNAUTHORIZED: {
    status: 401,
    meaning: 'the access token is missing, invalid or expired, or its client is disabled',
  },
  URL_NOT_VALID: { status: 403, meaning: 'the address has expired or was altered' },
  ASIN_NOT_FOUND_AT_RETAILER: { status: 404, meaning: 'the storefront has no such listing' },
  BATCH_NOT_FOUND: { status: 404, meaning: 'the image has no such batch' },
  IDEA_NOT_FOUND: { status: 404, meaning: 'the image has no such idea' },
  IMAGE_NOT_FOUND: { status: 404, meaning: 'there is no such image in your organization' },
  NOT_FOUND: { status: 404, meaning: 'there is nothing at this address' },
  PDP_NOT_FOUND: { status: 404, meaning: 'there is no such listing in your organization' },
  METHOD_NOT_ALLOWED: { status: 405, meaning: 'the address does not accept this method; see `Allow`' },
  REQUEST_TIMEOUT: { status: 408, meaning: 'the request did not arrive in time' },
  PAYLOAD_TOO_LARGE: { status: 413, meaning: 'the body is larger than 1 MiB' },
  TOO_MANY_IMAGES: { status: 413, meaning: 'more than 20 carousel images' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, meaning: 'the body is not uncompressed application/json' },
  VALIDATION_ERROR: { status: 422, meaning: 'fields are invalid; `extra.problems` lists them all' },
  RATE_LIMITED: {
    status: 429,
    meaning: 'your organization has too many submissions in this minute, or too many jobs waiting',
  },
  HEADERS_TOO_LARGE: { status: 431, meaning: 'address and headers are larger than 64 KiB' },
  INTERNAL_ERROR: { status: 500, meaning: 'an unexpected error; the log has the cause under the request id' },
  QUEUE_ENQUEUE_FAILED: {
    status: 500,
    meaning: 'the request could not be queued and is marked failed; try again',
  },
  IMAGE_UPLOAD_FAILED: { status: 502, meaning: 'the images could not be stored; try again' },
  SCRAPE_UPSTREAM_ERROR: {
    status: 502,
    meaning: 'the storefront could not be read after several attempts; try again',
  },
  SERVICE_UNAVAILABLE: { status: 503, meaning: 'temporarily unavailable; try again after `Retry-After`' },
  SCRAPE_TIMEOUT: {
    status: 504,
    meaning: 'the storefront did not respond in time after several attempts; try again',
  },
}

/** Statuses that the specification changes for one operation, by operation id. */
const EXCEPTIONS: Record<string, Partial<Record<ErrorCode, number>>> = {
  scoreImage: { CATEGORY_NOT_FOUND: 404 },
}

/** Returns the status of an error in an operation. `operationId` is null if no route matches. */
export function statusOf(code: ErrorCode, operationId: string | null): number {
  return (operationId === null ? undefined : EXCEPTIONS[operationId]?.[code]) ?? ERRORS[code].status
}
