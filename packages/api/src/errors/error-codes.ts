/** `details` is for docs/api.md only. */
type ErrorDescription = { status: number; meaning: string; details?: string }

/** HTTP status and meaning of each `error_code` of an Error object. */
export const ERRORS = {
  CATEGORY_NOT_FOUND: {
    status: 400,
    meaning: 'there is no category with this id, or your organization may not use it',
  },
  CATEGORY_NOT_IN_ORG_ICP: {
    status: 400,
    meaning: 'your organization may not use the category',
    details: 'Applies to single images and to listings by ASIN.',
  },
  CATEGORY_UNRESOLVED: {
    status: 400,
    meaning: 'no category was given, and none can be derived from gtin, asin or name',
  },
  EMPTY_IMAGE: { status: 400, meaning: 'the downloaded or uploaded image is empty' },
  EXTERNAL_CATEGORY_UNMAPPED: { status: 400, meaning: 'external_category_id is not mapped to a category' },
  GENERATED_IMAGE_NOT_ALLOWED: {
    status: 400,
    meaning: 'the image was made by Spark, so it cannot be a root image',
    details: 'Send the request for the image that you submitted.',
  },
  IMAGE_DOWNLOAD_FAILED: {
    status: 400,
    meaning: 'images could not be downloaded; `extra.failed_urls` lists the reasons',
  },
  INVALID_ASIN: { status: 400, meaning: 'the ASIN does not have 10 upper-case letters and digits' },
  INVALID_CURSOR: {
    status: 400,
    meaning: 'the cursor is not one of this list with the same filters and sort',
    details:
      'Start again without a cursor. For events, `after` is the id of no event, or of one that is no longer kept.',
  },
  INVALID_GTIN: {
    status: 400,
    meaning: 'the GTIN does not have 8, 12, 13 or 14 digits with a valid check digit',
  },
  INVALID_ID: {
    status: 400,
    meaning: 'the id is empty, `.` or `..`, longer than 512 characters, or not UTF-8',
  },
  INVALID_IMPORT_FILE: {
    status: 400,
    meaning: 'the file is not a catalog that can be imported; `extra.reason` is the reason',
    details:
      'Applies to imports. The message says what to do, for example to save an Excel workbook as CSV. The reasons are in [imports](imports.md).',
  },
  INVALID_IMAGE: {
    status: 400,
    meaning: 'the upload is not an acceptable image; `extra.reason` is the reason',
    details: 'The reasons `unsupported_type`, `corrupt_image` and `too_many_pixels` are those of downloads.',
  },
  INVALID_REGION: { status: 400, meaning: 'the region has no supported storefront' },
  INVALID_RETAILER: { status: 400, meaning: 'the retailer region is not supported' },
  INVALID_OUTCOME_FILE: {
    status: 400,
    meaning: 'the file is no report that is known, or has more than 200,000 rows; `message` says which',
  },
  INVALID_RIVALS: {
    status: 400,
    meaning:
      'entries are neither ASINs nor product pages of the storefront; `extra.problems` has the reason of each',
  },
  LINK_NOT_VALID: {
    status: 400,
    meaning: 'the sign-in link is unknown, used or expired',
    details: 'Applies to the console. Ask for a new link.',
  },
  MALFORMED_JSON: { status: 400, meaning: 'the body is not valid JSON' },
  MALFORMED_REQUEST: {
    status: 400,
    meaning: 'the request is not valid HTTP',
    details: 'For example, it has no `Host` or two lengths.',
  },
  MISSING_PRODUCT_CATEGORY: { status: 400, meaning: 'the image has no product category' },
  NOT_MADE_BY_SPARK: { status: 400, meaning: 'the image was not made by Spark, so it has no verdict' },
  NO_DEFAULT_PORTFOLIO: { status: 400, meaning: 'your organization has no default portfolio' },
  NO_VALID_CATEGORY: { status: 400, meaning: 'no category can be derived from the storefront’s page' },
  SHOP_REFUSED: {
    status: 400,
    meaning: 'the shop refuses the token, or has no such product; `extra.problem` is the reason',
    details: 'Applies to [shops](shops.md), which has the reasons.',
  },
  SIGN_IN_REFUSED: {
    status: 400,
    meaning: 'the passkey or recovery code is not valid',
    details: 'Applies to the console. Try again, or use another way in.',
  },
  WEBHOOK_URL_REFUSED: {
    status: 400,
    meaning: 'the address of the webhook endpoint may not be called',
    details:
      'Only https addresses on the public internet are called, without user information and on port 443. The operator can allow others with `ENDCAP_WEBHOOK_ALLOWED_ORIGINS`.',
  },
  SIGNED_OUT: {
    status: 401,
    meaning: 'nobody is signed in, or the session has ended',
    details: 'Applies to the console.',
  },
  SHARE_PASSWORD_REQUIRED: {
    status: 401,
    meaning: 'the shared link has a password',
    details: 'Applies to the console.',
  },
  UNAUTHORIZED: {
    status: 401,
    meaning: 'the access token is missing, invalid or expired, or its client is disabled',
  },
  FORBIDDEN: {
    status: 403,
    meaning: 'your role, or the limits of your credential, do not allow this',
    details:
      'Applies to people, who have a role in their organization, and to credentials that were created with limits: a viewer and `read` change nothing. Requests of another site to the console get it too.',
  },
  SHARE_READ_ONLY: {
    status: 403,
    meaning: 'nothing can be sent through this link',
    details: 'Applies to the console.',
  },
  SHARE_PASSWORD_WRONG: {
    status: 403,
    meaning:
      'this is not the password of the shared link; `extra.tries_left` counts the tries before a pause',
    details: 'Applies to the console.',
  },
  URL_NOT_VALID: {
    status: 403,
    meaning: 'the address has expired or was altered',
    details: 'Applies to signed URLs below `/blobs`. Read the batch again for a new one.',
  },
  ASIN_NOT_FOUND_AT_RETAILER: { status: 404, meaning: 'the storefront has no such listing' },
  BATCH_NOT_FOUND: { status: 404, meaning: 'the image has no such batch' },
  COMMENT_NOT_FOUND: { status: 404, meaning: 'there is no such comment in your organization' },
  CORRECTION_NOT_FOUND: { status: 404, meaning: 'there is no such correction in your organization' },
  CREDENTIAL_NOT_FOUND: { status: 404, meaning: 'there is no such credential in your organization' },
  DRAFT_NOT_FOUND: {
    status: 404,
    meaning: 'there is no such draft in your organization',
    details: 'Drafts are kept for 24 hours.',
  },
  FAMILY_NOT_FOUND: { status: 404, meaning: 'there is no such family in your organization' },
  FACTS_NOT_FOUND: {
    status: 404,
    meaning: 'the image has no facts of your organization in this namespace',
  },
  FIX_NOT_FOUND: {
    status: 404,
    meaning: 'the image has no such fix',
    details: 'A fix is a request to crop or whiten an image.',
  },
  IDEA_NOT_FOUND: {
    status: 404,
    meaning: 'the image has no such idea',
    details: 'An idea is a request for ideas.',
  },
  BULK_CHANGE_NOT_FOUND: {
    status: 404,
    meaning: 'there is no such bulk change in your organization',
    details: 'Bulk changes are deleted after 30 days, and those that were not started after a day.',
  },
  IMPORT_NOT_FOUND: {
    status: 404,
    meaning: 'there is no such import in your organization',
    details: 'Imports are deleted 30 days after their end.',
  },
  IMAGE_NOT_FOUND: { status: 404, meaning: 'there is no such image in your organization' },
  NOT_FOUND: { status: 404, meaning: 'there is nothing at this address' },
  PDP_NOT_FOUND: {
    status: 404,
    meaning: 'there is no such listing in your organization',
    details:
      'Check the id, GTIN or ASIN, and the `retailer` or `region` that it was submitted with. When you submit by ASIN, the code means that the organization has no default portfolio.',
  },
  ACCEPTANCE_TARGET_NOT_FOUND: {
    status: 404,
    meaning: 'there is no such target, or no such version of its rules',
  },
  RUBRIC_NOT_FOUND: {
    status: 404,
    meaning: 'there is no rubric of this family, or no such version of it',
  },
  SHARE_NOT_FOUND: {
    status: 404,
    meaning: 'there is no such link',
    details: 'Unknown, expired and closed links get the same answer.',
  },
  TEACHING_VERSION_NOT_FOUND: {
    status: 404,
    meaning: 'there is no such version of what was learned in your organization',
  },
  SHOT_NOT_FOUND: { status: 404, meaning: 'there is no such shot in your organization' },
  UPLOAD_NOT_FOUND: {
    status: 404,
    meaning: 'there is no such upload in your organization',
    details: 'Uploads that no listing uses are kept for 24 hours.',
  },
  SHOP_CONNECTION_NOT_FOUND: {
    status: 404,
    meaning: 'there is no such connection to a shop in your organization',
  },
  SHOP_PUSH_NOT_FOUND: { status: 404, meaning: 'there is no such push to a shop in your organization' },
  GOAL_NOT_FOUND: { status: 404, meaning: 'there is no such goal in your organization' },
  PICTURE_NOT_FOUND: {
    status: 404,
    meaning:
      'a picture of an arm is neither stored in your organization nor of the listing; `extra` has its `arm_id`, or its name as `arm`',
  },
  OUTCOME_NOT_FOUND: { status: 404, meaning: 'there is no such row of results in your organization' },
  OUTCOME_TEST_EXISTS: { status: 409, meaning: 'a test of this source has this name already' },
  OUTCOME_TEST_NOT_FOUND: { status: 404, meaning: 'there is no such test in your organization' },
  RIVAL_SET_NOT_FOUND: { status: 404, meaning: 'there is no such set of rivals in your organization' },
  LIVE_WATCH_NOT_FOUND: { status: 404, meaning: 'there is no such live check in your organization' },
  VIEW_NOT_FOUND: {
    status: 404,
    meaning: 'there is no such view that is yours or shared in your organization',
  },
  WEBHOOK_DELIVERY_NOT_FOUND: {
    status: 404,
    meaning: 'the webhook endpoint has no such delivery',
    details: 'Deliveries and their events are kept for 30 days.',
  },
  WEBHOOK_ENDPOINT_NOT_FOUND: {
    status: 404,
    meaning: 'there is no such webhook endpoint in your organization',
  },
  METHOD_NOT_ALLOWED: { status: 405, meaning: 'the address does not accept this method; see `Allow`' },
  REQUEST_TIMEOUT: {
    status: 408,
    meaning: 'the request did not arrive in time',
    details:
      'The limit is 30 seconds for the headers, and then for the body; a catalog file may take ten minutes.',
  },
  PDP_EXISTS: {
    status: 409,
    meaning: 'another listing has this id and retailer already',
    details:
      'Delete the other listing first, or give it or the listing another id. A deleted listing is restored under the ' +
      'id that it had.',
  },
  FACTS_CHANGED: {
    status: 409,
    meaning: 'the facts have another version than `expected_version`',
    details: 'Somebody else has changed them. Read them again and decide anew.',
  },
  IDEMPOTENCY_KEY_IN_USE: {
    status: 409,
    meaning: 'a request with this `Idempotency-Key` is still running; try again after `Retry-After`',
  },
  IMAGE_IN_USE: {
    status: 409,
    meaning: 'the image is part of a listing',
    details: 'Submit the listing without the image, or delete the listing.',
  },
  IMAGES_CHANGED: {
    status: 409,
    meaning: 'the listing has other images than `expected_image_ids`',
    details: 'Somebody else has changed the listing. Read it again and decide anew.',
  },
  PDP_NOT_SCORED: {
    status: 409,
    meaning: 'the listing has no score yet',
    details:
      'Poll it until it is scored. Applies to explanations, and to what-if requests whose base has no images yet.',
  },
  NO_SHOP_PAGE: {
    status: 409,
    meaning: 'the listing has no page at a storefront that can be read',
    details: 'Only listings by ASIN have one.',
  },
  SHOP_NOT_READ: {
    status: 409,
    meaning: 'the shop’s page of the listing was not read yet',
    details: 'Check it now, and poll until `is_reading` is false.',
  },
  IMAGE_NOT_SCORED: {
    status: 409,
    meaning: 'the image has no score yet',
    details: 'Poll it until it is scored. Applies to explanations.',
  },
  BULK_CHANGE_CONFLICT: {
    status: 409,
    meaning:
      'more listings meet the filters than you expect, or the bulk change cannot be started or undone now',
    details: 'It can be started until it is undone, and undone once it is started.',
  },
  SHOPS_OFF: {
    status: 409,
    meaning: 'this installation has no key for the tokens of shops',
    details: 'The operator sets `ENDCAP_SHOP_KEY`.',
  },
  SHOP_PUSH_CONFLICT: {
    status: 409,
    meaning: 'the push does not allow this in its status, or another one changes the same product',
  },
  TOO_MANY_SHOP_CONNECTIONS: {
    status: 409,
    meaning: 'your organization has 20 connections to shops already',
  },
  IMPORT_ENDED: {
    status: 409,
    meaning: 'the import has ended, so it can be neither started nor cancelled',
    details: 'Upload the file again.',
  },
  IMPORT_NOT_READY: {
    status: 409,
    meaning: 'the file cannot be read with its mapping, so the import cannot be started',
    details: 'Change the mapping.',
  },
  IMPORT_STARTED: {
    status: 409,
    meaning: 'the import has been started or has ended, so its mapping cannot be changed',
  },
  ORGANIZATION_CHANGED: {
    status: 409,
    meaning: 'the session has been switched to another organization than the page shows',
    details: 'Applies to the console, whose pages name their organization in `Endcap-Organization`.',
  },
  ACCEPTANCE_RULES_CHANGED: {
    status: 409,
    meaning: 'another version of the rules is in force than `expected_version`',
    details: 'Somebody else has published a version. Read the rules again and decide anew.',
  },
  RUBRIC_CHANGED: {
    status: 409,
    meaning: 'another version of the rubric is in force than `expected_version`',
    details: 'Somebody else has published a version. Read the rubric again and decide anew.',
  },
  TEACHING_NOT_BETTER: {
    status: 409,
    meaning: 'what was learned is right on no more of your answers than without it, so it is not used',
    details: 'Answer more questions. `extra` has the numbers.',
  },
  TEACHING_NOT_READY: {
    status: 409,
    meaning: 'nothing can be learned from your answers yet; `extra.reason` is the reason',
    details:
      '`too_few_answers` has the number that is missing in `extra.missing`, `contradicting_answers` the pairs of images in `extra.pairs`, and `one_type_only` asks for an answer with another type.',
  },
  TOO_MANY_CREDENTIALS: {
    status: 409,
    meaning: 'your organization has 200 credentials in use already',
    details: 'Disable one first.',
  },
  TOO_MANY_GOALS: {
    status: 409,
    meaning: 'your organization has 20 goals already',
    details: 'Delete one first.',
  },
  TOO_MANY_OUTCOMES: {
    status: 409,
    meaning:
      'your organization would have more than 2,000,000 rows of results, or a test more than 20,000 rows or 100 arms',
    details: 'Delete tests first, or name another test.',
  },
  TOO_MANY_RIVAL_SETS: {
    status: 409,
    meaning: 'your organization has 50 sets of rivals already',
    details: 'Delete one first.',
  },
  TOO_MANY_VIEWS: {
    status: 409,
    meaning: 'your organization has 50 shared views already, or you have 50 of your own',
    details: 'Delete one first.',
  },
  SHOT_DONE: {
    status: 409,
    meaning: 'the picture of the shot is in its place, so no other one can be sent',
    details: 'Applies to shared links.',
  },
  SHARE_CLOSED: {
    status: 409,
    meaning: 'the link was closed',
    details: 'A closed link stays closed. Make another one.',
  },
  TOO_MANY_SHARES: {
    status: 409,
    meaning: 'your organization has 500 open links already',
    details: 'Close some of them.',
  },
  SHOT_WITHOUT_PICTURE: {
    status: 409,
    meaning: 'the shot has no picture that waits for review',
    details: 'Nobody has sent one, or it was sent back or put in its place meanwhile. Read the shot again.',
  },
  TOO_MANY_COMMENTS: {
    status: 409,
    meaning: 'the listing, with its images and shots, or the image has 2,000 comments already',
    details: 'Delete some of your own.',
  },
  TOO_MANY_SHOTS: {
    status: 409,
    meaning: 'your organization has 50,000 shots already',
    details: 'Delete some of those that are done.',
  },
  TOO_MANY_WEBHOOK_ENDPOINTS: {
    status: 409,
    meaning: 'your organization has 20 webhook endpoints already',
    details: 'Delete one, or let one endpoint receive several types.',
  },
  WEBHOOK_ENDPOINT_DISABLED: {
    status: 409,
    meaning: 'the webhook endpoint is disabled, so nothing is sent to it',
    details: 'Enable it first.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    meaning: 'the body is larger than 1 MiB, the upload than 25 MB, or the catalog file than its limit',
  },
  TOO_MANY_IMAGES: {
    status: 413,
    meaning: 'more than 20 carousel images, or more than 40 images in a what-if request',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    meaning:
      'the body is not uncompressed application/json in UTF-8, or the upload is not sent as an image, or the catalog file is not sent as such',
  },
  RANGE_NOT_SATISFIABLE: {
    status: 416,
    meaning: 'the file ends before the range',
    details: 'Applies to signed URLs below `/blobs`.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    meaning: 'the `Idempotency-Key` was sent with another body in the last 24 hours',
  },
  VALIDATION_ERROR: { status: 422, meaning: 'fields are invalid; `extra.problems` lists them all' },
  RATE_LIMITED: {
    status: 429,
    meaning:
      'your organization has sent too many submissions, uploads or what-if requests in this minute, has too many jobs waiting, or too many exports running',
    details:
      'See also `RateLimit` and `RateLimit-Policy`. The console answers too many failed sign-in links of an address with it.',
  },
  TOO_MANY_STREAMS: {
    status: 429,
    meaning: 'your organization has too many event streams open',
    details: 'Close streams that nobody reads, or read `GET /v1/events` at intervals.',
  },
  HEADERS_TOO_LARGE: { status: 431, meaning: 'address and headers are larger than 64 KiB' },
  FILE_DAMAGED: {
    status: 500,
    meaning: 'a stored file is missing or damaged; the log of the service has its name',
    details:
      'Applies to pictures: signed URLs below `/blobs`, and explanations that are drawn. Submitting the image again stores it again. `endcap doctor` lists damaged files.',
  },
  INTERNAL_ERROR: { status: 500, meaning: 'an unexpected error; the log has the cause under the request id' },
  QUEUE_ENQUEUE_FAILED: {
    status: 500,
    meaning: 'the request could not be queued and is marked failed; try again',
    details: 'Applies to Spark. The id of the request is in `extra`.',
  },
  NOT_IMPLEMENTED: {
    status: 501,
    meaning: 'the service knows neither this method nor this transfer coding',
  },
  FILE_NOT_STORED: {
    status: 502,
    meaning: 'the file could not be stored; try again',
    details: 'Applies to imports.',
  },
  QUOTA_EXCEEDED: {
    status: 507,
    meaning:
      'your organization has as much as it may have; `extra` has the `quota`, and what is `used` and `allowed`',
    details:
      'The status is 429 at the endpoints that submit listings and images or start Spark. The quotas are in [limits](configuration.md#limits). Delete something, or ask the operator for more.',
  },
  IMAGE_UPLOAD_FAILED: { status: 502, meaning: 'the images could not be stored; try again' },
  SHOP_UNAVAILABLE: { status: 502, meaning: 'the shop does not answer; try again' },
  SCRAPE_UPSTREAM_ERROR: {
    status: 502,
    meaning: 'the storefront could not be read after several attempts; try again',
    details: 'The storefront failed, sent a robot check, or sent something other than the listing.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    meaning: 'temporarily unavailable; try again after `Retry-After`',
    details:
      'The database is unavailable, the service is shutting down, a process has reached its limit of submissions, too many listings of a storefront are being looked up, or hundreds of submissions of the same listing compete.',
  },
  QUERY_TOO_SLOW: {
    status: 503,
    meaning: 'your organization has too many listings to compute this within five seconds',
    details: 'Narrow the filters. The same request gets the same answer for a minute.',
  },
  SCRAPE_TIMEOUT: {
    status: 504,
    meaning: 'the storefront did not respond in time after several attempts; try again',
  },
} as const satisfies Record<string, ErrorDescription>

