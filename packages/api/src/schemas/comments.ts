import { z } from 'zod'
import { nonEmptyText, text, timestamp, uuid } from './fields.ts'
import { filter, pageOf, pageQuery, pdpFilters } from './pdp-list.ts'
import { author } from './work.ts'

/** Most comments of a listing with its images and shots, or of a single image. */
export const MAX_COMMENTS = 2_000
const MAX_TEXT = 2_000
const MAX_MENTIONS = 20

const share = z.number().min(0).max(1)

export const region = z
  .object({ x: share, y: share, width: share, height: share })
  .refine(({ width, height }) => width > 0 && height > 0, 'must have a width and a height')
  // Rounded shares may add up to a little more.
  .refine(({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001, 'must be on the image')
  .meta({ id: 'ImageRegion', description: 'Part of an image. All are shares of its width and height' })

const said = {
  text: nonEmptyText(MAX_TEXT),
  mentions: z
    .array(uuid)
    .max(MAX_MENTIONS)
    .nullish()
    .meta({ description: '`user_id` of people, see `GET /v1/people`' }),
}

export const newComment = z
  .object({
    pdp_id: uuid.nullish(),
    image_id: uuid.nullish(),
    shot_id: uuid.nullish(),
    parent_id: uuid.nullish().meta({ description: 'Comment that it replies to' }),
    ...said,
    region: region.nullish(),
  })
  .meta({
    id: 'NewComment',
    description: 'On exactly one listing, image or shot. A region of a shot is on its picture',
    example: { image_id: '019a9d2e-6a10-7c3b-9f1e-0c8a5d2b7e41', text: 'The bag leans.' },
  })

export const commentChange = z
  .object({
    text: said.text.optional(),
    mentions: said.mentions,
    solved: z.boolean().optional(),
  })
  .meta({
    id: 'CommentChange',
    description: 'Fields that are left out stay. Only the author changes the text',
    example: { solved: true },
  })

export const comment = z
  .object({
    comment_id: uuid,
    pdp_id: uuid.nullable(),
    image_id: uuid.nullable(),
    shot_id: uuid.nullable(),
    parent_id: uuid.nullable(),
    text: z.string(),
    mentions: z.array(z.object({ user_id: uuid, name: z.string().nullable() })),
    region: region.nullable(),
    author: author.nullable(),
    created_at: timestamp,
    edited_at: timestamp.nullable(),
    solved: z.object({ at: timestamp, by: author.nullable() }).nullable(),
  })
  .meta({ id: 'Comment' })

/** The query of `GET /v1/comments`. */
export const commentQuery = z.object({
  ...pageQuery,
  pdp_id: filter(text(100)).meta({
    format: 'uuid',
    description: 'Comments on the listing, its images and its shots',
  }),
  image_id: filter(text(100)).meta({ format: 'uuid' }),
  shot_id: filter(text(100)).meta({ format: 'uuid' }),
  retailer: pdpFilters.retailer,
  tag: pdpFilters.tag,
})

export const commentPage = pageOf(comment).meta({ id: 'CommentPage' })

export type ImageRegion = z.output<typeof region>
export type NewComment = z.output<typeof newComment>
export type CommentChange = z.output<typeof commentChange>
export type Comment = z.output<typeof comment>
export type CommentPage = z.output<typeof commentPage>
export type CommentQuery = z.output<typeof commentQuery>
