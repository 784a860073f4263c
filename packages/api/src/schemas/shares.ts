import { z } from 'zod'
import { targetId } from './acceptance.ts'
import { actor } from './audit.ts'
import { nonEmptyText, timestamp, uuid } from './fields.ts'
import { pageOf, pageQuery } from './pdp-list.ts'

/** Open links of an organization. */
export const MAX_SHARES = 500
/** Listings or shots of a link. */
export const MAX_SHARED = 200
/** Days that a link may stay open, and that an ended one stays in the list. */
export const SHARE_DAYS = { open: 366, listed: 90 } as const
/** Wrong passwords before a pause. */
export const SHARE_PASSWORD_TRIES = 5
export const SHARE_PAUSE_MIN = 15

export const SHARE_KINDS = ['listings', 'shots', 'acceptance_report'] as const
export const SHARE_PERMISSIONS = ['read', 'read_and_upload'] as const

const EXAMPLE_END = '2026-12-12T17:00:00.000Z'

const expiresAt = z
  .string()
  .refine((value) => !Number.isNaN(Date.parse(value)), 'must be a time')
  .meta({ format: 'date-time', description: 'The link ends then, within a year' })

const details = {
  recipient: nonEmptyText(100).meta({
    description: 'Person or agency that gets the link',
    example: 'Studio North',
  }),
  expires_at: expiresAt,
  password: nonEmptyText(200)
    .refine((value) => value.length >= 8, 'must have at least 8 characters')
    .meta({ minLength: 8 })
    .optional(),
}

const idsOf = (what: string) =>
  z
    .array(z.string().max(100))
    .min(1)
    .max(MAX_SHARED)
    .meta({ description: `Ids of ${what}, in the order in which they are shown` })

/** The body of `POST /v1/shares`. */
export const newShare = z
  .discriminatedUnion('kind', [
    z
      .object({ kind: z.literal('listings'), pdp_ids: idsOf('listings'), ...details })
      .meta({ id: 'NewListingsShare' }),
    z
      .object({
        kind: z.literal('shots'),
        shot_ids: idsOf('shots'),
        permission: z.enum(SHARE_PERMISSIONS),
        ...details,
      })
      .meta({ id: 'NewShotsShare' }),
    z
      .object({
        kind: z.literal('acceptance_report'),
        target: targetId.meta({ description: 'Target whose report the link shows' }),
        retailer: z.string().max(100).optional().meta({ description: 'Retailer region of the listings' }),
        ...details,
      })
      .meta({ id: 'NewReportShare' }),
  ])
  .meta({
    id: 'NewShare',
    example: {
      kind: 'listings',
      pdp_ids: ['019a9d2e-69f2-7d61-8b0a-51c3f2a97d10'],
      recipient: 'Studio North',
      expires_at: EXAMPLE_END,
    },
  })

export const shareChange = z
  .object({ expires_at: expiresAt })
  .meta({ id: 'ShareChange', example: { expires_at: EXAMPLE_END } })

const shareFields = {
  share_id: uuid,
  kind: z.enum(SHARE_KINDS),
  recipient: z.string(),
  count: z.int().nullable().meta({ description: 'Listings or shots. Null for a report' }),
  target: z.string().nullable().meta({ description: 'Target of a report' }),
  retailer: z.string().nullable(),
  permission: z.enum(SHARE_PERMISSIONS),
  has_password: z.boolean(),
  state: z.enum(['open', 'expired', 'closed']),
  created_at: timestamp,
  created_by: actor,
  expires_at: timestamp,
  closed_at: timestamp.nullable(),
  opened_at: timestamp.nullable().meta({ description: 'Last opening, exact to an hour' }),
}

export const share = z.object(shareFields).meta({ id: 'Share' })

export const shareWithLink = z
  .object({
    ...shareFields,
    url: z.string().meta({ description: 'The link. Returned only here, because only its hash is stored' }),
  })
  .meta({ id: 'ShareWithLink' })

/** The query of `GET /v1/shares`. */
export const shareQuery = z.object(pageQuery)

export const sharePage = pageOf(share).meta({ id: 'SharePage' })

export type ShareKind = (typeof SHARE_KINDS)[number]
export type SharePermission = (typeof SHARE_PERMISSIONS)[number]
export type NewShare = z.output<typeof newShare>
export type Share = z.output<typeof share>
export type ShareWithLink = z.output<typeof shareWithLink>
