import { MAX_UPLOAD_BYTES } from '@endcap/api'
import { z } from 'zod'
import type { ReadImage } from '../allowed-folders.ts'
import { megabytes } from '../fields.ts'
import { defineTool, type Tool } from '../tool.ts'

/** Creates the upload tool for local images in allowed folders. */
export const uploadImage = (folders: readonly string[], readImage: ReadImage): Tool =>
  defineTool({
    name: 'upload_image',
    title: 'Upload an image of this machine',
    description:
      `Uploads a jpeg, png, webp, avif or tiff file of at most ${megabytes(MAX_UPLOAD_BYTES)} to the service, which keeps it for a day. Use the \`upload_id\` in score_composition and set_listing_images, ` +
      `and the \`url\` in submit_listing and score_image. Only files in these folders can be read: ${folders.join(', ')}`,
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    input: z.strictObject({
      path: z
        .string()
        .min(1)
        .max(4_096)
        .describe('Path of the file, absolute or relative to one of the folders'),
    }),
    output: z.object({
      upload_id: z.string(),
      url: z.string(),
      width: z.int(),
      height: z.int(),
      expires_at: z.string(),
    }),
    run: async ({ path }, { endcap, options }) => endcap.uploads.create(await readImage(path), options),
    describe: ({ upload_id: id, width, height }) => ({
      summary: [`Uploaded ${width} × ${height} pixels: upload_id ${id}`],
    }),
  })
