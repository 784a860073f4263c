import type { PersonLink } from '@endcap/api/admin'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { actorOf } from '../actor.ts'
import { adminRoute } from '../console-api.ts'
import type { LinkPerson } from '../link-person.ts'

/** Serves the session's organization, or any. */
export const linkPersonOperation =
  (
    id: 'linkPerson' | 'linkOrganizationPerson',
    { linkPerson }: { linkPerson: LinkPerson },
  ): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute(id),
      handler: async (request, reply) => {
        const { address, expiresAt } = await linkPerson(actorOf(request), request.params.user_id)
        const answer: PersonLink = { link: address, expires_at: expiresAt.toISOString() }
        return reply.code(201).send(answer)
      },
    })
  }
