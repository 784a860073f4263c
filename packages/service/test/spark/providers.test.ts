import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import type { SparkBatchResult, SparkIdeaResult } from '../../src/spark/spark-schemas.ts'
import { answers, SAMPLE_IDEAS } from '../support/model-server.ts'
import {
  generatedOf,
  IMAGE_MODEL_FAILURES,
  type SparkWithModels,
  startSparkWithModels,
} from '../support/spark-with-models.ts'

describe('Spark with generative models', () => {
  let spark: SparkWithModels
  before(async () => {
    spark = await startSparkWithModels()
  })
  after(() => spark[Symbol.asyncDispose]())

  /** Puts the product into a new room, as a faithful model does with a root image on white. */
  const newRoom = answers.image(async ({ image }) => {
    const product = await sharp(image).resize(640, 640).toBuffer()
    const floor = await sharp({ create: { width: 1024, height: 300, channels: 3, background: '#c9b196' } })
      .png()
      .toBuffer()
    return sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#d5e2da' } })
      .composite([
        { input: floor, left: 0, top: 724 },
        { input: product, left: 40, top: 260, blend: 'multiply' },
      ])
      .png()
      .toBuffer()
  })

  it('edits the root itself, with prompts that name the product and forbid changing it', async () => {
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

  // The slow suite has the other failures.
  for (const failure of ['is down', 'sends another product'] as const) {
    it(`[SPARK-8] completes with the built-in studio when the image model ${failure}`, async () => {
      spark.models.answer.edit = IMAGE_MODEL_FAILURES[failure]
      const batch = await spark.run<SparkBatchResult>('images')
      assert.equal(batch.status, 'completed')
      assert.ok(batch.data.length >= 3)
      assert.deepEqual(generatedOf(batch), [])
    })
  }

  it('returns the vision model’s ideas, with gains from scoring again', async () => {
    spark.models.answer.ideas = answers.ideas(SAMPLE_IDEAS)
    const { status, data } = await spark.run<SparkIdeaResult>('ideas')
    assert.equal(status, 'completed')
    assert.deepEqual(
      data?.ideas.map(({ title }) => title).toSorted(),
      SAMPLE_IDEAS.ideas.map(({ title }) => title).toSorted(),
    )
    assert.ok(data.ideas.every(({ expected_gain }) => expected_gain >= 0))
    assert.ok((data.ideas[0]?.expected_gain ?? 0) > 0)
  })

  it('returns the built-in ideas when the vision model sends garbage', async () => {
    spark.models.answer.ideas = answers.said('I would rather talk about the weather.')
    const { status, data } = await spark.run<SparkIdeaResult>('ideas')
    assert.equal(status, 'completed')
    assert.ok(data && data.ideas.length >= 3)
    assert.ok(data.ideas.every(({ title }) => !SAMPLE_IDEAS.ideas.some((sample) => sample.title === title)))
  })
})
