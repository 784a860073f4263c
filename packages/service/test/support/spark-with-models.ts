import type { SparkBatchResult } from '@endcap/api'
import { findCategoryByPath } from '@endcap/catalog'
import sharp from 'sharp'
import { demoRoot } from './demo-root.ts'
import { answers, type ModelAnswer, type ModelServer, startModelServer } from './model-server.ts'
import { startOrigin } from './origin.ts'
import { startService } from './service.ts'

/** A service with a scored root image whose Spark requests call a model server on loopback. */
export type SparkWithModels = AsyncDisposable & {
  models: ModelServer
  /** Requests images or ideas of the root and waits until the request has ended. */
  run: <Result>(kind: 'images' | 'ideas') => Promise<Result>
}

/** Starts the service and submits the root image. */
export async function startSparkWithModels(): Promise<SparkWithModels> {
  const models = await startModelServer()
  const origin = await startOrigin()
  origin.serve('/root.jpg', (await demoRoot('B0DEMOSHA5')).bytes)
  const service = await startService({
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
  const { body: submitted } = await service.request('POST', '/v1/images/score', {
    body: {
      image_url: origin.url('/root.jpg'),
      product_category_id: findCategoryByPath('Food > Snacks > Potato Chips')?.id,
      image_type: 'hero',
    },
  })
  const root = String(submitted['image_id'])
  return {
    models,
    async run<Result>(kind: 'images' | 'ideas') {
      const { body } = await service.request('POST', `/v1/images/${root}/spark/${kind}`)
      return (await service.poll(String(body['result_url']))).body as unknown as Result
    },
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]()
      await models[Symbol.asyncDispose]()
    },
  }
}

/** Returns the file names of the images that the model made. */
export const generatedOf = ({ data }: SparkBatchResult): string[] =>
  data.flatMap(({ url }) => new URL(url).searchParams.get('name')?.match(/^generated-.*/)?.[0] ?? [])

/** Ways in which an image model fails. */
export const IMAGE_MODEL_FAILURES = {
  'says no': answers.status(400),
  'is down': answers.status(503),
  hangs: answers.hang(),
  'sends a picture that is none': answers.image(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  'sends another product': answers.image(() =>
    sharp({ create: { width: 900, height: 900, channels: 3, background: '#a33' } })
      .png()
      .toBuffer(),
  ),
} satisfies Record<string, ModelAnswer>
