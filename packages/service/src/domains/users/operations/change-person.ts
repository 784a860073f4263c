import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import type { ChangePerson } from '../change-person.ts'
import { consoleOperation, signedInOf } from '../console-api.ts'
import { presentPerson } from '../present-person.ts'
import { role, userParams } from './shared/fields.ts'

/** Returns the operation `PATCH /console/api/people/{user_id}`. */
export const changePersonOperation =
  ({ changePerson }: { changePerson: ChangePerson }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.patch('/console/api/people/:user_id', {
      ...consoleOperation('changePerson', 'admin', {
        params: userParams,
        body: z.object({ role: role.optional(), disabled: z.boolean().optional() }),
      }),
      handler: async (request) => {
        const { role: newRole, disabled: isDisabled } = request.body
        const change = { role: newRole, isDisabled }
        return presentPerson(await changePerson(signedInOf(request), request.params.user_id, change))
      },
    })
  }
