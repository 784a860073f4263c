import { z } from 'zod'
import { imageId } from '../fields.ts'
import { defineTool } from '../tool.ts'

const root = imageId.describe('Image to start from: an image that was submitted, not one that Spark made')

/** Spark only adds images and ideas. A generative model is another service. */
const REQUESTS = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true }

export const requestSparkImages = defineTool({
  name: 'request_spark_images',
  title: 'Request Spark images',
  description:
    'Starts to make up to eleven better images from one image, such as main images, lifestyle scenes and infographics. Takes about a minute of ' +
    'computing time, and costs money if the operator has set up a generative model. Returns the request in flight if the image has one. Ask the user before you call it.',
  annotations: REQUESTS,
  input: z.strictObject({ image_id: root }),
  output: z.object({ batch_id: z.string(), image_id: z.string(), status: z.string() }),
  run: ({ image_id: id }, { endcap, options }) => endcap.spark.images.request(id, options),
  describe: ({ batch_id: id, status }) => ({
    summary: [`Batch ${id}: ${status}. Read it with get_spark_images and wait_seconds.`],
  }),
})

export const requestSparkIdeas = defineTool({
  name: 'request_spark_ideas',
  title: 'Request Spark ideas',
  description:
    'Starts to collect ideas for better and further images of the product that an image shows. Takes seconds, and costs a little money if the operator ' +
    'has set up a language model. Returns the request in flight if the image has one.',
  annotations: REQUESTS,
  input: z.strictObject({ image_id: root }),
  output: z.object({ idea_id: z.string(), image_id: z.string(), status: z.string() }),
  run: ({ image_id: id }, { endcap, options }) => endcap.spark.ideas.request(id, options),
  describe: ({ idea_id: id, status }) => ({
    summary: [`Ideas ${id}: ${status}. Read them with get_spark_ideas and wait_seconds.`],
  }),
})
