import { CATEGORIES } from '@endcap/catalog'
import { z } from 'zod'
import { imageUrl, nullableScore, text, uuid } from './fields.ts'
import { classification, heroGs1Components, mobileReadiness, scoreMetadata } from './scores.ts'

/** A tile among the results of a phone. */
export const TILE_SIDE_PX = 101
/** Longest sides of smaller renditions, in pixels. */
export const RENDITION_SIDES = [160, 480, 1600] as const

/**
 * `full` has the image's size and is a JPEG, which every marketplace accepts. `png` is the smallest, for programs
 * without an image library.
 */
export const RENDITION_SIZES = [TILE_SIDE_PX, ...RENDITION_SIDES, 'full', 'png'] as const
export type RenditionSize = (typeof RENDITION_SIZES)[number]

/** The body of `POST /v1/images/score`. */
export const imageSubmission = z
  .object({
    image_url: imageUrl,
    product_category_id: text().meta({ description: 'A category id from GET /v1/product-categories' }),
    image_type: z
      .enum(['hero', 'carousel'])
      .meta({ description: '`hero` is the main image of a listing. Only a hero gets score_metadata' }),
  })
  .meta({
    id: 'ImageSubmission',
    example: {
      image_url: 'https://cdn.example.com/products/4711/front.jpg',
      product_category_id: CATEGORIES.find(({ path }) => path === 'Food > Snacks > Potato Chips')?.id,
      image_type: 'hero',
    },
  })

/** Image scoring response of the specification. */
export const imageScore = z
  .object({
    image_id: uuid,
    status: z.enum(['processing', 'scored', 'error']),
    service_score: nullableScore,
    conversion_ready: z.boolean().nullable().meta({ description: '`service_score` is 80 or above' }),
    score_metadata: scoreMetadata.nullable().meta({ description: 'Null unless the image is a main image' }),
    hero_gs1_components: heroGs1Components.nullable(),
    mobile_readiness: mobileReadiness.nullable(),
    classification: classification.nullable(),
  })
  .meta({ id: 'ImageScore' })

export type ImageSubmission = z.output<typeof imageSubmission>
export type ImageScore = z.output<typeof imageScore>
