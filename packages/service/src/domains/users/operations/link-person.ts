import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { consoleOperation, signedInOf } from '../console-api.ts'
import type { LinkPerson } from '../link-person.ts'
import { userParams } from './shared/fields.ts'

/** Returns the operation `POST /console/api/people/{user_id}/link`. */
export const linkPersonOperation =
  ({ linkPerson }: { linkPerson: LinkPerson }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.post('/console/api/people/:user_id/link', {
      ...consoleOperation('linkPerson', 'admin', { params: userParams }),
      handler: async (request, reply) => {
        const { address, expiresAt } = await linkPerson(signedInOf(request), request.params.user_id)
        return reply.code(201).send({ link: address, expires_at: expiresAt.toISOString() })
      },
    })
  }
