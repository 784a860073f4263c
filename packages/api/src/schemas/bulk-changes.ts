import { ADVICE } from '@endcap/scoring'
import { z } from 'zod'
import { actor } from './audit.ts'
import { nonEmptyText, nullableScore, text, timestamp, uuid } from './fields.ts'
import { pageOf, pageQuery, tags } from './pdp-list.ts'
import { renditions } from './renditions.ts'
import { retailerId } from './retailers.ts'

/** Days for which a bulk change can be undone. */
export const BULK_UNDO_DAYS = 30
/** Listings of one bulk change. */
export const MAX_BULK_PDPS = 50_000
const MAX_BULK_IDS = 1_000
const MAX_BULK_TAGS = 20
const MAX_TAG_LENGTH = 100

export const BULK_CHANGE_STATUSES = [
  'planning',
  'ready',
  'running',
  'completed',
  'undoing',
  'undone',
] as const
export type BulkChangeStatus = (typeof BULK_CHANGE_STATUSES)[number]

/** `kept`: the undo has left it, because it has changed since. */
export const BULK_ITEM_STATUSES = [
  'waiting',
  'planned',
  'changed',
  'unchanged',
  'skipped',
  'undone',
  'kept',
] as const
export type BulkItemStatus = (typeof BULK_ITEM_STATUSES)[number]

export const BULK_REASONS = [
  'changed_meanwhile',
  'deleted',
  'failed',
  'id_taken',
  'image_deleted',
  'interrupted',
  'left_out',
  'needs_new_image',
  'no_accepted_set',
  'no_advice',
  'not_by_id',
  'not_scored',
  'too_many_tags',
] as const
export type BulkReason = (typeof BULK_REASONS)[number]

/** `advice`: the first step of the plan. `best_accepted`: the best set whose main image is accepted. */
export const BULK_IMAGES = ['advice', 'best_accepted'] as const

const someTags = (description: string) =>
  z.array(nonEmptyText(MAX_TAG_LENGTH)).min(1).max(MAX_BULK_TAGS).meta({ description }).optional()

const EDITS = ['product_category_id', 'retailer', 'add_tags', 'remove_tags'] as const

/** The body of `POST /v1/bulk-changes`. */
export const bulkChangeRequest = z
  .object({
    pdp_ids: z
      .array(uuid)
      .min(1)
      .max(MAX_BULK_IDS)
      .meta({ description: 'Leaves out other listings that meet the filters' })
      .optional(),
    max_listings: z
      .int()
      .min(0)
      .max(MAX_BULK_PDPS)
      .meta({ description: 'Changes nothing if more listings meet the filters, such as newer ones' })
      .optional(),
    start: z.boolean().meta({ description: 'False to wait for `start`. Defaults to true' }).optional(),
    images: z
      .enum(BULK_IMAGES)
      .meta({
        description:
          'From own images. `advice`: the first step of the plan, that of the filter `advice`. `best_accepted`: the best set with an accepted main image',
      })
      .optional(),
    product_category_id: text().meta({ description: 'Id or path of a category' }).optional(),
    retailer: retailerId
      .meta({ description: 'Retailer region, for listings that were submitted by id' })
      .optional(),
    add_tags: someTags('Tags that the listings get'),
    remove_tags: someTags('Tags that the listings lose'),
  })
  .superRefine((change, context) => {
    const isEdit = EDITS.some((name) => change[name] !== undefined)
    if (isEdit === (change.images !== undefined))
      context.addIssue({
        code: 'custom',
        path: ['images'],
        message: `must be given, or at least one of ${EDITS.join(', ')}, but not both`,
      })
  })
  .meta({ id: 'BulkChangeRequest', example: { images: 'advice', start: false } })

/** The body of `POST /v1/bulk-changes/{bulk_change_id}/start`. */
export const bulkChangeStart = z
  .object({
    except: z
      .array(uuid)
      .max(MAX_BULK_IDS)
      .meta({ description: '`pdp_id` of listings that stay as they are, with the reason `left_out`' })
      .optional(),
  })
  .meta({ id: 'BulkChangeStart', example: { except: ['019a9d2e-69f2-7d61-8b0a-51c3f2a97d10'] } })

