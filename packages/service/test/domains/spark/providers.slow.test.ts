import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { SparkBatchResult } from '@endcap/api'
import sharp from 'sharp'
import { answers } from '../../support/model-server.ts'
import {
  generatedOf,
  IMAGE_MODEL_FAILURES,
  type SparkWithModels,
  startSparkWithModels,
} from '../../support/spark-with-models.ts'

describe('Spark with an image model', () => {
  let spark: SparkWithModels
  before(async () => {
    spark = await startSparkWithModels()
  })
  after(() => spark[Symbol.asyncDispose]())

  /** Puts the product on a shelf beside towels, as a faithful model does with a root image on white. */
  const newRoom = answers.image(async ({ image }) => {
    const product = await sharp(image).resize(1000, 1000).toBuffer()
    const panel = (width: number, height: number, background: string) =>
      sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer()
    return sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#e4e9ee' } })
      .composite([
        { input: await panel(1600, 420, '#f1e7d8'), left: 0, top: 1180 },
        { input: await panel(620, 150, '#b5573d'), left: 900, top: 1090 },
        { input: await panel(620, 150, '#dcc9a4'), left: 900, top: 940 },
        { input: await panel(620, 150, '#4d7a93'), left: 900, top: 790 },
        { input: await panel(420, 560, '#8fb6c9'), left: 1000, top: 90 },
        { input: product, left: -20, top: 300, blend: 'multiply' },
      ])
      .png()
      .toBuffer()
  })

  it('Spark with an image model edits the root itself, with prompts that name the product and forbid changing it', async () => {
    spark.models.answer.edit = newRoom
    const batch = await spark.run<SparkBatchResult>('images')
    assert.equal(batch.status, 'completed')
    assert.ok(generatedOf(batch).length > 0, 'no image of the model was kept')
    const edits = spark.models.requests.filter(({ path }) => path.endsWith('/images/edits'))
    assert.equal(edits.length, 2)
    for (const { fields, image } of edits) {
      assert.match(fields['prompt'] ?? '', /Keep the product exactly as it is/)
      assert.match(fields['prompt'] ?? '', /LUMWELL|Repair Shampoo/i)
      assert.equal((await sharp(image).metadata()).format, 'jpeg')
    }
  })

  it('[SPARK-8] Spark with an image model completes with the built-in studio when the image model is down', async () => {
    spark.models.answer.edit = IMAGE_MODEL_FAILURES['is down']
    const batch = await spark.run<SparkBatchResult>('images')
    assert.equal(batch.status, 'completed')
    assert.ok(batch.data.length >= 3)
    assert.deepEqual(generatedOf(batch), [])
  })

  for (const failure of [
    'says no',
    'hangs',
    'sends a picture that is none',
    'sends another product',
  ] as const) {
    it(`Spark with an image model completes by the built-in studio where the image model ${failure}`, async () => {
      spark.models.answer.edit = IMAGE_MODEL_FAILURES[failure]
      const batch = await spark.run<SparkBatchResult>('images')
      assert.equal(batch.status, 'completed')
      assert.ok(batch.data.length >= 3)
      assert.deepEqual(generatedOf(batch), [])
    })
  }
})