export type ErrorCode = keyof typeof ERRORS

/** Meaning of each `error_code` of a PDP with status `ERROR`. Its last completed scores stay visible. */
export const PDP_ERRORS = {
  IMAGE_SCORING_FAILED: 'an image could not be scored',
  LISTING_SCORING_FAILED: 'the listing could not be scored',
  IMAGE_DOWNLOAD_FAILED: 'the main image of a listing by ASIN could not be downloaded',
  LISTING_INGEST_FAILED: 'the images of a listing by ASIN could not be stored',
} as const satisfies Record<string, string>

export type PdpErrorCode = keyof typeof PDP_ERRORS

/** Codes of PDPs with submitted images. Responses by ASIN have no `error_code`. */
export const SUBMISSION_PDP_ERRORS = [
  'IMAGE_SCORING_FAILED',
  'LISTING_SCORING_FAILED',
] as const satisfies readonly PdpErrorCode[]

/** Statuses that the specification overrides, by operation id. */
const EXCEPTIONS: Record<string, Partial<Record<ErrorCode, number>>> = {
  scoreImage: { CATEGORY_NOT_FOUND: 404, QUOTA_EXCEEDED: 429 },
  submitPdp: { QUOTA_EXCEEDED: 429 },
  submitPdpByGtin: { QUOTA_EXCEEDED: 429 },
  submitPdpByAsin: { QUOTA_EXCEEDED: 429 },
  requestImages: { QUOTA_EXCEEDED: 429 },
  requestIdeas: { QUOTA_EXCEEDED: 429 },
}

/** Returns an error's status. `operationId` is null if no route matches. */
export function statusOf(code: ErrorCode, operationId: string | null): number {
  return (operationId === null ? undefined : EXCEPTIONS[operationId]?.[code]) ?? ERRORS[code].status
}

/** HTTP status and meaning of each `error` of the token endpoint (RFC 6749, RFC 8707, RFC 8628). */
export const OAUTH_ERRORS = {
  invalid_request: { status: 400, meaning: 'the request is malformed' },
  invalid_client: { status: 401, meaning: 'the credentials are not valid' },
  invalid_scope: { status: 400, meaning: 'the client may not have the scope' },
  unsupported_grant_type: { status: 400, meaning: 'the grant type is not `client_credentials`' },
  invalid_target: { status: 400, meaning: 'the audience is not this service' },
  slow_down: { status: 429, meaning: 'too many failed attempts; see `Retry-After`' },
  server_error: { status: 500, meaning: 'an unexpected error; the log has the cause' },
  temporarily_unavailable: { status: 503, meaning: 'the service cannot answer now' },
} as const satisfies Record<string, ErrorDescription>

export type OAuthErrorCode = keyof typeof OAUTH_ERRORS
