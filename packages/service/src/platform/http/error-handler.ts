import { type ErrorCode, statusOf } from '@endcap/api'
import { isStorageUnavailable } from '@endcap/foundation/blobs/blob-store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RequestValidationError } from 'fastify-zod-openapi'
import { isDatabaseUnavailable } from '../db/availability.ts'
import { DomainError, type Problem, validationError } from '../errors/domain-error.ts'
import { errorObject } from './error-object.ts'
import { bodyRefusal, isIncompleteBody } from './request-bodies.ts'

/** Failures of a storefront, which are logged attempt by attempt where they occur. */
const STOREFRONT_CODES: ReadonlySet<ErrorCode> = new Set(['SCRAPE_TIMEOUT', 'SCRAPE_UPSTREAM_ERROR'])

/** Responds with the Error object. Causes and bugs appear only in the log. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asDomainError(error, request)
  const status = statusOf(refusal.code, request.routeOptions.config?.operationId ?? null)
  // The client has disconnected, or the service is shutting down.
  const isExpected = request.raw.socket.destroyed || (status === 503 && refusal.cause === undefined)
  if (status >= 500 && !isExpected) {
    if (STOREFRONT_CODES.has(refusal.code)) request.log.warn({ request_id: request.id }, refusal.message)
    else request.log.error({ request_id: request.id, err: refusal.cause ?? error }, refusal.message)
  }
  // The route's own serializer covers only the documented responses.
  return reply
    .code(status)
    .headers(refusal.headers)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorObject(refusal, status, request.id))
}

function asDomainError(error: unknown, request: FastifyRequest): DomainError {
  if (error instanceof DomainError) return error
  if (isValidationError(error))
    return validationError([...problemsOf(error.validation), ...(request.strictProblems ?? [])])
  const ofBody = bodyRefusal(error, request.routeOptions.schema?.consumes)
  if (ofBody) return ofBody
  if (isIncompleteBody(error, request))
    return new DomainError('MALFORMED_JSON', 'the request body is incomplete')
  if (isDatabaseUnavailable(error) || isStorageUnavailable(error)) {
    return new DomainError('SERVICE_UNAVAILABLE', 'the service is not available at the moment', {
      headers: { 'retry-after': '5' },
      cause: error,
    })
  }
  return new DomainError('INTERNAL_ERROR', 'an unexpected error occurred', { cause: error })
}

/** Returns true for the error that Fastify makes of a validator's problems. It has no class of its own. */
function isValidationError(error: unknown): error is Error & { validation: readonly unknown[] } {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'FST_ERR_VALIDATION' &&
    'validation' in error &&
    Array.isArray(error.validation)
  )
}

/** Lists the problems. A value of the wrong type breaks other rules too, which are left out. */
function problemsOf(validation: readonly unknown[]): Problem[] {
  const mistyped = new Set<string>()
  return validation.flatMap((each) => {
    if (!(each instanceof RequestValidationError)) return [{ field: 'request', issue: 'is not valid' }]
    const { code, path, message } = each.params.issue
    const field = nameOf(path)
    if (mistyped.has(field)) return []
    if (code === 'invalid_type') mistyped.add(field)
    return [{ field, issue: message.endsWith(', received undefined') ? 'is required' : message }]
  })
}

/** Returns the path of a field, such as `carousel_image_urls[3]`. */
function nameOf(path: readonly PropertyKey[]): string {
  const name = path.reduce<string>(
    (before, part) =>
      typeof part === 'number'
        ? `${before}[${part}]`
        : before === ''
          ? String(part)
          : `${before}.${String(part)}`,
    '',
  )
  return name === '' ? 'body' : name
}