/** Listings by status. */
const counts = z.object({
  waiting: z.int().meta({ description: 'It is not planned yet' }),
  planned: z.int().meta({ description: 'It is not applied yet' }),
  changed: z.int().meta({ description: 'Changed' }),
  unchanged: z.int().meta({ description: 'It is already as wanted' }),
  skipped: z.int().meta({ description: 'Left out, see `skips`' }),
  undone: z.int().meta({ description: 'Again as before' }),
  kept: z.int().meta({ description: 'Left out of the undo' }),
} satisfies Record<BulkItemStatus, z.ZodInt>)

const skips = z
  .array(z.object({ reason: z.enum(BULK_REASONS), listings: z.int() }))
  .meta({ description: 'Reasons of `skipped` and `kept`, the most frequent first' })

export const bulkChange = z
  .object({
    bulk_change_id: uuid.meta({ description: 'Id of the bulk change' }),
    status: z.enum(BULK_CHANGE_STATUSES),
    images: z.enum(BULK_IMAGES).nullable(),
    product_category_id: uuid.nullable().meta({ description: 'Null if the category is not set' }),
    retailer: z.string().nullable(),
    add_tags: tags,
    remove_tags: tags,
    advice: z.enum(ADVICE).nullable().meta({ description: 'Advice of the filter' }),
    total: z.int().meta({ description: 'Listings' }),
    counts: counts.meta({ description: 'Listings by status' }),
    skips,
    seconds_left: z
      .int()
      .nullable()
      .meta({ description: 'By the pace so far. Null until it is known, and without work' }),
    created_at: timestamp,
    created_by: actor.meta({ description: 'The person or program that asked for it' }),
    ended_at: timestamp.nullable().meta({ description: 'When all listings were done' }),
    undo_until: timestamp.nullable().meta({ description: 'Null if there is nothing to undo' }),
  })
  .meta({ id: 'BulkChange' })

const sides = z
  .object({
    images: z
      .array(z.object({ image_id: uuid, renditions: renditions.nullable() }))
      .nullable()
      .meta({ description: 'Main image first. Renditions are null for deleted images' }),
    category_id: uuid.nullable(),
    retailer: z.string().nullable(),
    tags: tags.nullable().meta({ description: 'All tags' }),
  })
  .meta({ description: 'Values that differ, null for others', id: 'BulkChangeSide' })

export const bulkChangeItem = z
  .object({
    pdp_id: uuid,
    id: z.string().nullable().meta({ description: 'Null if the listing is deleted' }),
    name: z.string().nullable(),
    status: z.enum(BULK_ITEM_STATUSES),
    reason: z.enum(BULK_REASONS).nullable(),
    before: sides.nullable().meta({ description: 'Null until planned' }),
    after: sides.nullable(),
    score_before: nullableScore.meta({ description: 'Score with the images before' }),
    score_after: nullableScore.meta({ description: 'Expected score with the images after' }),
  })
  .meta({ id: 'BulkChangeItem' })

export const bulkChangePage = pageOf(bulkChange).meta({ id: 'BulkChangePage' })
export const bulkChangeItemPage = pageOf(bulkChangeItem).meta({ id: 'BulkChangeItemPage' })

export const bulkChangesQuery = z.object(pageQuery)

export const bulkChangeItemsQuery = z.object({
  ...pageQuery,
  status: z.enum(BULK_ITEM_STATUSES).optional().meta({ description: 'Status of the listings' }),
})

export type BulkChangeRequest = z.output<typeof bulkChangeRequest>
export type BulkChangeStart = z.output<typeof bulkChangeStart>
export type BulkChange = z.output<typeof bulkChange>
export type BulkChangeItem = z.output<typeof bulkChangeItem>
export type BulkChangeSide = z.output<typeof sides>
