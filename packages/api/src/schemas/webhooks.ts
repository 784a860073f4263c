import { z } from 'zod'
import { EVENT_TYPES } from './events.ts'
import { text, timestamp, uuid } from './fields.ts'
import { pageOf, pageQuery } from './pdp-list.ts'

/** Maximum per organization. */
export const MAX_WEBHOOK_ENDPOINTS = 20
const MAX_URL_LENGTH = 2_048

const url = text(MAX_URL_LENGTH)
  .refine(
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
    'must be an absolute http or https URL',
  )
  .meta({
    pattern: '^[Hh][Tt][Tt][Pp][Ss]?:',
    format: 'uri',
    description: 'Public https address. The operator can allow others with `ENDCAP_WEBHOOK_ALLOWED_ORIGINS`',
  })

const types = z
  .array(z.enum(EVENT_TYPES))
  .min(1)
  .max(EVENT_TYPES.length)
  .nullable()
  .meta({ description: 'Types of events to send. Null for all, also those of later releases' })

const description = text(200).nullable()

const leavesOutReleases = z.boolean().meta({
  description:
    'True to leave out events of listings that a new release of Endcap has scored again (`cause` is `release`)',
})

export const newWebhookEndpoint = z
  .object({
    url,
    types: types.optional(),
    description: description.optional(),
    leaves_out_releases: leavesOutReleases.optional(),
  })
  .meta({
    id: 'NewWebhookEndpoint',
    example: {
      url: 'https://shop.example.com/hooks/endcap',
      types: ['pdp.scored', 'pdp.failed'],
      description: 'Catalog',
    },
  })

export const webhookEndpointChange = z
  .object({
    url: url.optional(),
    types: types.optional(),
    description: description.optional(),
    leaves_out_releases: leavesOutReleases.optional(),
    enabled: z.boolean().optional().meta({
      description:
        'True to enable it again. It then receives what has happened since it was disabled, up to 30 days',
    }),
  })
  .meta({ id: 'WebhookEndpointChange', example: { enabled: true } })

const endpointFields = {
  webhook_endpoint_id: uuid,
  url: z.string(),
  types,
  description: z.string().nullable(),
  leaves_out_releases: leavesOutReleases,
  enabled: z.boolean(),
  disabled_reason: z.enum(['request', 'gone', 'failing']).nullable().meta({
    description: '`request` of a client, status 410 (`gone`), or five days of failures (`failing`)',
  }),
  failing_since: timestamp
    .nullable()
    .meta({ description: 'First failure since the last success. Null if the last delivery succeeded' }),
  previous_secret_expires_at: timestamp
    .nullable()
    .meta({ description: 'Time until which the secret before the last rotation also signs' }),
  created_at: timestamp,
  updated_at: timestamp,
}

export const webhookEndpoint = z.object(endpointFields).meta({ id: 'WebhookEndpoint' })

export const webhookEndpointWithSecret = z
  .object({
    ...endpointFields,
    secret: z.string().meta({ description: 'Verifies signatures. Returned only here, so store it' }),
  })
  .meta({ id: 'WebhookEndpointWithSecret' })

export const webhookEndpointPage = pageOf(webhookEndpoint).meta({ id: 'WebhookEndpointPage' })

export const webhookDelivery = z
  .object({
    event_id: uuid.meta({ description: 'Sent as `webhook-id`. An endpoint has one delivery of an event' }),
    event_type: z.enum(EVENT_TYPES),
    status: z.enum(['pending', 'delivered', 'failed']),
    attempts: z.int(),
    response_status: z.int().nullable().meta({ description: 'Status of the last response' }),
    error: z.string().nullable().meta({ description: 'Why the last attempt failed. Null after a success' }),
    last_attempt_at: timestamp.nullable(),
    next_attempt_at: timestamp.nullable().meta({ description: 'Null unless it is pending' }),
    created_at: timestamp,
  })
  .meta({ id: 'WebhookDelivery' })

export const webhookDeliveryQuery = z.object(pageQuery)
export const webhookDeliveryPage = pageOf(webhookDelivery).meta({ id: 'WebhookDeliveryPage' })

export type NewWebhookEndpoint = z.output<typeof newWebhookEndpoint>
export type WebhookEndpointChange = z.output<typeof webhookEndpointChange>
export type WebhookEndpoint = z.output<typeof webhookEndpoint>
export type WebhookEndpointWithSecret = z.output<typeof webhookEndpointWithSecret>
export type WebhookEndpointPage = z.output<typeof webhookEndpointPage>
export type WebhookDelivery = z.output<typeof webhookDelivery>
export type WebhookDeliveryPage = z.output<typeof webhookDeliveryPage>
