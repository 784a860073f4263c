import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { adminRoute } from '../console-api.ts'
import type { DescribeLink } from '../describe-link.ts'
import type { LinkLimit } from '../link-limit.ts'

type Deps = { describeLink: DescribeLink; limitLinks: LinkLimit }

/** Returns the operation `POST /console/api/links`. The secret is in the body, so that no log has it. */
export const describeLinkOperation =
  ({ describeLink, limitLinks }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute('describeLink'),
      handler: (request) => limitLinks(request.ip, () => describeLink(request.body.secret)),
    })
  }
