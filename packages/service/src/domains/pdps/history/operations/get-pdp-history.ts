import {
  HISTORY_EXAMPLE,
  type HistoryEntry,
  type HistoryPage,
  historyPage,
  historyQuery,
  type Renditions,
} from '@endcap/api'
import { findCategory } from '@endcap/catalog'
import { type Classification, oneDecimal } from '@endcap/scoring'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { SignRenditions } from '../../../../platform/blobs/rendition-url.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { represent, sendConditional } from '../../../../platform/http/conditional.ts'
import { decodeCursor, encodeCursor } from '../../../../platform/http/cursor.ts'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import { findImageContents } from '../../../images/image-contents.ts'
import { ownPdp } from '../../record/own-pdp.ts'
import { pdpAddresses } from '../../record/pdp-address.ts'
import { type HistoryState, readHistory } from '../../record/pdp-history.ts'
import type { PdpStore } from '../../record/pdp-store.ts'

type Deps = { db: Db; pdps: PdpStore; signRenditions: SignRenditions }

/** Returns the operation `GET /v1/pdps/{pdp_id}/history`, also by your own id. */
export const getPdpHistoryOperation =
  ({ db, pdps, signRenditions }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    for (const at of pdpAddresses(pdps))
      server.get(at.path('/history'), {
        ...operation({
          id: at.id('getPdpHistory'),
          tag: 'Listings',
          summary: at.summary('Read the history of a listing'),
          description: 'Returns every scored state, the newest first, with what changed.',
          request: { params: at.params, querystring: at.query(historyQuery) },
          answers: {
            200: {
              description: 'A page of scored states',
              schema: historyPage,
              example: { data: HISTORY_EXAMPLE, has_more: false, next_cursor: null },
            },
          },
          errors: [...at.errors, 'INVALID_CURSOR', 'VALIDATION_ERROR'],
          malformedPath: at.malformedPath,
        }),
        preHandler: at.preHandler,
        handler: async (request, reply) => {
          const { organizationId } = callerOf(request)
          const { limit, cursor } = request.query
          const pdp = await ownPdp(db, pdps, organizationId, request.params.pdp_id)
          const scope = { organizationId, pdpId: pdp.id }
          const before = cursor === undefined ? null : decodeCursor(scope, cursor).id
          const states = await readHistory(db, pdp.id, { limit: limit + 1, before })
          const shown = states.slice(0, limit)
          const ids = shown.flatMap(({ images }) => images.map(({ image_id: id }) => id))
          const contents = await findImageContents(db, organizationId, ids)
          const renditionsOf = (imageId: string) => {
            const sha256 = contents.get(imageId)
            return sha256 === undefined ? null : signRenditions({ organizationId, sha256 })
          }
          const data = shown.map((state, index) => present(state, states[index + 1] ?? null, renditionsOf))
          const last = states[limit - 1]
          const hasMore = states.length > limit && last !== undefined
          const page: HistoryPage = {
            data,
            has_more: hasMore,
            next_cursor: hasMore ? encodeCursor(scope, { value: '', id: last.id }) : null,
          }
          return sendConditional(request, reply, represent(page))
        },
      })
  }

function present(
  { scoredAt, score, cause, categoryId, categorySource, images }: HistoryState,
  before: HistoryState | null,
  renditionsOf: (imageId: string) => Renditions | null,
): HistoryEntry {
  return {
    scored_at: scoredAt.toISOString(),
    pdp_score: score,
    score_change: before && oneDecimal(score - before.score),
    cause,
    category: findCategory(categoryId)?.name ?? null,
    category_source: categorySource,
    images: images.map((image) => ({
      ...image,
      classification: image.classification as Classification,
      renditions: renditionsOf(image.image_id),
    })),
  }
}
