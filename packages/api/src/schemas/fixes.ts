import { FIX_REFUSALS, FIXES } from '@endcap/scoring'
import { z } from 'zod'
import { text, timestamp, uuid } from './fields.ts'
import { renditions } from './renditions.ts'
import { sparkStatus } from './spark.ts'

const fixName = z.enum(FIXES)

export const fixRequest = z
  .object({
    fix: fixName.meta({
      description:
        '`crop` to the share of the frame that the retailer asks for, square if it asks for that, or `whiten` a clean, light background',
    }),
    pdp_id: text(100).nullable().optional().meta({
      description: 'Listing whose retailer’s rules count. By default that of the image',
    }),
  })
  .meta({ id: 'FixRequest', example: { fix: 'crop' } })

const fixFields = {
  fix_id: uuid,
  fix: fixName,
  image_id: uuid.meta({ description: 'The image that is fixed' }),
  status: sparkStatus,
}

export const requestedFix = z
  .object({
    ...fixFields,
    result_url: z.string().meta({ description: 'Relative address to poll' }),
    created_at: timestamp,
  })
  .meta({ id: 'RequestedFix' })

export const imageFix = z
  .object({
    ...fixFields,
    refusal: z
      .object({ reason: z.enum(FIX_REFUSALS), detail: z.string() })
      .nullable()
      .meta({ description: 'Why no image was made' }),
    image: z
      .object({
        image_id: uuid.meta({ description: 'Use it in `PUT /v1/pdps/{pdp_id}/images` to apply the fix' }),
        width: z.int(),
        height: z.int(),
        service_score: z.number().meta({ description: 'Measured on the made image' }),
        gain_image: z.number().nullable().meta({ description: 'Points that the image gains as main image' }),
        gain_listing: z.number().nullable().meta({
          description:
            'Points that the listing gains with the made image in the place of its source. Null unless a scored listing has the source',
        }),
        renditions,
      })
      .nullable()
      .meta({ description: 'Null until `completed`, and if the fix was refused' }),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'ImageFix' })

export type RequestedFix = z.output<typeof requestedFix>
export type ImageFix = z.output<typeof imageFix>
