import { z } from 'zod'
import { cut } from '../cut.ts'
import { count, nullableNumber, nullableText, pdpId } from '../fields.ts'
import { defineTool, READS } from '../tool.ts'
import { untrustedFields, untrustedText } from '../untrusted.ts'

const MAX_IMAGES = 20
const MAX_BATCHES = 5

const fault = z.object({ reason: z.string(), detail: z.string() }).nullable()

export const getListingSpark = defineTool({
  name: 'get_listing_spark',
  title: 'Read the Spark images of a listing',
  description:
    'Lists the images that Spark has made for a listing, with their scores and the points that the listing gains by each, and the latest requests. ' +
    'Images that Spark rejected have the reason and no image_id. Ranks the images that Spark can start from, with the reason for those of which nothing can be made.',
  annotations: READS,
  input: z.strictObject({ pdp_id: pdpId }),
  output: z.object({
    batches: z.array(
      z.object({
        batch_id: z.string(),
        image_id: z.string(),
        status: z.string(),
        made: count,
        kept: count,
        created_at: z.string(),
        fault: fault.describe('Why nothing could be made of the root'),
      }),
    ),
    batches_left_out: count,
    roots: z
      .array(
        z.object({
          image_id: z.string(),
          hero_score: z.number(),
          fault: fault.describe('Why surely nothing can be made of it'),
        }),
      )
      .describe('Images of the listing to start from, the best first'),
    images: z.array(
      z.object({
        image_id: nullableText,
        upload_id: nullableText,
        root_image_id: z.string(),
        title: z.string(),
        asset_type: z.string(),
        image_type: z.string(),
        service_score: z.number(),
        gain_listing: nullableNumber.describe('Points that the listing gains by it'),
        kept: z.boolean(),
        rejection: z
          .object({
            by: z.string(),
            reason: z.string(),
            untrusted: untrustedFields({ detail: untrustedText().nullable() }),
          })
          .nullable(),
      }),
    ),
    images_left_out: count,
  }),
  run: async ({ pdp_id: id }, { endcap, options }) => {
    const spark = await endcap.pdps.spark(id, options)
    const [batches, batchesLeftOut] = cut(spark.batches, MAX_BATCHES)
    const [images, imagesLeftOut] = cut(spark.images, MAX_IMAGES)
    return {
      batches,
      batches_left_out: batchesLeftOut,
      roots: spark.roots,
      images: images.map((each) => ({
        ...each,
        rejection: each.rejection && { ...each.rejection, untrusted: { detail: each.rejection.detail } },
      })),
      images_left_out: imagesLeftOut,
    }
  },
  describe: ({ batches, images, roots }) => ({
    summary: [
      `${batches.length} requests, ${images.length} images`,
      ...batches.flatMap(({ batch_id: id, fault: why }) =>
        why ? [`request ${id}: nothing made. ${why.detail}`] : [],
      ),
      ...roots.map(
        ({ image_id: id, hero_score: score, fault: why }) =>
          `root ${id}: ${why ? why.detail : `usable, ${score} as a main image`}`,
      ),
      ...images.map(
        ({ image_id: id, upload_id: upload, title, service_score: score, gain_listing: gain, kept }) =>
          `${id ?? upload ?? 'no picture'}: ${title}, score ${score}${gain === null ? '' : `, listing +${gain}`}, ${kept ? 'kept' : 'rejected'}`,
      ),
    ],
    untrusted: images.flatMap(({ rejection }, index) =>
      rejection ? [[`image ${index + 1}, rejection`, rejection.untrusted.detail] as const] : [],
    ),
  }),
})
