import type { PersonToken } from '@endcap/api/admin'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { AccessTokens } from '../../auth/access-tokens.ts'
import { adminRoute, signedInOf } from '../console-api.ts'

/** Serves `POST /console/token`, which issues an API token. */
export const issueConsoleTokenOperation =
  ({ tokens }: { tokens: Pick<AccessTokens, 'issueForPerson'> }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute('issueConsoleToken'),
      handler: async (request): Promise<PersonToken> => {
        const { user, organization } = signedInOf(request)
        const { organizationId, role, limit } = organization
        const person = { userId: user.id, organizationId, role, limit }
        const { token, expiresInS } = await tokens.issueForPerson(person)
        return { access_token: token, token_type: 'Bearer', expires_in: expiresInS }
      },
    })
  }
