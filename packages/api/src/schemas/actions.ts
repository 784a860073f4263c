import {
  ACTION_CODES,
  CLASSIFICATIONS,
  FACTOR_NAMES,
  type FactorName,
  PENALTIES,
  type PenaltyName,
} from '@endcap/scoring'
import { z } from 'zod'
import { imageUrl, text, uuid } from './fields.ts'

export const PENALTY_NAMES = Object.keys(PENALTIES) as [PenaltyName, ...PenaltyName[]]

export const factorName = z.enum(FACTOR_NAMES as [FactorName, ...FactorName[]])
const assetType = z.enum(CLASSIFICATIONS)
const fixed = z
  .array(factorName)
  .max(FACTOR_NAMES.length)
  .optional()
  .meta({ description: 'Factors whose recommendations count as followed' })

/** References to an image of a composition. */
const known = z.strictObject({ image_id: text(100), fixed })
const uploaded = z.strictObject({ upload_id: text(100), fixed })
const remote = z.strictObject({ image_url: imageUrl, fixed })
const planned = z.strictObject({
  planned: z
    .object({ asset_type: assetType, service_score: z.number().min(0).max(100) })
    .meta({ description: 'An image that does not exist yet: what it will show, and how well it will score' }),
})

/** An image as a request refers to it. */
export const imageReference = z
  .union([known, uploaded, remote, planned], {
    error:
      'must have exactly one of image_id, upload_id, image_url and planned, and fields that belong to it',
  })
  .meta({
    id: 'ImageReference',
    description: 'Exactly one of `image_id`, `upload_id`, `image_url` and `planned`',
  })

/** An image as an answer refers to it. */
const answeredReference = z.union([
  z.object({ image_id: uuid, fixed }),
  z.object({ upload_id: uuid, fixed }),
  z.object({ image_url: z.string(), fixed }),
  planned,
])

export const composition = z
  .object({ hero: answeredReference, carousel: z.array(answeredReference) })
  .meta({ id: 'Composition', description: 'A listing in the form of the what-if request' })

const actionFields = {
  code: z.enum(ACTION_CODES),
  title: z.string(),
  gain_listing: z
    .number()
    .meta({ description: 'Points that the listing gains by this change alone, found by scoring it again' }),
  factor: factorName.nullable().meta({ description: 'The factor that is fixed' }),
}

/** An action in short. */
export const actionTitle = z.object(actionFields)

export const action = z
  .object({
    ...actionFields,
    detail: z.string(),
    gain_image: z
      .number()
      .nullable()
      .meta({ description: 'Points that the image gains. Null unless one image changes' }),
    image_id: uuid.nullable(),
    position: z
      .int()
      .nullable()
      .meta({ description: 'Position of the image that changes or moves, 0 for the main image' }),
    asset_type: assetType.nullable().meta({ description: 'Asset type of a new image' }),
    change: composition,
  })
  .meta({ id: 'Action' })

export const breakdown = z
  .array(
    z.object({
      step: z.enum(['main_image', 'carousel_image', ...PENALTY_NAMES]),
      title: z.string(),
      points: z.number().meta({ description: 'Points of the listing' }),
      position: z.int().nullable().meta({ description: '0 for the main image, null for a penalty' }),
      image_id: uuid.nullable(),
    }),
  )
  .meta({ id: 'Breakdown', description: 'Points that the listing lacks. They add up to 100 minus the score' })

export type ImageReferenceInput = z.output<typeof imageReference>
export type Composition = z.output<typeof composition>
export type Action = z.output<typeof action>
export type Breakdown = z.output<typeof breakdown>
