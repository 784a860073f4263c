import { COMPOSER_EXAMPLE, EXAMPLE_IDS, pdpComposer, uuidInPath } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { GetComposer } from '../get-composer.ts'

type Deps = { getComposer: GetComposer }

/** Returns the operation `GET /v1/pdps/{pdp_id}/composer`. */
export const getPdpComposerOperation =
  ({ getComposer }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/pdps/:pdp_id/composer', {
      ...operation({
        id: 'getPdpComposer',
        tag: 'Drafts',
        summary: 'Read what scoring compositions of a listing needs',
        description:
          'Returns the facts of the listing’s images and of those that Spark made for it, with the rules that they ' +
          'are scored by. With the package `@endcap/scoring`, a program that has this answer computes the same ' +
          'scores as `POST /v1/pdps/score`.',
        request: { params: z.object({ pdp_id: uuidInPath(EXAMPLE_IDS.pdp) }) },
        answers: {
          200: { description: 'Images and rules', schema: pdpComposer, example: COMPOSER_EXAMPLE },
        },
        errors: ['PDP_NOT_FOUND', 'PDP_NOT_SCORED'],
        malformedPath: 'PDP_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const composer = await getComposer(organizationId, request.params.pdp_id)
        return sendConditional(request, reply, represent(composer))
      },
    })
  }
