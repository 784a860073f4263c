import { EXAMPLE_IDS, pdpTags, pdpTagsResult } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { ownPdp } from '../own-pdp.ts'
import type { PdpStore } from '../pdp-store.ts'
import { pdpIdPath } from './shared/identifiers.ts'

type Deps = { db: Db; pdps: PdpStore }

/** Returns the operation `PUT /v1/pdps/{pdp_id}/tags`. */
export const setPdpTagsOperation =
  ({ db, pdps }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.put('/v1/pdps/:pdp_id/tags', {
      ...operation({
        id: 'setPdpTags',
        tag: 'Listings',
        summary: 'Set the tags of a listing',
        description: 'Replaces all tags. Repeated tags count once. Lists filter by them.',
        request: { params: pdpIdPath, body: pdpTags },
        answers: {
          200: {
            description: 'The tags',
            schema: pdpTagsResult,
            example: { pdp_id: EXAMPLE_IDS.pdp, tags: ['spring', 'relaunch'] },
          },
        },
        errors: ['PDP_NOT_FOUND'],
        malformedPath: 'PDP_NOT_FOUND',
        isConditional: false,
      }),
      handler: async (request) => {
        const { organizationId } = callerOf(request)
        const pdp = await ownPdp(db, pdps, organizationId, request.params.pdp_id)
        const tags = [...new Set(request.body.tags)]
        await pdps.setTags(pdp.id, tags)
        return { pdp_id: pdp.id, tags }
      },
    })
  }
