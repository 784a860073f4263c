import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { adminRoute, signedInOf } from '../console-api.ts'
import { presentSession, type ServiceFacts } from '../present-session.ts'
import type { SessionStore } from '../session-store.ts'

type Deps = { db: Db; sessions: SessionStore; facts: ServiceFacts }

/** Serves `PUT /console/api/session/organization`. */
export const switchOrganizationOperation =
  ({ db, sessions, facts }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    const route = adminRoute('switchOrganization')
    server.route({
      ...route,
      config: { ...route.config, ignoresShownOrganization: true },
      handler: async (request) => {
        const signedIn = signedInOf(request)
        const organization = signedIn.organizations.find(
          ({ organizationId }) => organizationId === request.body.organization_id,
        )
        if (!organization) throw new DomainError('NOT_FOUND', 'there is no such organization for you')
        await sessions.setOrganization(db, signedIn.tokenHash, organization.organizationId)
        return presentSession({ ...signedIn, organization }, facts)
      },
    })
  }
