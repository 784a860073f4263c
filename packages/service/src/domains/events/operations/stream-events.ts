import { Readable } from 'node:stream'
import * as api from '@endcap/api/operations'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../platform/db/database.ts'
import { onClose } from '../../../platform/http/client-abort-signal.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { EventFeed } from '../event-feed.ts'
import { placeAt, placeOf, readHead } from '../event-store.ts'
import { streamEvents } from '../stream-events.ts'

type Deps = {
  db: Db
  feed: EventFeed
  isTokenValid: (request: FastifyRequest) => Promise<boolean>
}

/** Time after which a stalled client is disconnected. Heartbeats are more frequent. */
const STALLED_MS = 60_000

/** Serves `GET /v1/events/stream`. */
export const streamEventsOperation = ({ db, feed, isTokenValid }: Deps) =>
  serve(api.streamEvents, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const lastId = request.headers['last-event-id']?.toString() ?? request.query.after
    const head = await readHead(db, organizationId)
    const from =
      lastId === undefined
        ? await placeAt(db, organizationId, head)
        : await placeOf(db, organizationId, lastId)
    const member = feed.join(organizationId, head)
    const ended = new AbortController()
    // A response to HEAD closes without an abort.
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
        // Keeps nginx from buffering the stream.
        .header('x-accel-buffering', 'no')
        .send(Readable.from(text, { objectMode: false, highWaterMark: 1 }))
    )
  })
