import { EVENT_EXAMPLE, eventListQuery, eventPage } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { listEvents } from '../event-store.ts'

type Deps = { db: Db }

/** Returns the operation `GET /v1/events`. */
export const listEventsOperation =
  ({ db }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/events', {
      ...operation({
        id: 'listEvents',
        tag: 'Events',
        summary: 'Read events',
        description:
          'Returns what has changed in your organization in the order in which it was stored, for 30 days. Keep ' +
          '`next_after` and send it as `after` of the next request. No event is skipped, and none comes twice. With ' +
          '`types`, a page examines a limited number of events, so `data` may be empty while `has_more` is true.',
        request: { querystring: eventListQuery },
        answers: {
          200: {
            description: 'A page of events',
            schema: eventPage,
            example: { data: [EVENT_EXAMPLE], has_more: false, next_after: EVENT_EXAMPLE.id },
          },
        },
        errors: ['INVALID_CURSOR', 'VALIDATION_ERROR'],
        isConditional: false,
      }),
      handler: async (request) => {
        const { organizationId } = callerOf(request)
        return listEvents(db, organizationId, request.query)
      },
    })
  }
