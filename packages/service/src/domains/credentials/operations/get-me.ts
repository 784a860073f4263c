import { me } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { scopeOf, scopesOf } from '../../auth/scope.ts'
import type { OrganizationStore } from '../../organizations/organization-store.ts'

/** Returns the operation `GET /v1/me`. */
export const getMeOperation =
  ({ organizations }: { organizations: Pick<OrganizationStore, 'get'> }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/me', {
      ...operation({
        id: 'getMe',
        tag: 'Access',
        summary: 'Read who you are',
        description: 'Returns the organization of the token, whose it is, and what it allows.',
        answers: {
          200: {
            description: 'The caller',
            schema: me,
            example: {
              organization_id: '019a9d2e-5f00-7a51-9c33-8a1f0e6d2b10',
              organization_name: 'Tidefizz',
              kind: 'credential',
              client_id: 'ec_9f2b7c41d0e84a6f',
              access: 'submit',
              retailer: 'walmart_us',
              tag: null,
              scopes: ['read', 'submit'],
              integration_ids: [],
            },
          },
        },
        limits: 'none',
      }),
      handler: async (request, reply) => {
        const { organizationId, kind, clientId, role, limit, integrationIds } = callerOf(request)
        const { name } = await organizations.get(organizationId)
        const access = scopeOf(role)
        return sendConditional(
          request,
          reply,
          represent({
            organization_id: organizationId,
            organization_name: name,
            kind,
            client_id: clientId,
            access,
            retailer: limit?.retailer ?? null,
            tag: limit?.tag ?? null,
            scopes: scopesOf(access),
            integration_ids: integrationIds,
          }),
        )
      },
    })
  }
