import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { consoleOperation, signedInOf } from '../console-api.ts'
import type { MembershipStore } from '../membership-store.ts'
import { presentPerson } from '../present-person.ts'

/** Returns the operation `GET /console/api/people`. */
export const listPeopleOperation =
  ({ db, memberships }: { db: Db; memberships: MembershipStore }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/console/api/people', {
      ...consoleOperation('listPeople', 'admin'),
      handler: async (request) => {
        const { organizationId } = signedInOf(request).organization
        return { people: (await memberships.members(db, organizationId)).map(presentPerson) }
      },
    })
  }
