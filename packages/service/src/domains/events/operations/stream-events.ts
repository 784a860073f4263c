import { Readable } from 'node:stream'
import { EVENT_EXAMPLE, eventStreamQuery } from '@endcap/api'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import type { Db } from '../../../platform/db/database.ts'
import { onClose } from '../../../platform/http/client-abort-signal.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { EventFeed } from '../event-feed.ts'
import { placeAt, placeOf, readHead } from '../event-store.ts'
import { streamEvents } from '../stream-events.ts'

type Deps = {
  db: Db
  feed: EventFeed
  /** Returns whether the token of a request is still valid. */
  isTokenValid: (request: FastifyRequest) => Promise<boolean>
}

/** Time after which the connection of a client that takes no more is closed. Heartbeats are more frequent. */
const STALLED_MS = 60_000

const EXAMPLE = `id: ${EVENT_EXAMPLE.id}\nevent: ${EVENT_EXAMPLE.type}\ndata: ${JSON.stringify(EVENT_EXAMPLE)}\n\n`

/** Returns the operation `GET /v1/events/stream`. */
export const streamEventsOperation =
  ({ db, feed, isTokenValid }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/events/stream', {
      ...operation({
        id: 'streamEvents',
        tag: 'Events',
        summary: 'Follow events',
        description:
          'Sends events as they are stored (server-sent events): `id` is the id of the event, `event` its type, ' +
          '`data` the event as JSON. Reconnect with `Last-Event-ID` to continue without a gap; without it and ' +
          '`after`, the stream begins with the next event. A comment is sent every 15 seconds. The stream ends with ' +
          'the access token, when the service stops, and when the client takes nothing for a minute.',
        request: { querystring: eventStreamQuery },
        requestHeaders: ['Last-Event-ID'],
        answers: {
          200: {
            description: 'The stream, which does not end by itself',
            contentType: 'text/event-stream',
            schema: z.string(),
            example: EXAMPLE,
          },
        },
        errors: ['INVALID_CURSOR', 'TOO_MANY_STREAMS', 'VALIDATION_ERROR'],
        isConditional: false,
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const lastId = request.headers['last-event-id']?.toString() ?? request.query.after
        const head = await readHead(db, organizationId)
        const from =
          lastId === undefined
            ? await placeAt(db, organizationId, head)
            : await placeOf(db, organizationId, lastId)
        const member = feed.join(organizationId, head)
        const ended = new AbortController()
        // A response to HEAD is closed though nothing was aborted.
        onClose(reply, () => {
          ended.abort(new Error('the response is closed'))
          member[Symbol.dispose]()
        })
        request.raw.setTimeout(STALLED_MS)
        const signal = AbortSignal.any([ended.signal, member.closed])
        const text = streamEvents(
          { db },
          {
            organizationId,
            from,
            types: request.query.types,
            member,
            isAllowed: () => isTokenValid(request),
            signal,
          },
        )
        return (
          reply
            .header('content-type', 'text/event-stream; charset=utf-8')
            .header('cache-control', 'no-store')
            // Tells nginx not to collect the stream.
            .header('x-accel-buffering', 'no')
            .send(Readable.from(text, { objectMode: false, highWaterMark: 1 }))
        )
      },
    })
  }
