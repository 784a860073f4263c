import { z } from 'zod'
import { EVENT_EXAMPLE } from '../examples/examples.ts'
import { defineOperation } from '../openapi/operation.ts'
import { eventListQuery, eventPage, eventStreamQuery } from '../schemas/events.ts'

const STREAM_EXAMPLE = `id: ${EVENT_EXAMPLE.id}\nevent: ${EVENT_EXAMPLE.type}\ndata: ${JSON.stringify(EVENT_EXAMPLE)}\n\n`

export const listEvents = defineOperation({
  id: 'listEvents',
  method: 'GET',
  path: '/v1/events',
  tag: 'Events',
  summary: 'Read events',
  description:
    'Returns what has changed in your organization in the order in which it was stored, for 30 days. Keep ' +
    '`next_after` and send it as `after` of the next request. No event is skipped, and none comes twice. With ' +
    '`types`, a page examines a limited number of events, so `data` may be empty while `has_more` is true.',
  request: { query: eventListQuery },
  answers: {
    200: {
      description: 'A page of events',
      schema: eventPage,
      example: { data: [EVENT_EXAMPLE], has_more: false, next_after: EVENT_EXAMPLE.id },
    },
  },
  errors: ['INVALID_CURSOR', 'VALIDATION_ERROR'],
  isConditional: false,
})

export const streamEvents = defineOperation({
  id: 'streamEvents',
  method: 'GET',
  path: '/v1/events/stream',
  tag: 'Events',
  summary: 'Follow events',
  description:
    'Sends events as they are stored (server-sent events): `id` is the id of the event, `event` its type, ' +
    '`data` the event as JSON. Reconnect with `Last-Event-ID` to continue without a gap; without it and ' +
    '`after`, the stream begins with the next event. A comment is sent every 15 seconds. The stream ends with ' +
    'the access token, when the service stops, and when the client takes nothing for a minute.',
  request: { query: eventStreamQuery },
  requestHeaders: ['Last-Event-ID'],
  answers: {
    200: {
      description: 'The stream, which does not end by itself',
      contentType: 'text/event-stream',
      schema: z.string(),
      example: STREAM_EXAMPLE,
    },
  },
  errors: ['INVALID_CURSOR', 'TOO_MANY_STREAMS', 'VALIDATION_ERROR'],
  isConditional: false,
})
