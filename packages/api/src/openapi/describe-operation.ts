import { z } from 'zod'
import { ERRORS, type ErrorCode, statusOf } from '../errors/error-codes.ts'
import { errorSchema } from '../errors/error-object.ts'
import { abridge } from './abridge.ts'
import type { ResponseHeader } from './headers.ts'
import type { Answer, Operation } from './operation.ts'

const COMMON_CODES: readonly ErrorCode[] = [
  'UNAUTHORIZED',
  // With `Prefer: handling=strict`, every operation refuses unknown query parameters.
  'VALIDATION_ERROR',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
]
const IDEMPOTENCY_CODES: readonly ErrorCode[] = ['IDEMPOTENCY_KEY_IN_USE', 'IDEMPOTENCY_KEY_REUSED']
const BODY_CODES: readonly ErrorCode[] = ['MALFORMED_JSON', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']

/** Describes an operation for OpenAPI: texts, responses with examples, and an Error object for each status. */
export function describeOperation(operation: Operation) {
  const {
    id,
    tag,
    summary,
    description,
    request,
    consumes,
    ignoresBody = false,
    requestHeaders = [],
  } = operation
  const { answers, errors = [], isSubmission = false, isIdempotent = false, hasTexts = false } = operation
  const codes: ErrorCode[] = [
    ...errors,
    ...(request?.body ? BODY_CODES : []),
    // For a compressed body. Other bodies are ignored.
    ...(ignoresBody ? (['UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    ...(isSubmission ? (['RATE_LIMITED', 'QUOTA_EXCEEDED'] as const) : []),
    ...(isIdempotent ? IDEMPOTENCY_CODES : []),
    ...COMMON_CODES,
  ]
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    ...(consumes ? { consumes: [...consumes] } : {}),
    'x-request-headers': [
      ...requestHeaders,
      ...(hasTexts ? ['Accept-Language'] : []),
      ...(isIdempotent ? ['Idempotency-Key'] : []),
    ],
    response: {
      ...successes(answers, { isSubmission, hasTexts, isConditional: hasEntityTag(operation) }),
      ...refusals(codes, id),
    },
  }
}
/** Returns true if responses have an entity tag. */
export const hasEntityTag = ({ method, answers, isSubmission = false, isConditional }: Operation): boolean =>
  isConditional ?? (method === 'GET' && '200' in answers && !isSubmission)

/** Returns success descriptions by status. */
function successes(
  answers: Readonly<Record<string, Answer>>,
  {
    isSubmission,
    hasTexts,
    isConditional,
  }: { isSubmission: boolean; hasTexts: boolean; isConditional: boolean },
): Record<string, object> {
  const common: ResponseHeader[] = [
    'Endcap-Ignored-Fields',
    ...(isSubmission ? (['RateLimit-Policy', 'RateLimit'] as const) : []),
  ]
  const described = Object.entries(answers).map(([status, answer]) => [
    status,
    {
      description: answer.description,
      headers: headers(
        ...common,
        ...(status.startsWith('3') ? (['Location'] as const) : []),
        ...(status === '202' ? (['Location', 'Retry-After'] as const) : []),
        ...(isConditional ? (['ETag'] as const) : []),
        ...(hasTexts && answer.schema ? (['Content-Language'] as const) : []),
        ...(answer.files ? (['Content-Disposition'] as const) : []),
        ...(answer.headers ?? []),
      ),
      ...(answer.schema ? { content: contentOf(answer) } : {}),
    },
  ])
  return {
    ...Object.fromEntries(described),
    ...(isConditional
      ? { 304: { description: 'Nothing has changed since the response with this `ETag`' } }
      : {}),
  }
}

function contentOf({ schema, example: whole, contentType = 'application/json', files }: Answer): object {
  const example = abridge(whole)
  if (files)
    return Object.fromEntries(
      files.map((type) => [type, type === NDJSON_TYPE ? { schema, example } : { schema: FILE }]),
    )
  // Generators fail on several content types. The prose names the drawing and NDJSON lines.
  return { [contentType]: { schema, example } }
}

/** Media type of a file with lines. */
const NDJSON_TYPE = 'application/x-ndjson'
const FILE = z.string().meta({ format: 'binary' })

/** Returns error descriptions by status. */
export function refusals(codes: readonly ErrorCode[], operationId: string): Record<number, object> {
  const byStatus = Map.groupBy(new Set(codes), (code) => statusOf(code, operationId))
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, codesOfStatus]) => [status, refusal(status, codesOfStatus)]),
  )
}

const refusal = (status: number, codes: readonly ErrorCode[]): object => ({
  description: codes.map((code) => `\`${code}\`: ${ERRORS[code].meaning}`).join('. '),
  // The body contains the request id.
  headers: Object.fromEntries(headersOf(status).map((name) => [name, {}])),
  content: { 'application/json': { schema: errorSchema } },
})

function headersOf(status: number): ResponseHeader[] {
  if (status === 401) return ['WWW-Authenticate']
  if (status === 405) return ['Allow']
  if (status === 429) return ['Retry-After', 'RateLimit-Policy', 'RateLimit']
  return status === 503 ? ['Retry-After'] : []
}

/** `shareParts` describes the headers. */
const headers = (...names: ResponseHeader[]) =>
  Object.fromEntries((['X-Request-Id', ...names] as const).map((name) => [name, {}]))
