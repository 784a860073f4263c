import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { adminRoute } from '../console-api.ts'
import type { DescribeLink } from '../describe-link.ts'
import type { LinkLimit } from '../link-limit.ts'

type Deps = { describeLink: DescribeLink; limitLinks: LinkLimit }

/** Serves `POST /console/api/links`. The body keeps the secret out of logs. */
export const describeLinkOperation =
  ({ describeLink, limitLinks }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute('describeLink'),
      handler: (request) => limitLinks(request.ip, () => describeLink(request.body.secret)),
    })
  }
