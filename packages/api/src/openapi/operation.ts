import type { z } from 'zod'
import type { ErrorCode } from '../errors/error-codes.ts'
import type { RequestHeader, ResponseHeader } from './headers.ts'

/** Schemas of a request. A body of several content types has a schema for each. */
export type RequestSchemas = { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType | BodyByType }
export type BodyByType = { content: Record<string, { schema: z.ZodType }> }

/** An answer without a schema has no body. */
export type Answer = {
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

/** Answers by their status. */
export type Answers = Readonly<Record<`${2 | 3}${number}`, Answer>>

/** An operation of the API: its address, its request, its answers and its errors. */
export type Operation<Request extends RequestSchemas = RequestSchemas, Answered extends Answers = Answers> = {
  /** Name of the operation in the OpenAPI document and in generated clients. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Address with its parameters in braces. */
  path: string
  tag: string
  summary: string
  description?: string
  request?: Request
  /** Content types of the body, if it is not JSON. */
  consumes?: readonly string[]
  /** True if it has no body and ignores one that is sent. */
  ignoresBody?: boolean
  /** Headers of requests in addition to those of every operation. */
  requestHeaders?: readonly RequestHeader[]
  answers: Answered
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
  /**
   * How a credential that is limited to a part of the listings uses it: its `filters` select the part, or it concerns
   * `none`. Otherwise the listing or image in its path must be of the part.
   */
  limits?: 'filters' | 'none'
  /** False for a GET whose response differs each time, so it has no `ETag`. Ignored for other methods. */
  isConditional?: boolean
}

/** Returns an operation as it is. Infers the schemas of its request and its answers. */
export const defineOperation = <Request extends RequestSchemas, Answered extends Answers>(
  operation: Operation<Request, Answered>,
): Operation<Request, Answered> => operation
