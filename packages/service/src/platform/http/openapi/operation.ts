import { ERRORS, type ErrorCode, errorSchema, statusOf } from '@endcap/api'
import { NDJSON_TYPE } from '@endcap/foundation/tables/ndjson'
import type { FastifyContextConfig, FastifySchema } from 'fastify'
import type { FastifyZodOpenApiSchema } from 'fastify-zod-openapi'
import { z } from 'zod'
import type { RequestHeader, ResponseHeader } from './headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string
    /** Error code for an address with invalid percent-encoding, which never reaches the route. */
    malformedPath?: ErrorCode
    isBodyOptional?: boolean
    /** Role of people that the operation needs. `declareNeeds` sets it from the method where it is absent. */
    needs?: 'viewer' | 'editor' | 'admin'
    /** Milliseconds that the body may take to arrive, where the server's limit is too short. */
    arrivalMs?: number
    /**
     * How a credential that is limited to a part of the PDPs uses an operation: its `filters` select the part, or it
     * concerns `none`. Otherwise the PDP or image in its path must be of the part.
     */
    limits?: 'filters' | 'none'
    /** Set on an operation that will go. */
    deprecation?: Deprecation
    /** True if a repeated request with the same `Idempotency-Key` gets the first answer again. */
    isIdempotent?: boolean
  }
}

/** The end of an operation: the times of its announcement and of its removal, and a page that says what to use. */
export type Deprecation = { since: Date; sunset: Date; page: string }

/** An answer without a schema has no body. */
type Answer = {
  description: string
  schema?: z.ZodType
  example?: unknown
  /** Media type, if it is not JSON. */
  contentType?: string
  /** Headers in addition to those of every answer of this kind. */
  headers?: readonly ResponseHeader[]
  /** Media types of a file, which is returned instead of JSON. `schema` describes one line of NDJSON. */
  files?: readonly string[]
}

type Operation<Schema> = {
  /** Name of the operation in the OpenAPI document and in generated clients. */
  id: string
  tag: string
  summary: string
  description?: string
  request?: Schema
  /** Content types of the body, if it is not JSON. */
  consumes?: readonly string[]
  /** Headers of requests in addition to those of every operation. */
  requestHeaders?: readonly RequestHeader[]
  answers: Record<`${2 | 3}${number}`, Answer>
  /** Error codes in addition to those of every operation. */
  errors?: readonly ErrorCode[]
  /** One of `errors`, for a path parameter with invalid percent-encoding. */
  malformedPath?: ErrorCode
  /** True if it counts against the organization's submission limit. */
  isSubmission?: boolean
  /** Role of people that it needs. By default `viewer` for GET and `editor` for other methods. */
  needs?: 'viewer' | 'editor' | 'admin'
  /** Milliseconds that the body may take to arrive, where 30 s are too short. */
  arrivalMs?: number
  /** True for a POST that creates something, which clients may repeat with an `Idempotency-Key`. */
  isIdempotent?: boolean
  /** How limited credentials use it, see `FastifyContextConfig`. */
  limits?: 'filters' | 'none'
  /** False for a GET whose response differs each time, so it has no `ETag`. Ignored for other methods. */
  isConditional?: boolean
}

const COMMON_CODES: readonly ErrorCode[] = [
  'UNAUTHORIZED',
  // Every operation refuses an unknown query parameter with `Prefer: handling=strict`.
  'VALIDATION_ERROR',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
]
const IDEMPOTENCY_CODES: readonly ErrorCode[] = ['IDEMPOTENCY_KEY_IN_USE', 'IDEMPOTENCY_KEY_REUSED']
const BODY_CODES: readonly ErrorCode[] = ['MALFORMED_JSON', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']

/**
 * Defines a route's validation and its OpenAPI description: request schemas, responses with examples, and
 * an Error object for each status of its codes.
 */
export function operation<Schema extends Pick<FastifyZodOpenApiSchema, 'params' | 'querystring' | 'body'>>({
  id,
  tag,
  summary,
  description,
  request,
  consumes,
  requestHeaders = [],
  answers,
  errors = [],
  malformedPath = 'NOT_FOUND',
  isSubmission = false,
  needs,
  arrivalMs,
  limits,
  isIdempotent = false,
  isConditional = '200' in answers && !isSubmission,
}: Operation<Schema>): { schema: Schema & FastifySchema; config: FastifyContextConfig } {
  const codes: ErrorCode[] = [
    ...errors,
    ...(request?.body ? BODY_CODES : []),
    ...(isSubmission ? (['RATE_LIMITED', 'QUOTA_EXCEEDED'] as const) : []),
    ...(isIdempotent ? IDEMPOTENCY_CODES : []),
    ...COMMON_CODES,
  ]
  const response = { ...successes(answers, { isSubmission, isConditional }), ...refusals(codes, id) }
  const schema = {
    ...request,
    operationId: id,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    ...(consumes ? { consumes } : {}),
    'x-request-headers': [...requestHeaders, ...(isIdempotent ? ['Idempotency-Key'] : [])],
    response,
  }
  // Fastify's type of `schema.response` is `unknown`.
  return {
    schema: schema as unknown as Schema & FastifySchema,
    config: {
      operationId: id,
      malformedPath,
      isBodyOptional: isOptional(request?.body),
      ...(needs === undefined ? {} : { needs }),
      ...(arrivalMs === undefined ? {} : { arrivalMs }),
      ...(limits === undefined ? {} : { limits }),
      isIdempotent,
    },
  }
}

/** Returns the descriptions of the answers that are no errors, by status. */
function successes(
  answers: Readonly<Record<string, Answer>>,
  { isSubmission, isConditional }: { isSubmission: boolean; isConditional: boolean },
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

function contentOf({ schema, example, contentType = 'application/json', files }: Answer): object {
  if (files)
    return Object.fromEntries(
      files.map((type) => [type, type === NDJSON_TYPE ? { schema, example } : { schema: FILE }]),
    )
  // Generators fail at several kinds of content. The prose names the drawing, and the lines of NDJSON.
  return { [contentType]: { schema, example } }
}

const FILE = z.string().meta({ format: 'binary' })

const isOptional = (body: unknown): boolean => body instanceof z.ZodType && body.safeParse(undefined).success

/** Returns the descriptions of the errors with these codes, by status. */
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
  // The body has the id of the request.
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
