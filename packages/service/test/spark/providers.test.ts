import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { findCategoryByPath } from '../../src/categories/taxonomy.ts'
import type { SparkBatchResult, SparkIdeaResult } from '../../src/spark/spark-schemas.ts'
import { demoRoot } from '../support/demo-root.ts'
import {
  answers,
  type ModelAnswer,
  type ModelServer,
  SAMPLE_IDEAS,
  startModelServer,
} from '../support/model-server.ts'
import { startOrigin } from '../support/origin.ts'
import { startService, type TestService } from '../support/service.ts'

describe('Spark with generative models', () => {
  let models: ModelServer
  let service: TestService
  let root: string

  before(async () => {
    models = await startModelServer()
    const origin = await startOrigin()
    origin.serve('/root.jpg', (await demoRoot('B0DEMOSHA5')).bytes)
    service = await startService({
      origin,
      configure: (config) => {
        config.models = {
          ...config.models,
          baseUrl: models.baseUrl,
          apiKey: 'sk-test',
          imageModel: 'painter',
          visionModel: 'critic',
          timeoutMs: 1_000,
          attempts: 1,
        }
      },
    })
    const { body } = await service.request('POST', '/v1/images/score', {
      body: {
        image_url: origin.url('/root.jpg'),
        product_category_id: findCategoryByPath('Food > Snacks > Potato Chips')?.id,
        image_type: 'hero',
      },
    })
    root = String(body['image_id'])
  })
  after(async () => {
    await service[Symbol.asyncDispose]()
    await models[Symbol.asyncDispose]()
  })

  async function run<Result>(kind: 'images' | 'ideas'): Promise<Result> {
    const { body } = await service.request('POST', `/v1/images/${root}/spark/${kind}`)
    return (await service.poll(String(body['result_url']))).body as unknown as Result
  }

  /** Returns the file names of images that the model made. */
  const generatedOf = ({ data }: SparkBatchResult) =>
    data.flatMap(({ url }) => new URL(url).searchParams.get('name')?.match(/^generated-.*/)?.[0] ?? [])

  /** Returns the product of a root on white in a room, as a faithful model would draw it. */
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
    models.answer.edit = newRoom
    const batch = await run<SparkBatchResult>('images')
    assert.equal(batch.status, 'completed')
    assert.ok(generatedOf(batch).length > 0, 'no image of the model was kept')
    const edits = models.requests.filter(({ path }) => path.endsWith('/images/edits'))
    assert.equal(edits.length, 2)
    for (const { fields, image } of edits) {
      assert.match(fields['prompt'] ?? '', /Keep the product exactly as it is/)
      assert.match(fields['prompt'] ?? '', /LUMWELL|Repair Shampoo/i)
      assert.equal((await sharp(image).metadata()).format, 'jpeg')
    }
  })

  const plain = (background: string) =>
    sharp({ create: { width: 900, height: 900, channels: 3, background } })
      .png()
      .toBuffer()

  const FAILURES: Record<string, ModelAnswer> = {
    'says no': answers.status(400),
    'is down': answers.status(503),
    hangs: answers.hang(),
    'sends a picture that is none': answers.image(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    'sends another product': answers.image(() => plain('#a33')),
  }
  for (const [failure, answer] of Object.entries(FAILURES)) {
    it(`[SPARK-8] completes with the built-in studio when the image model ${failure}`, async () => {
      models.answer.edit = answer
      const batch = await run<SparkBatchResult>('images')
      assert.equal(batch.status, 'completed')
      assert.ok(batch.data.length >= 3)
      assert.deepEqual(generatedOf(batch), [])
    })
  }

  it('returns the vision model’s ideas, with gains from scoring again', async () => {
    models.answer.ideas = answers.ideas(SAMPLE_IDEAS)
    const { status, data } = await run<SparkIdeaResult>('ideas')
    assert.equal(status, 'completed')
    assert.deepEqual(
      data?.ideas.map(({ title }) => title).toSorted(),
      SAMPLE_IDEAS.ideas.map(({ title }) => title).toSorted(),
    )
    assert.ok(data.ideas.every(({ expected_gain }) => expected_gain >= 0))
    assert.ok((data.ideas[0]?.expected_gain ?? 0) > 0)
  })

  it('returns the built-in ideas when the vision model sends garbage', async () => {
    models.answer.ideas = answers.said('I would rather talk about the weather.')
    const { status, data } = await run<SparkIdeaResult>('ideas')
    assert.equal(status, 'completed')
    assert.ok(data && data.ideas.length >= 3)
    assert.ok(data.ideas.every(({ title }) => !SAMPLE_IDEAS.ideas.some((sample) => sample.title === title)))
  })
})
