import { OAUTH_ERRORS } from '@endcap/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '../../platform/db/availability.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { bodyRefusal, isIncompleteBody } from '../../platform/http/request-bodies.ts'
import { OAuthError } from './oauth-error.ts'

/** Sends an error body of RFC 6749, section 5.2. */
export function sendTokenError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = isIncompleteBody(error, request)
    ? new OAuthError('invalid_request', 'the request body is incomplete')
    : asOAuthError(error)
  const { status } = OAUTH_ERRORS[refusal.code]
  if (status >= 500 && !(error instanceof DomainError))
    request.log.error({ err: error }, 'token request failed')
  return reply
    .code(status)
    .headers(refusal.headers)
    .send({ error: refusal.code, error_description: refusal.message })
}

function asOAuthError(error: unknown): OAuthError {
  if (error instanceof OAuthError) return error
  if (error instanceof DomainError && error.code === 'SERVICE_UNAVAILABLE')
    return new OAuthError('temporarily_unavailable', error.message, { headers: error.headers })
  // Refusals common to all endpoints: no Host header, a compressed body.
  if (error instanceof DomainError) return new OAuthError('invalid_request', error.message)
  if (isDatabaseUnavailable(error))
    return new OAuthError('temporarily_unavailable', 'the service is not available at the moment', {
      headers: { 'retry-after': '5' },
    })
  const refusal = bodyRefusal(error, {
    types: ['application/x-www-form-urlencoded', 'application/json'],
  })
  if (refusal) return new OAuthError('invalid_request', refusal.message)
  return new OAuthError('server_error', 'an unexpected error occurred')
}
