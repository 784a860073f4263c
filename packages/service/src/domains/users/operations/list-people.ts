import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { actorOf } from '../actor.ts'
import { adminRoute } from '../console-api.ts'
import type { MembershipStore } from '../membership-store.ts'
import { presentPerson } from '../present-person.ts'

type Deps = { db: Db; memberships: MembershipStore }

/** Serves the session's organization, or any. */
export const listPeopleOperation =
  (id: 'listPeople' | 'listOrganizationPeople', { db, memberships }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute(id),
      handler: async (request) => {
        const members = await memberships.members(db, actorOf(request).organizationId)
        return { data: members.map(presentPerson) }
      },
    })
  }
