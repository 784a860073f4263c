import { ACTION_CODES, CLASSIFICATIONS, FACTOR_NAMES } from '@endcap/scoring'
import { z } from 'zod'
import { ownReference } from './actions.ts'
import {
  expectedImageIds,
  MAX_COMMENT_LENGTH,
  nonEmptyText,
  plannedDay,
  text,
  timestamp,
  uuid,
} from './fields.ts'
import { MAX_CAROUSEL_IMAGES } from './image-count.ts'
import { filter, pageOf, pageQuery, pdpFilters, pdpSummary } from './pdp-list.ts'
import { status as pdpStatus } from './pdp-scores.ts'
import { renditions } from './renditions.ts'

export const SHOT_STATUSES = ['to_do', 'at_studio', 'to_review', 'done'] as const
export type ShotStatus = (typeof SHOT_STATUSES)[number]

/** Steps that events of shots report. */
export const SHOT_CHANGES = ['created', 'changed', 'sent', 'placed', 'sent_back', 'deleted'] as const
export type ShotChangeName = (typeof SHOT_CHANGES)[number]

/** Most shots of an organization, with those that are done. */
export const MAX_SHOTS = 50_000
const MAX_NOTE_LENGTH = 2_000
const MAX_CROP_LENGTH = 500
const MAX_EXAMPLES = 6
/** Longest side of accepted images. */
const MAX_SIDE = 20_000

const side = z.int().min(1).max(MAX_SIDE)
const points = z.number().min(-100).max(100)

const fileName = nonEmptyText(200)
  .refine((name) => /^[^/\\\p{Cc}]+$/u.test(name), 'must be a file name without a folder')
  .meta({ description: 'Name that the file should have' })

/** The author of a shot, a picture or a comment. */
export const author = z
  .object({
    kind: z.enum(['person', 'credential', 'guest']).meta({
      description: 'A person of the console, a credential of the API, or somebody without an account',
    }),
    id: z.string(),
    name: z.string().nullable(),
  })
  .meta({ id: 'Author' })

const fields = {
  position: z.int().min(0).max(MAX_CAROUSEL_IMAGES).nullish().meta({
    description: 'Place in the set, 0 for the main image. Null for a further image',
  }),
  asset_type: z.enum(CLASSIFICATIONS).nullish().meta({ description: 'Wanted content' }),
  action: z
    .enum(ACTION_CODES)
    .nullish()
    .meta({ description: 'The action of an explanation that asks for it' }),
  factor: z.enum(FACTOR_NAMES).nullish().meta({ description: 'The factor that it should mend' }),
  note: text(MAX_NOTE_LENGTH).nullish(),
  assignee_id: uuid
    .nullish()
    .meta({ description: '`user_id` of a person of your organization, see `GET /v1/people`' }),
  agency: nonEmptyText(100).nullish().meta({ description: 'Name of a studio without an account' }),
  due_on: plannedDay.nullish(),
  file_name: fileName.nullish(),
  width: side.nullish().meta({ description: 'Least width in pixels' }),
  height: side.nullish().meta({ description: 'Least height in pixels' }),
  crop: text(MAX_CROP_LENGTH).nullish().meta({ description: 'Crop in words' }),
  example_image_ids: z
    .array(uuid)
    .max(MAX_EXAMPLES)
    .nullish()
    .meta({ description: 'Images of your organization that show what is meant' }),
  gain_low: points.nullish().meta({ description: 'Least points that the listing gains' }),
  gain_high: points.nullish().meta({ description: 'Most points that the listing gains' }),
}

export const newShot = z
  .object({
    pdp_id: uuid,
    ...fields,
    status: z.enum(['to_do', 'at_studio']).optional().meta({
      description: '`at_studio` by default with an `agency`, otherwise `to_do`',
    }),
  })
  .meta({
    id: 'NewShot',
    example: {
      pdp_id: '019a9d2e-69f2-7d61-8b0a-51c3f2a97d10',
      position: 4,
      asset_type: 'Lifestyle',
      due_on: '2026-12-04',
    },
  })

export const shotChange = z
  .object({
    ...fields,
    status: z.enum(SHOT_STATUSES).optional().meta({ description: '`to_review` needs a picture' }),
  })
  .meta({ id: 'ShotChange', description: 'Fields that are left out stay', example: { status: 'done' } })

const shownImage = z.object({ image_id: uuid, width: z.int(), height: z.int(), renditions })

