import { ERRORS, type ErrorCode, errorExample, errorSchema, statusOf } from '@endcap/api'
import { NDJSON_TYPE } from '@endcap/foundation/tables/ndjson'
import type { FastifyContextConfig, FastifySchema } from 'fastify'
import type { FastifyZodOpenApiSchema } from 'fastify-zod-openapi'
import { z } from 'zod'

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
  }
}

/** An answer without a schema has no body. */
type Answer = {
  description: string
  schema?: z.ZodType
  example?: unknown
  /** Media type, if it is not JSON. */
  contentType?: string
  /** Also returned as a PNG, if the client prefers it. */
  isDrawn?: boolean
  /** Media types of a file, which is returned instead of JSON. `schema` describes one line of NDJSON. */
  files?: readonly string[]
  /** Also returned as lines of NDJSON, if the client asks for them. */
  lines?: { schema: z.ZodType; example: unknown }
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
const BODY_CODES: readonly ErrorCode[] = ['MALFORMED_JSON', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']

const HEADER_TEXTS = {
  'X-Request-Id': 'Identifies the request in the log. The value that was sent, or a new one',
  'Endcap-Ignored-Fields':
    'Unknown fields and query parameters, with the name that may be meant: `carousel_urls (carousel_image_urls?)`',
  Location: 'An address that needs no token',
  ETag: 'Send it as `If-None-Match` to get 304 while nothing has changed',
  'RateLimit-Policy': 'Submissions (`q`) in a window of seconds (`w`)',
  RateLimit: 'Submissions that remain (`r`) until the window ends in so many seconds (`t`)',
  'Retry-After': 'Seconds to wait',
  'WWW-Authenticate': 'RFC 6750',
} as const
type HeaderName = keyof typeof HEADER_TEXTS

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
  answers,
  errors = [],
  malformedPath = 'NOT_FOUND',
  isSubmission = false,
  needs,
  arrivalMs,
  isConditional = '200' in answers && !isSubmission,
}: Operation<Schema>): { schema: Schema & FastifySchema; config: FastifyContextConfig } {
  const codes: ErrorCode[] = [
    ...errors,
    ...(request?.body ? BODY_CODES : []),
    ...(isSubmission ? (['RATE_LIMITED', 'QUOTA_EXCEEDED'] as const) : []),
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
    security: [{ accessToken: [] }],
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
    },
  }
}

/** Returns the descriptions of the answers that are no errors, by status. */
function successes(
  answers: Readonly<Record<string, Answer>>,
  { isSubmission, isConditional }: { isSubmission: boolean; isConditional: boolean },
): Record<string, object> {
  const common: HeaderName[] = [
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
        ...(isConditional ? (['ETag'] as const) : []),
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

function contentOf({
  schema,
  example,
  contentType = 'application/json',
  isDrawn = false,
  files,
  lines,
}: Answer): object {
  if (files)
    return Object.fromEntries(
      files.map((type) => [type, type === NDJSON_TYPE ? { schema, example } : { schema: FILE }]),
    )
  return {
    [contentType]: { schema, example },
    ...(isDrawn ? { 'image/png': { schema: FILE } } : {}),
    ...(lines ? { [NDJSON_TYPE]: lines } : {}),
  }
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

function refusal(status: number, codes: readonly ErrorCode[]): object {
  const examples = codes.slice(0, 1).map((code) => ({ example: errorExample(code, status) }))
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].meaning}`).join('. '),
    headers: headers(...headersOf(status)),
    content: { 'application/json': { schema: schemaOfError(codes, status), ...examples[0] } },
  }
}

/** Schemas by status and codes. Most operations have the same ones, and a schema for each takes 30 ms of a start. */
const errorSchemas = new Map<string, ReturnType<typeof errorSchema>>()

function schemaOfError(codes: readonly ErrorCode[], status: number): z.ZodType {
  const key = `${status} ${codes.join(' ')}`
  const schema = errorSchemas.get(key) ?? errorSchema(codes, status)
  errorSchemas.set(key, schema)
  return schema
}

function headersOf(status: number): HeaderName[] {
  if (status === 401) return ['WWW-Authenticate']
  if (status === 429) return ['Retry-After', 'RateLimit-Policy', 'RateLimit']
  return status === 503 ? ['Retry-After'] : []
}

const headers = (...names: HeaderName[]) =>
  Object.fromEntries(
    (['X-Request-Id', ...names] as const).map((name) => [
      name,
      { description: HEADER_TEXTS[name], type: 'string' },
    ]),
  )
