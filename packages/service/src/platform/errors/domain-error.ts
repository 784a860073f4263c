/** Error codes of `/v1`. `http/errors.ts` defines their statuses. */
export type ErrorCode =
  | 'ASIN_NOT_FOUND_AT_RETAILER'
  | 'BATCH_NOT_FOUND'
  | 'CATEGORY_NOT_FOUND'
  | 'CATEGORY_NOT_IN_ORG_ICP'
  | 'CATEGORY_UNRESOLVED'
  | 'EMPTY_IMAGE'
  | 'EXTERNAL_CATEGORY_UNMAPPED'
  | 'GENERATED_IMAGE_NOT_ALLOWED'
  | 'HEADERS_TOO_LARGE'
  | 'IDEA_NOT_FOUND'
  | 'IMAGE_DOWNLOAD_FAILED'
  | 'IMAGE_NOT_FOUND'
  | 'IMAGE_UPLOAD_FAILED'
  | 'INTERNAL_ERROR'
  | 'INVALID_ASIN'
  | 'INVALID_GTIN'
  | 'INVALID_ID'
  | 'INVALID_REGION'
  | 'INVALID_RETAILER'
  | 'MALFORMED_JSON'
  | 'MALFORMED_REQUEST'
  | 'METHOD_NOT_ALLOWED'
  | 'MISSING_PRODUCT_CATEGORY'
  | 'NOT_FOUND'
  | 'NO_DEFAULT_PORTFOLIO'
  | 'NO_VALID_CATEGORY'
  | 'PAYLOAD_TOO_LARGE'
  | 'PDP_NOT_FOUND'
  | 'QUEUE_ENQUEUE_FAILED'
  | 'RATE_LIMITED'
  | 'REQUEST_TIMEOUT'
  | 'SCRAPE_TIMEOUT'
  | 'SCRAPE_UPSTREAM_ERROR'
  | 'SERVICE_UNAVAILABLE'
  | 'TOO_MANY_IMAGES'
  | 'UNAUTHORIZED'
  | 'URL_NOT_VALID'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'VALIDATION_ERROR'

export type Problem = { field: string; issue: string }

type Details = {
  /** The `extra` of the Error object. */
  extra?: Record<string, unknown>
  /** Response headers of the error. */
  headers?: Record<string, string>
  /** Cause, for the log only. */
  cause?: unknown
}

/** Refusal of a use case: a code and a message for the client, and a cause for the log. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly extra: Record<string, unknown> | null
  readonly headers: Record<string, string>
  constructor(code: ErrorCode, detail: string, { extra, headers, cause }: Details = {}) {
    super(detail, { cause })
    this.name = 'DomainError'
    this.code = code
    this.extra = extra ?? null
    this.headers = headers ?? {}
  }
}

/** Creates the error for invalid fields. It lists every problem. */
export function validationError(problems: Problem[]): DomainError {
  const [first] = problems
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : ''
  return new DomainError(
    'VALIDATION_ERROR',
    first ? `${first.field}: ${first.issue}${more}` : 'the request is not valid',
    {
      extra: { problems },
    },
  )
}
