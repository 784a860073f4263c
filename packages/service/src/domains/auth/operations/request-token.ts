import { requestToken } from '@endcap/api/operations'
import formbody from '@fastify/formbody'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { IssueToken } from '../issue-token.ts'
import { sendTokenError } from '../token-errors.ts'
import { readTokenRequest } from '../token-request.ts'

/** Serves `POST /auth/token`. Its errors follow RFC 6749 instead of the API's Error object. */
export const requestTokenOperation =
  ({ issueToken }: { issueToken: IssueToken }): FastifyPluginAsync =>
  async (server) => {
    await server.register(formbody)
    server.setErrorHandler(sendTokenError)
    // The schema is for OpenAPI only. `readTokenRequest` validates with errors of RFC 6749.
    server.setValidatorCompiler(() => (value) => ({ value }))
    const route = {
      config: { spanName: 'requestToken' },
      onRequest: async (_request: FastifyRequest, reply: FastifyReply) => {
        reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' })
      },
      handler: async (request: FastifyRequest) => {
        const tokenRequest = readTokenRequest(request.body, request.headers)
        request.logFields['client_id'] = tokenRequest.clientId.slice(0, 100)
        const { token, expiresInS, scope } = await issueToken({ ...tokenRequest, address: request.ip })
        if (tokenRequest.organization) request.logFields['organization_id'] = tokenRequest.organization
        return {
          access_token: token,
          token_type: 'Bearer',
          expires_in: expiresInS,
          ...(tokenRequest.scope === undefined ? {} : { scope }),
        }
      },
    }
    server.post('/auth/token', { schema: requestToken, ...route })
    // Auth0 SDKs always use this path.
    server.post('/oauth/token', route)
  }
