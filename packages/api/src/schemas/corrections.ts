import { CLASSIFICATIONS } from '@endcap/scoring'
import { z } from 'zod'
import { adding, exactlyOneOf, only } from './conditions.ts'
import { MAX_COMMENT_LENGTH, nonEmptyText, text, timestamp, uuid } from './fields.ts'
import { pageOf, pageQuery } from './pdp-list.ts'
import { status } from './pdp-scores.ts'

/** Facts that people correct, and opinions that change no score. */
export const CORRECTION_KINDS = [
  'asset_type',
  'text_is_on_pack',
  'not_a_repeat',
  'color',
  'other_product',
  'same_product',
  'product_damaged',
  'category',
  'disagree',
] as const
export type CorrectionKind = (typeof CORRECTION_KINDS)[number]

const MAX_LINE_LENGTH = 200

const common = {
  image_id: z.string().nullish().meta({ description: 'The image that the correction is about' }),
  pdp_id: z.string().nullish().meta({
    description:
      'Instead of `image_id`: the main image of this listing, or for `disagree` and `category` the listing',
  }),
  comment: text(MAX_COMMENT_LENGTH).nullish(),
}

const correctionOf = <Fields extends z.ZodRawShape>(
  name: string,
  fields: Fields,
  subject: object = exactlyOneOf('image_id', 'pdp_id'),
) => z.object({ ...common, ...fields }).meta({ id: name, ...adding(subject) })

/** Makes the value of a kind that needs no other. */
const statement = (description: string) => z.literal(true).default(true).meta({ description })

/** The body of `POST /v1/corrections`. */
export const correctionRequest = z
  .discriminatedUnion('kind', [
    correctionOf('AssetTypeCorrection', {
      kind: z.literal('asset_type'),
      value: z.enum(CLASSIFICATIONS).meta({ description: 'The asset type that the image has' }),
    }),
    correctionOf('TextIsOnPackCorrection', {
      kind: z.literal('text_is_on_pack'),
      value: z
        .union([z.literal(true), nonEmptyText(MAX_LINE_LENGTH)])
        .default(true)
        .meta({
          description:
            'The text of a line that is printed on the pack, as the explanation has it, or `true` for all text and badges',
        }),
    }),
    correctionOf('NotARepeatCorrection', {
      kind: z.literal('not_a_repeat'),
      value: z.string().nullish().meta({
        description: 'Id of the image that the image does not repeat. Without it, the image repeats no other',
      }),
    }),
    correctionOf('ColorCorrection', {
      kind: z.literal('color'),
      value: z.enum(['natural', 'tinted']).default('natural').meta({
        description: '`natural` for colors without a tint, `tinted` for an obvious tint',
      }),
    }),
    correctionOf('OtherProductCorrection', {
      kind: z.literal('other_product'),
      value: statement('The image shows another product than its listing'),
    }),
    correctionOf('SameProductCorrection', {
      kind: z.literal('same_product'),
      value: statement('The image shows the product of its listing'),
    }),
    correctionOf('ProductDamagedCorrection', {
      kind: z.literal('product_damaged'),
      value: statement('Spark has damaged the product in the image'),
    }),
    correctionOf(
      'CategoryCorrection',
      {
        kind: z.literal('category'),
        value: text().meta({ description: 'Id or path of the category that the listing `pdp_id` has' }),
      },
      only('pdp_id', 'image_id'),
    ),
    correctionOf('Disagreement', {
      kind: z.literal('disagree'),
      value: text(MAX_COMMENT_LENGTH).nullish().meta({
        description: 'Subject of the disagreement, for example the name of a factor. Changes no score',
      }),
    }),
  ])
  .meta({
    id: 'CorrectionRequest',
    example: {
      image_id: '019a9d2e-6a11-7e02-a1c4-2f6b8d9e0a53',
      kind: 'asset_type',
      value: 'Nutrition Label',
    },
  })

const correctionFields = {
  correction_id: uuid,
  kind: z.enum(CORRECTION_KINDS),
  value: z.union([z.string(), z.boolean()]).nullable(),
  comment: z.string().nullable(),
  image_id: uuid.nullable().meta({ description: 'The image that it was made on. It may be deleted since' }),
  pdp_id: uuid
    .nullable()
    .meta({ description: 'The listing that it was made on, if it was made on a listing' }),
  created_at: timestamp,
  created_by: z.string().meta({ description: 'Id of the credential or the person' }),
  revoked_at: timestamp.nullable().meta({ description: 'Null while it is in force' }),
  revoked_by: z.string().nullable(),
}

export const correction = z.object(correctionFields).meta({ id: 'Correction' })

export const correctionResult = z
  .object({
    ...correctionFields,
    pdps: z
      .array(
        z.object({
          pdp_id: uuid,
          status,
          pdp_score: z.number().nullable(),
          score_change: z.number().nullable().meta({ description: 'Null while the listing is being scored' }),
        }),
      )
      .meta({
        description:
          'Listings that have the content. Up to ten are scored before the response, and further ones soon after',
      }),
  })
  .meta({ id: 'CorrectionResult' })

export const correctionQuery = z.object({
  ...pageQuery,
  image_id: text(100)
    .optional()
    .meta({ format: 'uuid', description: 'Corrections of the content of this image' }),
  kind: z.enum(CORRECTION_KINDS).optional(),
  in_force: z.enum(['true', 'false']).optional().meta({
    description: '`true` for corrections that count now, `false` for those that were revoked or replaced',
  }),
})

export const correctionPage = pageOf(correction).meta({ id: 'CorrectionPage' })

export type CorrectionRequest = z.output<typeof correctionRequest>
export type Correction = z.output<typeof correction>
export type CorrectionResult = z.output<typeof correctionResult>
export type CorrectionQuery = z.output<typeof correctionQuery>
export type CorrectionPage = z.output<typeof correctionPage>
