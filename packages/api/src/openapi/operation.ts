import type { z } from 'zod'
import type { ErrorCode } from '../errors/error-codes.ts'
import type { RequestHeader, ResponseHeader } from './headers.ts'

/** A body of several content types has a schema for each. */
export type RequestSchemas = { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType | BodyByType }
export type BodyByType = { content: Record<string, { schema: z.ZodType }> }

/** Without a schema, it has no body. */
export type Answer = {
  description: string
  schema?: z.ZodType
  example?: unknown
  /** Defaults to JSON. */
  contentType?: string
  /** Headers beyond those of every response of this kind. */
  headers?: readonly ResponseHeader[]
  /** Media types of a file, instead of JSON. `schema` describes one NDJSON line. */
  files?: readonly string[]
}

export type Answers = Readonly<Record<`${2 | 3}${number}`, Answer>>

/** An API operation: address, request, responses and errors. */
export type Operation<Request extends RequestSchemas = RequestSchemas, Answered extends Answers = Answers> = {
  /** Name in the OpenAPI document and generated clients. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Parameters are in braces. */
  path: string
  tag: string
  summary: string
  description?: string
  request?: Request
  /** Content types of the body. Defaults to JSON. */
  consumes?: readonly string[]
  /** True if it ignores any body. */
  ignoresBody?: boolean
  /** Request headers beyond those of every operation. */
  requestHeaders?: readonly RequestHeader[]
  answers: Answered
  /** Codes beyond those of every operation. */
  errors?: readonly ErrorCode[]
  /** One of `errors`, for invalid percent-encoding in a path parameter. */
  malformedPath?: ErrorCode
  /** True if it counts toward the submission limit. */
  isSubmission?: boolean
  /** Required role. Defaults to `viewer` for GET, otherwise `editor`. */
  needs?: 'viewer' | 'editor' | 'admin'
  /** Milliseconds for the body to arrive, if 30 s are too short. */
  arrivalMs?: number
  /** True for a POST that creates something and accepts `Idempotency-Key`. */
  isIdempotent?: boolean
  /**
   * Use by a credential for a part of the listings: `filters` select the part, the operation has its `own`
   * condition, or `none` are concerned. By default, the listing or image in the path must belong to the part.
   */
  limits?: 'filters' | 'own' | 'none'
  /** True if its answers have texts for people, in the language that the client prefers. */
  hasTexts?: boolean
  /** False for a GET without `ETag`, because each response differs. */
  isConditional?: boolean
}

/** Returns the operation, inferring its schemas. */
export const defineOperation = <Request extends RequestSchemas, Answered extends Answers>(
  operation: Operation<Request, Answered>,
): Operation<Request, Answered> => operation
