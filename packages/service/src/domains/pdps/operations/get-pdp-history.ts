import { HISTORY_EXAMPLE, type HistoryEntry, type HistoryPage, historyPage, historyQuery } from '@endcap/api'
import { oneDecimal } from '@endcap/scoring'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { decodeCursor, encodeCursor } from '../../../platform/http/cursor.ts'
import { operation } from '../../../platform/http/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { ownPdp } from '../own-pdp.ts'
import { type HistoryState, readHistory } from '../pdp-history.ts'
import type { PdpStore } from '../pdp-store.ts'
import { pdpIdPath } from './shared/identifiers.ts'

type Deps = { db: Db; pdps: PdpStore }

/** Returns the operation `GET /v1/pdps/{pdp_id}/history`. */
export const getPdpHistoryOperation =
  ({ db, pdps }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/pdps/:pdp_id/history', {
      ...operation({
        id: 'getPdpHistory',
        tag: 'Listings',
        summary: 'Read the history of a listing',
        description: 'Returns every scored state, the newest first, with what changed.',
        request: { params: pdpIdPath, querystring: historyQuery },
        answers: {
          200: {
            description: 'A page of scored states',
            schema: historyPage,
            example: { data: HISTORY_EXAMPLE, has_more: false, next_cursor: null },
          },
        },
        errors: ['INVALID_CURSOR', 'PDP_NOT_FOUND', 'VALIDATION_ERROR'],
        malformedPath: 'PDP_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const { limit, cursor } = request.query
        const pdp = await ownPdp(db, pdps, organizationId, request.params.pdp_id)
        const scope = { organizationId, pdpId: pdp.id }
        const before = cursor === undefined ? null : decodeCursor(scope, cursor).id
        const states = await readHistory(db, pdp.id, { limit: limit + 1, before })
        const data = states.slice(0, limit).map((state, index) => present(state, states[index + 1] ?? null))
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
  { scoredAt, score, cause, images }: HistoryState,
  before: HistoryState | null,
): HistoryEntry {
  return {
    scored_at: scoredAt.toISOString(),
    pdp_score: score,
    score_change: before && oneDecimal(score - before.score),
    cause,
    images: images as HistoryEntry['images'],
  }
}
