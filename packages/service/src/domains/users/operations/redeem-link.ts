import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { adminRoute, signedOut } from '../console-api.ts'
import type { LinkLimit } from '../link-limit.ts'
import type { OpenSession } from '../open-session.ts'
import { presentSession, type ServiceFacts } from '../present-session.ts'
import type { RedeemLink } from '../redeem-link.ts'
import type { SessionCookie } from '../session-cookie.ts'

type Deps = {
  redeemLink: RedeemLink
  limitLinks: LinkLimit
  openSession: OpenSession
  sessionCookie: SessionCookie
  facts: ServiceFacts
}

/** Serves `POST /console/api/session`, which signs in with a link. */
export const redeemLinkOperation =
  ({ redeemLink, limitLinks, openSession, sessionCookie, facts }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute('redeemLink'),
      handler: async (request, reply) => {
        const { secret, name = null } = request.body
        const previousToken = sessionCookie.read(request)
        const token = await limitLinks(request.ip, () => redeemLink(secret, { name, previousToken }))
        const signedIn = await openSession(token)
        if (!signedIn) throw signedOut()
        request.logFields['user_id'] = signedIn.user.id
        request.logFields['organization_id'] = signedIn.organization.organizationId
        sessionCookie.set(reply, token)
        return presentSession(signedIn, facts)
      },
    })
  }
