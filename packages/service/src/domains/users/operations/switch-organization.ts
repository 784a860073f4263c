import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import type { Db } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { consoleOperation, signedInOf } from '../console-api.ts'
import { presentSession, type ServiceFacts } from '../present-session.ts'
import type { SessionStore } from '../session-store.ts'

type Deps = { db: Db; sessions: SessionStore; facts: ServiceFacts }

/** Returns the operation `PUT /console/api/session/organization`. */
export const switchOrganizationOperation =
  ({ db, sessions, facts }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    const { schema, config } = consoleOperation('switchOrganization', 'viewer', {
      body: z.object({ organization_id: z.string().max(100) }),
    })
    server.put('/console/api/session/organization', {
      schema,
      config: { ...config, ignoresShownOrganization: true },
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
