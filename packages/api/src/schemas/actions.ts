import {
  ACTION_CODES,
  CLASSIFICATIONS,
  CUSTOM_NAME,
  FACTOR_NAMES,
  type FactorName,
  LOSS_CAUSES,
  MAX_CUSTOM_FACTORS,
  PURSES,
} from '@endcap/scoring'
import { z } from 'zod'
import { imageUrl, nonEmptyText, uuid } from './fields.ts'

export { LOSS_CAUSES, type LossCause, PENALTY_NAMES } from '@endcap/scoring'

const customFactorName = z
  .templateLiteral(['custom.', z.string().regex(new RegExp(CUSTOM_NAME))])
  .meta({ id: 'CustomFactorName', description: 'Name of a factor of your rubric' })

/** A factor of the release or of a rubric. */
export const factorName = z.union([z.enum(FACTOR_NAMES as [FactorName, ...FactorName[]]), customFactorName])
const assetType = z.enum(CLASSIFICATIONS)
/** Each factor once. */
export const MAX_FIXED = FACTOR_NAMES.length + MAX_CUSTOM_FACTORS
const fixed = z.array(factorName).max(MAX_FIXED).optional().meta({
  description:
    'Factors whose recommendations count as followed. A repeated factor counts once. Not with `planned`',
})

const planned = z
  .object({
    planned: z
      .object({ asset_type: assetType, service_score: z.number().min(0).max(100) })
      .meta({ id: 'PlannedImage', description: 'An image that does not exist yet' }),
  })
  .meta({ id: 'PlannedReference' })

/** Describes a union with exclusive members, for which Zod has no schema after a preprocessing. */
const exclusive = ({ jsonSchema }: { jsonSchema: { anyOf?: unknown; oneOf?: unknown } }): void => {
  jsonSchema.oneOf = jsonSchema.anyOf
  delete jsonSchema.anyOf
}

/** A reference has exactly one of them. */
const REFERENCES = ['image_id', 'upload_id', 'image_url', 'planned']
const OWN_REFERENCES = ['image_id', 'upload_id']

/** An image in a request. */
export const imageReference = z
  .preprocess(
    (value, context) => readReference(value, context, REFERENCES),
    z.union([
      z.object({ image_id: nonEmptyText(100), fixed }).meta({ id: 'ImageById' }),
      z.object({ upload_id: nonEmptyText(100), fixed }).meta({ id: 'ImageByUpload' }),
      z.object({ image_url: imageUrl, fixed }).meta({ id: 'ImageByUrl' }),
      planned,
    ]),
  )
  .meta({
    id: 'ImageReference',
    override: exclusive,
    description:
      'Exactly one of `image_id`, `upload_id`, `image_url` and `planned`. A field that is null counts as left out',
  })

/** A stored image in a request. */
export const ownReference = z
  .preprocess(
    (value, context) => readReference(value, context, OWN_REFERENCES),
    z.union([
      z.object({ image_id: nonEmptyText(100) }).meta({ id: 'OwnImageById' }),
      z.object({ upload_id: nonEmptyText(100) }).meta({ id: 'OwnImageByUpload' }),
    ]),
  )
  .meta({
    id: 'OwnImageReference',
    override: exclusive,
    description: 'Exactly one of `image_id` and `upload_id`. A field that is null counts as left out',
  })

/** Checks exclusive fields and removes nulls. */
function readReference(value: unknown, context: z.RefinementCtx, names: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const fields = Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null))
  const given = names.filter((name) => Object.hasOwn(fields, name))
  const choice = `must have exactly one of ${names.join(', ')}`
  if (given.length !== 1) {
    const found = given.length === 0 ? 'none' : given.join(' and ')
    context.addIssue({ code: 'custom', message: `${choice}; it has ${found}` })
  }
  if (Object.hasOwn(fields, 'planned') && Object.hasOwn(fields, 'fixed'))
    context.addIssue({ code: 'custom', path: ['fixed'], message: 'must not be given together with planned' })
  return fields
}

/** An image in a response. */
export const answeredReference = z
  .union([
    z.object({ image_id: uuid, fixed }).meta({ id: 'AnsweredById' }),
    z.object({ upload_id: uuid, fixed }).meta({ id: 'AnsweredByUpload' }),
    z.object({ image_url: z.string(), fixed }).meta({ id: 'AnsweredByUrl' }),
    planned,
  ])
  .meta({
    id: 'AnsweredReference',
    override: exclusive,
    description: 'An image as a request referred to it',
  })

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

export const actionTitle = z.object(actionFields).meta({ id: 'ActionTitle' })

export const gainSplit = z
  .object({
    today: z.number().meta({ description: 'By order, selection, crop and whitening of own images' }),
    with_spark: z.number().meta({ description: 'By pictures that Spark composes, on top of `today`' }),
    with_shoot: z.number().meta({ description: 'By new photographs, on top of both' }),
  })
  .meta({ id: 'GainSplit', description: '`can_win` by what the changes need. The three add up to it' })

export const action = z
  .object({
    ...actionFields,
    purse: z.enum(PURSES).meta({
      description:
        'Need of the change: own images (`today`), pictures that Spark composes, or new photographs',
    }),
    detail: z.string(),
    gain_image: z
      .number()
      .nullable()
      .meta({ description: 'Points that the image gains. Null unless one image changes' }),
    image_id: uuid.nullable().meta({
      description:
        'The image that changes or moves. Null if the action has no such image, or if a what-if request refers to it in another way',
    }),
    position: z.int().nullable().meta({
      description:
        'Position of the image that changes or moves in the listing as it is, 0 for the main image',
    }),
    asset_type: assetType.nullable().meta({ description: 'Asset type of a new image' }),
    change: composition,
  })
  .meta({ id: 'Action' })

export const breakdown = z
  .array(
    z.object({
      step: z.enum(LOSS_CAUSES),
      title: z.string(),
      points: z.number().meta({ description: 'Points of the listing' }),
      position: z.int().nullable().meta({ description: '0 for the main image, null for a penalty' }),
      image_id: uuid.nullable().meta({
        description:
          'Null for a penalty, and for an upload, an address or a planned image of a what-if request',
      }),
    }),
  )
  .meta({ id: 'Breakdown', description: 'Points that the listing lacks. They add up to 100 minus the score' })

export type ImageReferenceInput = z.output<typeof imageReference>
export type OwnReference = z.output<typeof ownReference>
export type Composition = z.output<typeof composition>
export type Action = z.output<typeof action>
export type Breakdown = z.output<typeof breakdown>
