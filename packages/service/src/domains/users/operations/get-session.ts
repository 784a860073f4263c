import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { adminRoute, signedOut } from '../console-api.ts'
import type { OpenSession } from '../open-session.ts'
import { presentSession, type ServiceFacts } from '../present-session.ts'
import type { SessionCookie } from '../session-cookie.ts'

type Deps = {
  openSession: OpenSession
  sessionCookie: SessionCookie
  hasUsers: () => Promise<boolean>
  providerName: string | null
  hasPasskeys: boolean
  facts: ServiceFacts
}

/** Serves `GET /console/api/session`. Its refusal names the ways to sign in. */
export const getSessionOperation =
  ({ hasUsers, providerName, hasPasskeys, ...deps }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute('getSession'),
      handler: async (request) => {
        const signedIn = await deps.openSession(deps.sessionCookie.read(request))
        if (signedIn) return presentSession(signedIn, deps.facts)
        const oidc = providerName === null ? null : { name: providerName }
        throw signedOut({ oidc, has_users: await hasUsers(), passkeys: hasPasskeys })
      },
    })
  }
