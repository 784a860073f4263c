import { z } from 'zod'
import { EXAMPLE_IDS } from '../examples/ids.ts'
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
      description: 'Send it as `hero_image_url`, in `carousel_image_urls` or as `image_url`. It cannot be read',
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

export const UPLOAD_EXAMPLE: Upload = {
  upload_id: EXAMPLE_IDS.upload,
  url: `https://endcap.example.com/v1/uploads/${EXAMPLE_IDS.upload}`,
  sha256: '3a7bd3e2360a3d29eea436fcfb7e44c735d117c42d1c1835420b6b9942dd4f1b',
  width: 2000,
  height: 2000,
  bytes: 412_887,
  expires_at: '2026-11-22T08:00:00.000Z',
}
