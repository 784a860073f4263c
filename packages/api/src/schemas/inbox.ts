import { z } from 'zod'
import { timestamp, uuid } from './fields.ts'
import { filter, pageOf, pageQuery } from './pdp-list.ts'
import { author } from './work.ts'

export const INBOX_KINDS = [
  'mentioned',
  'commented',
  'assigned',
  'to_review',
  'sent_back',
  'score_dropped',
  'import_done',
  'spark_ready',
  'live_alert',
  'live_unread',
  'test_due',
  'test_decided',
] as const
export type InboxKind = (typeof INBOX_KINDS)[number]

/** Days that items are kept. */
export const INBOX_DAYS = 90
/** Least points of a drop that inboxes report. */
export const SCORE_DROP = 5

export const inboxItem = z
  .object({
    item_id: uuid,
    kind: z.enum(INBOX_KINDS),
    created_at: timestamp,
    read_at: timestamp.nullable(),
    by: author.nullable().meta({ description: 'The author of the change. Null for the service' }),
    listing: z.object({ pdp_id: uuid, id: z.string(), name: z.string().nullable() }).nullable(),
    image_id: uuid.nullable(),
    shot_id: uuid.nullable(),
    comment: z.object({ comment_id: uuid, text: z.string() }).nullable(),
    score: z.object({ before: z.number(), now: z.number() }).nullable(),
    imported: z.object({ import_id: uuid, submitted: z.int(), failed: z.int() }).nullable(),
    live: z
      .object({
        wrong: z.int(),
        moved: z.int(),
        sent_score: z.number().nullable(),
        shown_score: z.number().nullable(),
        nights: z.int().meta({ description: 'Nights that it has lasted' }),
      })
      .nullable()
      .meta({ description: 'State of the shop, for `live_alert` and `live_unread`' }),
    test: z
      .object({ test_id: uuid, name: z.string() })
      .nullable()
      .meta({ description: 'For `test_due` and `test_decided`' }),
  })
  .meta({ id: 'InboxItem' })

/** The query of `GET /v1/inbox`. */
export const inboxQuery = z.object({
  ...pageQuery,
  unread: filter(z.enum(['true', 'false'])).meta({ description: '`true` leaves out what was read' }),
})

export const inboxPage = pageOf(inboxItem).meta({ id: 'InboxPage' })

export const inboxCount = z.object({ unread: z.int() }).meta({ id: 'InboxCount' })

/** The body of `POST /v1/inbox/read`. */
export const inboxRead = z
  .object({
    item_ids: z.array(uuid).max(100).nullish().meta({ description: 'All by default' }),
  })
  .meta({ id: 'InboxRead', example: { item_ids: ['019a9d3a-52c8-7b0e-a43f-1d6e9c70b825'] } })

export type InboxItem = z.output<typeof inboxItem>
export type InboxPage = z.output<typeof inboxPage>
export type InboxCount = z.output<typeof inboxCount>