export const workShot = z
  .object({
    shot_id: uuid,
    listing: pdpSummary.pick({
      pdp_id: true,
      id_type: true,
      id: true,
      retailer: true,
      name: true,
      thumbnail_url: true,
    }),
    status: z.enum(SHOT_STATUSES),
    position: z.int().nullable(),
    asset_type: z.enum(CLASSIFICATIONS).nullable(),
    action: z.enum(ACTION_CODES).nullable(),
    factor: z.enum(FACTOR_NAMES).nullable(),
    note: z.string().nullable(),
    assignee: z.object({ user_id: uuid, name: z.string().nullable() }).nullable(),
    agency: z.string().nullable(),
    due_on: z.string().nullable().meta({ format: 'date' }),
    file_name: z.string().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    crop: z.string().nullable(),
    examples: z.array(shownImage),
    gain_low: z.number().nullable(),
    gain_high: z.number().nullable(),
    current: shownImage.nullable().meta({ description: 'Image at the place now. Null if it is empty' }),
    picture: shownImage
      .extend({ sent_at: timestamp, sent_by: author.nullable() })
      .nullable()
      .meta({ description: 'The newest picture that was sent' }),
    sent_back: z
      .object({ reason: z.string(), at: timestamp, by: author.nullable() })
      .nullable()
      .meta({ description: 'Why the newest picture was sent back' }),
    comments: z.int().meta({ description: 'Number of comments' }),
    created_at: timestamp,
    created_by: author.nullable(),
    updated_at: timestamp,
    done_at: timestamp.nullable(),
  })
  .meta({ id: 'WorkShot' })

const isTrue = z.enum(['true', 'false'])

const filters = {
  mine: filter(isTrue).meta({
    description: '`true` for what waits for you: assigned to you, or made by you and unassigned or to review',
  }),
  assignee_id: filter(text(100)).meta({ format: 'uuid', description: '`user_id` of a person' }),
  agency: filter(text(100)),
  status: filter(z.enum(SHOT_STATUSES)),
  due_until: filter(plannedDay).meta({ format: 'date', description: 'Latest day, inclusive' }),
  asset_type: filter(z.enum(CLASSIFICATIONS)),
  pdp_id: filter(text(100)).meta({ format: 'uuid' }),
  retailer: pdpFilters.retailer,
  tag: pdpFilters.tag,
}

/** The query of `GET /v1/shots`. */
export const workShotQuery = z.object({ ...pageQuery, ...filters })
/** The query of `GET /v1/shots/summary`. */
export const workShotFilters = z.object(filters)

export const workShotPage = pageOf(workShot).meta({ id: 'WorkShotPage' })

export const workShotCounts = z
  .object({
    to_review: z.int(),
    to_do: z.int(),
    at_studio: z.int(),
    done: z.int().meta({ description: 'Done in the last 30 days' }),
    late: z.int().meta({ description: 'Open shots whose day is over, in UTC' }),
  })
  .meta({ id: 'WorkShotCounts' })

/** The body of `POST /v1/shots/{shot_id}/picture`. */
export const shotPicture = z.object({ picture: ownReference }).meta({
  id: 'ShotPicture',
  example: { picture: { upload_id: '019a9d33-20c8-7d94-a6e1-4b7f0c95d218' } },
})

/** The body of `POST /v1/shots/{shot_id}/placement`. */
export const shotPlacement = z
  .object({
    position: fields.position.meta({
      description: 'Place in the set. By default that of the shot, or after the last image',
    }),
    keeps_current: z
      .boolean()
      .optional()
      .meta({ description: '`true` inserts the picture before the image at the place' }),
    expected_image_ids: expectedImageIds.meta({
      description:
        'Ids of the images of the listing as you know them, in order. If it has other images by now, nothing changes and the answer is 409 `IMAGES_CHANGED`',
    }),
  })
  .meta({ id: 'ShotPlacement', example: { position: 4 } })

export const shotPlaced = z.object({ shot: workShot, pdp_status: pdpStatus }).meta({ id: 'ShotPlaced' })

/** The body of `POST /v1/shots/{shot_id}/return`. */
export const shotReturn = z
  .object({
    reason: nonEmptyText(MAX_COMMENT_LENGTH).meta({ description: 'What should change, in a sentence' }),
  })
  .meta({ id: 'ShotReturn', example: { reason: 'Please without the shadow.' } })

/** The query of `GET /v1/people`. */
export const peopleQuery = z.object({
  pdp_id: filter(text(100)).meta({ format: 'uuid', description: 'Only people who see this listing' }),
})

export const people = z
  .object({ data: z.array(z.object({ user_id: uuid, name: z.string().nullable() })) })
  .meta({ id: 'People' })

export type People = z.output<typeof people>
export type Author = z.output<typeof author>
export type NewShot = z.output<typeof newShot>
export type ShotChange = z.output<typeof shotChange>
export type WorkShot = z.output<typeof workShot>
export type WorkShotPage = z.output<typeof workShotPage>
export type WorkShotQuery = z.output<typeof workShotQuery>
export type WorkShotFilters = z.output<typeof workShotFilters>
export type WorkShotCounts = z.output<typeof workShotCounts>
export type ShotPlacement = z.output<typeof shotPlacement>
export type ShotPlaced = z.output<typeof shotPlaced>
