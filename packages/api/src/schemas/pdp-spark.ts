import { CLASSIFICATIONS } from '@endcap/scoring'
import { z } from 'zod'
import { adding, implies } from './conditions.ts'
import { MAX_COMMENT_LENGTH, timestamp, uuid } from './fields.ts'
import { renditions } from './renditions.ts'
import { sparkIdeaResult, sparkStatus } from './spark.ts'

/** Reasons to reject an image from Spark. */
export const VERDICT_REASONS = ['product_damaged', 'not_like_the_product', 'wrong_scene', 'other'] as const
export type VerdictReason = (typeof VERDICT_REASONS)[number]

const rootFault = z
  .object({
    reason: z.string().meta({ description: 'A code, such as `not_on_white`' }),
    detail: z.string(),
  })
  .nullable()

const root = z.object({
  image_id: uuid,
  hero_score: z
    .number()
    .meta({ description: 'Score as a main image, whatever its place: one scale for all' }),
  fault: rootFault.meta({ description: 'Why surely nothing can be made of it; null otherwise' }),
})

const batch = z.object({
  batch_id: uuid,
  image_id: uuid.meta({ description: 'The root image' }),
  status: sparkStatus,
  created_at: timestamp,
  updated_at: timestamp,
  made: z.int().meta({ description: 'Images that were made' }),
  kept: z.int().meta({ description: 'Images that Spark and people kept' }),
  fault: rootFault.meta({ description: 'Why nothing could be made of the root; null otherwise' }),
})

const rejection = z.object({
  by: z.enum(['spark', 'person']),
  reason: z.string().meta({ description: 'A code, such as `product_damaged`' }),
  detail: z.string().nullable(),
})

export const pdpSparkImage = z
  .object({
    batch_id: uuid,
    image_id: uuid.nullable().meta({ description: 'Null if Spark rejected the image' }),
    upload_id: uuid.nullable().meta({
      description:
        'Picture of an image that Spark rejected, kept for 24 hours. Use it as an upload to keep the image anyway',
    }),
    root_image_id: uuid,
    composition: z.string(),
    title: z.string(),
    asset_type: z.enum(CLASSIFICATIONS),
    image_type: z.enum(['hero', 'carousel']),
    service_score: z.number(),
    fidelity: z
      .number()
      .nullable()
      .meta({ description: 'Likeness of the product to the root image, 0–1. Null for earlier images' }),
    gain_listing: z.number().nullable().meta({
      description:
        'Points that the listing gains if the image is added or becomes the main image, whichever is more. Null for rejected images and those in the listing',
    }),
    kept: z.boolean(),
    rejection: rejection.nullable(),
    renditions: renditions.nullable().meta({ description: 'Null if the picture is no longer stored' }),
    created_at: timestamp,
  })
  .meta({ id: 'PdpSparkImage' })

export const pdpSpark = z
  .object({
    batches: z.array(batch).meta({ description: 'The newest first, at most 20' }),
    images: z
      .array(pdpSparkImage)
      .meta({ description: 'By batch, the newest first, kept images before others' }),
    roots: z.array(root).meta({
      description: 'Images of the listing that Spark can start from, the best first. Empty without a score',
    }),
    ideas: z.array(sparkIdeaResult).meta({ description: 'The latest completed ideas of each root image' }),
  })
  .meta({ id: 'PdpSpark' })

/** The body of `PUT /v1/images/{image_id}/verdict`. */
export const imageVerdict = z
  .object({
    kept: z.boolean(),
    reason: z
      .enum(VERDICT_REASONS)
      .nullish()
      .meta({ description: 'The reason of a rejection. Must be absent if `kept` is true' }),
    comment: z
      .string()
      .max(MAX_COMMENT_LENGTH)
      .refine((value) => !value.includes('\0'), 'must not contain the character U+0000')
      .refine((value) => value.isWellFormed(), 'must be well-formed Unicode')
      .nullish()
      .meta({ maxLength: MAX_COMMENT_LENGTH, pattern: '^[^\\u0000]*$' }),
  })
  .superRefine(({ kept, reason }, context) => {
    if (kept && reason)
      context.addIssue({ code: 'custom', path: ['reason'], message: 'is only for a rejection (kept: false)' })
  })
  .meta({
    id: 'ImageVerdict',
    ...adding(
      implies({ properties: { kept: { const: true } } }, { properties: { reason: { type: 'null' } } }),
    ),
    example: { kept: false, reason: 'wrong_scene', comment: 'Too dark' },
  })

export const imageVerdictResult = z
  .object({
    image_id: uuid,
    kept: z.boolean(),
    reason: z.enum(VERDICT_REASONS).nullable(),
    comment: z.string().nullable(),
  })
  .meta({ id: 'ImageVerdictResult' })

export type PdpSpark = z.output<typeof pdpSpark>
export type PdpSparkImage = z.output<typeof pdpSparkImage>
export type ImageVerdict = z.output<typeof imageVerdict>
export type ImageVerdictResult = z.output<typeof imageVerdictResult>
