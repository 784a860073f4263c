import { EVENTS } from '../schemas/events.ts'
import { type OpenApiDocument, refTo } from './json-schema.ts'

const HEADERS = {
  'webhook-id': 'Id of the event. The same for each attempt',
  'webhook-timestamp': 'Time of the attempt in seconds since 1970',
  'webhook-signature': 'Signatures, separated by spaces: `v1,` and a base64 HMAC-SHA256',
}

/** Describes webhook requests (Standard Webhooks) by event type. */
export function describeWebhooks(document: OpenApiDocument): void {
  document.components.parameters = {
    ...document.components.parameters,
    ...Object.fromEntries(
      Object.entries(HEADERS).map(([name, description]) => [
        name,
        { name, in: 'header', required: true, description, schema: { type: 'string' } },
      ]),
    ),
  }
  document.webhooks = Object.fromEntries(
    Object.entries(EVENTS).map(([type, schema]) => {
      const { id = '', description = '' } = schema.meta() ?? {}
      return [type, { post: describeDelivery({ type, id, description }) }]
    }),
  )
}

const describeDelivery = ({ type, id, description }: { type: string; id: string; description: string }) => ({
  operationId: `receive${id}`,
  // A separate tag, because generators write one file per tag and kind.
  tags: ['Webhook events'],
  summary: description.split('. ', 1)[0],
  description: `${description}. See the event \`${type}\` in docs/events.md.`,
  security: [],
  parameters: Object.keys(HEADERS).map((name) => refTo('parameters', name)),
  requestBody: { required: true, content: { 'application/json': { schema: refTo('schemas', id) } } },
  responses: {
    '2XX': { description: 'Received. Any other status is tried again' },
    410: { description: 'Gone: the endpoint is disabled' },
  },
})
