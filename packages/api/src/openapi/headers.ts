export const RESPONSE_HEADERS = {
  'X-Request-Id': 'Identifies the request in the log. The value that was sent, or a new one',
  'Endcap-Ignored-Fields':
    'Unknown fields and query parameters, with the name that may be meant: `carousel_urls (carousel_image_urls?)`',
  'Endcap-Reused-Images':
    'Addresses of images that were not downloaded, because the listing has an image with this name',
  Location: 'The address to read next',
  ETag: 'Send it as `If-None-Match` to get 304 while nothing has changed',
  'Content-Disposition': 'Name of the file',
  'Content-Language': 'Language of the texts',
  Allow: 'Methods that the address accepts',
  'RateLimit-Policy': 'Submissions (`q`) in a window of seconds (`w`)',
  RateLimit: 'Submissions that remain (`r`) until the window ends in so many seconds (`t`)',
  'Retry-After': 'Seconds to wait',
  'WWW-Authenticate': 'RFC 6750',
} as const
export type ResponseHeader = keyof typeof RESPONSE_HEADERS

/** Request headers as document parameters, by name. */
export const REQUEST_HEADERS = {
  'X-Request-Id': {
    description:
      'Identifies the request in the log and in the response, if it has at most 128 characters of ASCII',
    schema: { type: 'string' },
  },
  Prefer: {
    description: '`handling=strict` refuses unknown fields with 422 `VALIDATION_ERROR`',
    schema: { type: 'string' },
  },
  'If-None-Match': {
    description: '`ETag` of an earlier response. Answered with 304 while nothing has changed',
    schema: { type: 'string' },
  },
  'Accept-Language': {
    description: 'Preferred languages of the texts: `en`, `de`, `fr` or `es`. English by default',
    schema: { type: 'string' },
  },
  'Idempotency-Key': {
    description:
      '1 to 255 printable characters of ASCII. A repeated request with the same key gets the first answer again, for a day',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  'Last-Event-ID': {
    description: 'Id of the last event that you have processed',
    schema: { type: 'string' },
  },
} as const
export type RequestHeader = keyof typeof REQUEST_HEADERS
