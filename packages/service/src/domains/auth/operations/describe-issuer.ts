import { SCOPES } from '@endcap/api'
import type { FastifyPluginAsync } from 'fastify'
import type { AccessTokens } from '../access-tokens.ts'
import type { AuthConfig } from '../auth-config.ts'

type Deps = { tokens: AccessTokens; config: AuthConfig }

/** Keys change rarely, and clients fetch the set again for an unknown key. */
const JWKS_MAX_AGE_S = 60

/** Serves the issuer's keys (RFC 7517) and metadata (RFC 8414). */
export const describeIssuerOperation =
  ({ tokens, config }: Deps): FastifyPluginAsync =>
  async (server) => {
    server.get(
      '/.well-known/jwks.json',
      { config: { spanName: 'getSigningKeys' } },
      async (_request, reply) => {
        reply.header('cache-control', `public, max-age=${JWKS_MAX_AGE_S}`)
        return tokens.jwks()
      },
    )
    server.get(
      '/.well-known/oauth-authorization-server',
      { config: { spanName: 'describeIssuer' } },
      async () => ({
        issuer: config.baseUrl,
        token_endpoint: `${config.baseUrl}/auth/token`,
        jwks_uri: `${config.baseUrl}/.well-known/jwks.json`,
        grant_types_supported: ['client_credentials'],
        token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
        scopes_supported: SCOPES,
        response_types_supported: [],
      }),
    )
  }
