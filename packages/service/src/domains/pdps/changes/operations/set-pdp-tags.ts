import { EXAMPLE_IDS, pdpTags, pdpTagsResult } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../../platform/db/database.ts'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import { ownPdp } from '../../record/own-pdp.ts'
import { NO_QUERY, pdpAddresses } from '../../record/pdp-address.ts'
import type { PdpStore } from '../../record/pdp-store.ts'

type Deps = { db: Db; pdps: PdpStore }

/** Returns the operation `PUT /v1/pdps/{pdp_id}/tags`, also by your own id. */
export const setPdpTagsOperation =
  ({ db, pdps }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    for (const at of pdpAddresses(pdps))
      server.put(at.path('/tags'), {
        ...operation({
          id: at.id('setPdpTags'),
          tag: 'Listings',
          summary: at.summary('Set the tags of a listing'),
          description: 'Replaces all tags. Repeated tags count once. Lists filter by them.',
          request: { params: at.params, querystring: at.query(NO_QUERY), body: pdpTags },
          answers: {
            200: {
              description: 'The tags',
              schema: pdpTagsResult,
              example: { pdp_id: EXAMPLE_IDS.pdp, tags: ['spring', 'relaunch'] },
            },
          },
          errors: [...at.errors],
          malformedPath: at.malformedPath,
          isConditional: false,
        }),
        preHandler: at.preHandler,
        handler: async (request) => {
          const { organizationId } = callerOf(request)
          const pdp = await ownPdp(db, pdps, organizationId, request.params.pdp_id)
          const tags = [...new Set(request.body.tags)]
          await db.transaction().execute((trx) => pdps.setTags(trx, pdp.id, tags))
          return { pdp_id: pdp.id, tags }
        },
      })
  }
