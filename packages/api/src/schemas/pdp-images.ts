import { z } from 'zod'
import { ownReference } from './actions.ts'
import { expectedImageIds, listOf, uuid } from './fields.ts'
import type { SetOrigin } from './history.ts'
import { MAX_CAROUSEL_IMAGES } from './image-count.ts'
import { status } from './pdp-scores.ts'
import { refreshImages } from './pdp-submission.ts'

/** Origins of images that a person chooses. */
const COMPOSED_FROM = ['composition', 'restore', 'undo'] as const satisfies SetOrigin[]

/** The body of `PUT /v1/pdps/{pdp_id}/images`. */
export const pdpImages = z
  .object({
    hero: ownReference,
    carousel: listOf(z.array(ownReference).max(MAX_CAROUSEL_IMAGES)).meta({
      description: 'In order. Empty for a listing without a carousel. No image may be given twice',
    }),
    expected_image_ids: expectedImageIds.meta({
      description:
        'Ids of the images that the composition replaces, in order. If the listing has other images by now, ' +
        'nothing changes and the answer is 409 `IMAGES_CHANGED`. Without it, the images are replaced in any case',
    }),
    set_from: z
      .enum(COMPOSED_FROM)
      .optional()
      .meta({ description: '`set_from` of the history. Defaults to `composition`' }),
  })
  .meta({
    id: 'PdpImages',
    example: {
      hero: { image_id: '019a9d2e-6a10-7c3b-9f1e-0c8a5d2b7e41' },
      carousel: [{ upload_id: '019a9d33-20c8-7d94-a6e1-4b7f0c95d218' }],
    },
  })

export const pdpImagesResult = z
  .object({ pdp_id: uuid, status, error_code: z.string().nullable() })
  .meta({ id: 'PdpImagesResult' })

/** The body of `POST /v1/pdps/{pdp_id}/rescore`. */
export const pdpRescore = z
  .object({ refresh_images: refreshImages })
  .meta({ id: 'PdpRescore', example: { refresh_images: true } })

export const pdpRescored = z
  .object({ pdp_id: uuid, status: z.literal('PROCESSING') })
  .meta({ id: 'PdpRescored' })

export type PdpImages = z.output<typeof pdpImages>
export type PdpImagesResult = z.output<typeof pdpImagesResult>
export type PdpRescored = z.output<typeof pdpRescored>
