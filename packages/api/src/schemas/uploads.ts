import { z } from 'zod'
import { imageFacts } from './composer.ts'
import { imageUrl, timestamp, uuid } from './fields.ts'
import { renditions } from './renditions.ts'

/** Equals the limit of listing images. */
export const MAX_UPLOAD_BYTES = 25_000_000

/** Largest convertible file. Studios deliver uncompressed TIFF. */
export const MAX_ORIGINAL_BYTES = 100_000_000

/** Content types of `POST /v1/uploads`. The format is detected from the content. */
export const UPLOAD_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/tiff',
  'application/octet-stream',
] as const

/** An uploaded image for submissions. */
export const upload = z
  .object({
    upload_id: uuid,
    url: z.string().meta({
      format: 'uri',
      description:
        'Send it as `hero_image_url`, in `carousel_image_urls` or as `image_url`. With a token, it returns the state of the upload',
    }),
    sha256: z.string().meta({ description: 'Hash of the bytes, in hexadecimal digits' }),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    original: z
      .object({ format: z.enum(['avif', 'tiff']), sha256: z.string(), bytes: z.int() })
      .meta({ id: 'OriginalFile' })
      .nullable()
      .meta({ description: 'The uploaded file, if it was converted. It is kept with the image' }),
    expires_at: timestamp.meta({
      description: 'Until then, submissions accept `url`. A submitted image is kept with its listing',
    }),
  })
  .meta({ id: 'Upload' })

/** JSON body of `POST /v1/uploads`: an image that the service downloads. */
export const uploadByUrl = z.object({ image_url: imageUrl }).meta({
  id: 'UploadByUrl',
  example: { image_url: 'https://cdn.example.com/products/4711/front.jpg' },
})

/** An upload with known facts. */
export const uploadState = upload
  .extend({
    status: z.enum(['stored', 'analyzed']).meta({
      description: '`analyzed` once a what-if request, a listing or an earlier image has had it analyzed',
    }),
    facts: imageFacts.nullable(),
    renditions,
  })
  .meta({ id: 'UploadState' })

export type Upload = z.output<typeof upload>
export type UploadByUrl = z.output<typeof uploadByUrl>
export type UploadState = z.output<typeof uploadState>
