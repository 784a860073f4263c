import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { consoleOperation, signedInOf } from '../console-api.ts'
import type { InvitePerson } from '../invite-person.ts'
import { presentPerson } from '../present-person.ts'
import { email, personName, role } from './shared/fields.ts'

/** Returns the operation `POST /console/api/people`. */
export const invitePersonOperation =
  ({ invitePerson }: { invitePerson: InvitePerson }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.post('/console/api/people', {
      ...consoleOperation('invitePerson', 'admin', {
        body: z.object({ name: personName.nullish(), email: email.nullish(), role }),
      }),
      handler: async (request, reply) => {
        const { user, organization } = signedInOf(request)
        const { member, link } = await invitePerson(
          {
            organizationId: organization.organizationId,
            role: request.body.role,
            name: request.body.name ?? null,
            email: request.body.email ?? null,
            isOperator: false,
          },
          { isByOperator: user.isOperator },
        )
        return reply.code(201).send({
          person: presentPerson(member),
          link: link.address,
          expires_at: link.expiresAt.toISOString(),
        })
      },
    })
  }
