import type { InvitedPerson } from '@endcap/api/admin'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { limitOf } from '../../auth/access-tokens.ts'
import { actorOf } from '../actor.ts'
import { adminRoute } from '../console-api.ts'
import type { InvitePerson } from '../invite-person.ts'
import { presentPerson } from '../present-person.ts'

/** Serves the session's organization, or any. */
export const invitePersonOperation =
  (
    id: 'invitePerson' | 'inviteOrganizationPerson',
    { invitePerson }: { invitePerson: InvitePerson },
  ): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute(id),
      handler: async (request, reply) => {
        const { organizationId, isOperator } = actorOf(request)
        const { role, name = null, email = null } = request.body
        const { member, link } = await invitePerson(
          { organizationId, role, limit: limitOf(request.body), name, email, isOperator: false },
          { isByOperator: isOperator },
        )
        const answer: InvitedPerson = {
          person: presentPerson(member),
          link: link.address,
          expires_at: link.expiresAt.toISOString(),
        }
        return reply.code(201).send(answer)
      },
    })
  }
