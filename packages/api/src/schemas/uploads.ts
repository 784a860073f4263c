import { z } from 'zod'
import { timestamp, uuid } from './fields.ts'

/** Largest uploaded image, as large as the images of a listing. */
export const MAX_UPLOAD_BYTES = 25_000_000

/** Content types of the body of `POST /v1/uploads`. The format is read from the content. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/octet-stream'] as const

/** An uploaded image that submissions can refer to. */
export const upload = z
  .object({
    upload_id: uuid,
    url: z.string().meta({
      format: 'uri',
      description:
        'Send it as `hero_image_url`, in `carousel_image_urls` or as `image_url`. It cannot be read',
    }),
    sha256: z.string().meta({ description: 'Hash of the bytes, in hexadecimal digits' }),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    expires_at: timestamp.meta({
      description: 'Until then, submissions accept `url`. A submitted image is kept with its listing',
    }),
  })
  .meta({ id: 'Upload' })

export type Upload = z.output<typeof upload>
