import { OAUTH_ERRORS } from '@endcap/api'
import formbody from '@fastify/formbody'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '../../platform/db/availability.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { bodyRefusal, isIncompleteBody } from '../../platform/http/request-bodies.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { AuthConfig } from './auth-config.ts'
import type { IssueToken } from './issue-token.ts'
import { OAuthError } from './oauth-error.ts'
import { tokenOperation } from './token-operation.ts'
import { readTokenRequest } from './token-request.ts'

type Deps = { issueToken: IssueToken; tokens: AccessTokens; config: AuthConfig }

/** Keys change rarely, and clients fetch the set again when they see an unknown key. */
const JWKS_MAX_AGE_S = 60

/** Creates the routes of `POST /auth/token` and of the documents that describe it to clients. */
export function authRoutes({ issueToken, tokens, config }: Deps): FastifyPluginAsync {
  return async (server) => {
    await server.register(tokenEndpoint)
    server.get('/.well-known/jwks.json', async (_request, reply) => {
      reply.header('cache-control', `public, max-age=${JWKS_MAX_AGE_S}`)
      return tokens.jwks()
    })
    // RFC 8414
    server.get('/.well-known/oauth-authorization-server', async () => ({
      issuer: config.baseUrl,
      token_endpoint: `${config.baseUrl}/auth/token`,
      jwks_uri: `${config.baseUrl}/.well-known/jwks.json`,
      grant_types_supported: ['client_credentials'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      response_types_supported: [],
    }))
  }

  // Uses a separate plugin, because its errors follow RFC 6749 instead of the API's Error object.
  async function tokenEndpoint(server: Parameters<FastifyPluginAsync>[0]): Promise<void> {
    await server.register(formbody)
    server.setErrorHandler((error, request, reply) => {
      const refusal = isIncompleteBody(error, request)
        ? new OAuthError('invalid_request', 'the request body is incomplete')
        : asOAuthError(error)
      const { status } = OAUTH_ERRORS[refusal.code]
      if (status >= 500 && !(error instanceof DomainError))
        request.log.error({ request_id: request.id, err: error }, 'token request failed')
      return reply
        .code(status)
        .headers(refusal.headers)
        .send({ error: refusal.code, error_description: refusal.message })
    })
    // The schema is for the OpenAPI document only. `readTokenRequest` validates with errors of RFC 6749.
    server.setValidatorCompiler(() => (value) => ({ value }))
    const route = {
      onRequest: async (_request: FastifyRequest, reply: FastifyReply) => {
        reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' })
      },
      handler: async (request: FastifyRequest) => {
        const tokenRequest = readTokenRequest(request.body, request.headers)
        request.logFields['client_id'] = tokenRequest.clientId.slice(0, 100)
        const { token, expiresInS } = await issueToken({ ...tokenRequest, address: request.ip })
        return { access_token: token, token_type: 'Bearer', expires_in: expiresInS }
      },
    }
    server.post('/auth/token', { schema: tokenOperation, ...route })
    // The SDKs of Auth0 always use this path.
    server.post('/oauth/token', route)
  }
}

function asOAuthError(error: unknown): OAuthError {
  if (error instanceof OAuthError) return error
  if (error instanceof DomainError && error.code === 'SERVICE_UNAVAILABLE') {
    return new OAuthError('temporarily_unavailable', error.message, { headers: error.headers })
  }
  // Refusals that every endpoint shares: no Host header, a compressed body.
  if (error instanceof DomainError) return new OAuthError('invalid_request', error.message)
  if (isDatabaseUnavailable(error)) {
    return new OAuthError('temporarily_unavailable', 'the service is not available at the moment', {
      headers: { 'retry-after': '5' },
    })
  }
  if (bodyRefusal(error)) {
    return new OAuthError('invalid_request', 'the body must be a JSON object or a form')
  }
  return new OAuthError('server_error', 'an unexpected error occurred')
}
