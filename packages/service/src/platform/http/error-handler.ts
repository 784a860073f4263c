import { type ErrorCode, statusOf } from '@endcap/api'
import { BlobMissingError, isStorageUnavailable } from '@endcap/foundation/blobs/blob-store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '../db/availability.ts'
import { DomainError, validationError } from '../errors/domain-error.ts'
import { errorObject } from './error-object.ts'
import { bodyRefusal, isIncompleteBody } from './request-bodies.ts'
import { InvalidFieldsError } from './validate.ts'

/** Logged with each attempt. */
const STOREFRONT_CODES: ReadonlySet<ErrorCode> = new Set(['SCRAPE_TIMEOUT', 'SCRAPE_UPSTREAM_ERROR'])

/** Sends the Error object. Causes and bugs are only logged. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asDomainError(error, request)
  const status = statusOf(refusal.code, request.routeOptions.config?.operationId ?? null)
  // Expected: client abort, unsupported HTTP, shutdown, or a used-up quota.
  const isRefusal = (status === 501 || status === 503 || status === 507) && refusal.cause === undefined
  const isExpected = request.raw.socket.destroyed || isRefusal
  if (status >= 500 && !isExpected) {
    if (STOREFRONT_CODES.has(refusal.code)) request.log.warn(refusal.message)
    else request.log.error({ err: refusal.cause ?? error }, refusal.message)
  }
  // The route's serializer covers only documented responses.
  return reply
    .code(status)
    .headers(refusal.headers)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorObject(refusal, status, request.id))
}

function asDomainError(error: unknown, request: FastifyRequest): DomainError {
  if (error instanceof DomainError) return error
  if (error instanceof InvalidFieldsError)
    return validationError([...error.problems, ...(request.refusedFields ?? [])])
  const { consumes: types } = request.routeOptions.schema ?? {}
  const ofBody = bodyRefusal(error, { method: request.method, ...(types ? { types } : {}) })
  if (ofBody) return ofBody
  if (isIncompleteBody(error, request))
    return new DomainError('MALFORMED_JSON', 'the request body is incomplete')
  if (isDatabaseUnavailable(error) || isStorageUnavailable(error)) {
    return new DomainError('SERVICE_UNAVAILABLE', 'the service is not available at the moment', {
      headers: { 'retry-after': '5' },
      cause: error,
    })
  }
  if (error instanceof BlobMissingError)
    return new DomainError('FILE_DAMAGED', 'a stored file is missing or damaged', { cause: error })
  return new DomainError('INTERNAL_ERROR', 'an unexpected error occurred', { cause: error })
}
