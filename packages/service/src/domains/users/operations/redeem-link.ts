import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { adminRoute } from '../console-api.ts'
import type { LinkLimit } from '../link-limit.ts'
import type { RedeemLink } from '../redeem-link.ts'
import { type EnterDeps, enterSession } from './enter-session.ts'

type Deps = EnterDeps & { redeemLink: RedeemLink; limitLinks: LinkLimit }

/** Serves `POST /console/api/session`, which signs in with a link. */
export const redeemLinkOperation =
  ({ redeemLink, limitLinks, ...deps }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute('redeemLink'),
      handler: async (request, reply) => {
        const { secret, name = null } = request.body
        const previousToken = deps.sessionCookie.read(request)
        const token = await limitLinks(request.ip, () => redeemLink(secret, { name, previousToken }))
        return enterSession(deps, token, request, reply)
      },
    })
  }
