import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { actorOf } from '../actor.ts'
import type { ChangePerson } from '../change-person.ts'
import { adminRoute } from '../console-api.ts'
import { presentPerson } from '../present-person.ts'

/** Serves the session's organization, or any. */
export const changePersonOperation =
  (
    id: 'changePerson' | 'changeOrganizationPerson',
    { changePerson }: { changePerson: ChangePerson },
  ): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute(id),
      handler: async (request) => {
        const { disabled: isDisabled, ...given } = request.body
        return presentPerson(
          await changePerson(actorOf(request), request.params.user_id, { ...given, isDisabled }),
        )
      },
    })
  }
