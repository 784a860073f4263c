import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { SparkBatchResult, SparkIdeaResult } from '@endcap/api'
import { findCategoryByPath } from '@endcap/catalog'
import sharp from 'sharp'
import { v7 as uuidV7 } from 'uuid'
import { demoRoot } from '../../support/demo-root.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { startService, type TestService } from '../../support/service.ts'

const food = findCategoryByPath('Food > Snacks > Potato Chips')?.id
let origin: Origin
let service: TestService
let root: string
let requested: Record<string, unknown>
let batch: SparkBatchResult
/** The batch as it was read until it was completed. */
const inFlight: SparkBatchResult[] = []
/** Validity of addresses of images. The tests that need valid ones come first. */
const LIFETIME_S = 20
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

const post = (image: string, kind: 'images' | 'ideas') =>
  service.request('POST', `/v1/images/${image}/spark/${kind}`)
const settle = async <Result>(url: unknown): Promise<Result> =>
  (await service.poll(String(url))).body as unknown as Result

async function submit(path: string, role: 'hero' | 'carousel' = 'hero'): Promise<string> {
  const body = { image_url: origin.url(path), product_category_id: food, image_type: role }
  const { body: answer } = await service.request('POST', '/v1/images/score', { body })
  return String(answer['image_id'])
}

before(async () => {
  origin = await startOrigin()
  service = await startService({
    origin,
    configure: (config) => {
      config.urlLifetimeS = LIFETIME_S
    },
  })
  for (const asin of ['B0DEMOVIT8', 'B0DEMOCAN1', 'B0DEMOSHA5'])
    origin.serve(`/${asin}.jpg`, (await demoRoot(asin)).bytes)
  root = await submit('/B0DEMOVIT8.jpg')
  requested = (await post(root, 'images')).body
  do {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const { headers, body } = await service.request('GET', String(requested['result_url']))
    assert.equal(headers.get('cache-control'), 'private, no-store')
    batch = body as unknown as SparkBatchResult
    if (batch.status === 'processing') inFlight.push(batch)
  } while (batch.status === 'processing')
})
after(() => service[Symbol.asyncDispose]())

describe('a batch of Spark Images', () => {
  it('[SPARK-1] a batch of Spark Images completes with at least three images of a good root, from a root that is not scored yet', () => {
    assert.equal(batch.status, 'completed')
    assert.ok(batch.data.length >= 3, `${batch.data.length} images`)
    assert.deepEqual(Object.keys(batch), [
      'batch_id',
      'image_id',
      'status',
      'data',
      'created_at',
      'updated_at',
    ])
    assert.deepEqual(Object.keys(batch.data[0] ?? {}), ['image_id', 'url', 'url_expires_at'])
  })

  it('[SPARK-9] a batch of Spark Images has URLs that need no token and expire when they state', async () => {
    for (const { url, url_expires_at } of batch.data) {
      const response = await fetch(url)
      assert.equal(response.status, 200)
      assert.equal(response.headers.get('content-type'), 'image/jpeg')
      const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
      assert.deepEqual([width, height, format], [2000, 2000, 'jpeg'])
      const left = Date.parse(url_expires_at) - Date.now()
      assert.ok(left > 0 && left <= 1_000 * LIFETIME_S, `${left} ms left`)
    }
  })

  it('[SPARK-10] a batch of Spark Images has new URLs on each read', async () => {
    const path = `/v1/images/${root}/spark/images/${batch.batch_id}`
    const again = (await service.request('GET', path)).body as unknown as SparkBatchResult
    assert.deepEqual(
      again.data.map(({ image_id }) => image_id),
      batch.data.map(({ image_id }) => image_id),
    )
    again.data.forEach(({ url }, index) => assert.notEqual(url, batch.data[index]?.url))
  })

  it('[SPARK-11] a batch of Spark Images rejects every altered URL', async () => {
    const [first, second] = batch.data
    assert.ok(first && second)
    const altered = (change: (url: URL) => void) => {
      const url = new URL(first.url)
      change(url)
      return url
    }
    const attempts = [
      altered((url) => url.searchParams.set('expires', String(Date.now() + 10 ** 9))),
      altered((url) => url.searchParams.set('type', 'text/html')),
      altered((url) => url.searchParams.set('name', 'x.html')),
      altered((url) => url.searchParams.delete('signature')),
      altered((url) => url.searchParams.set('signature', '')),
      altered((url) => url.searchParams.append('expires', '9')),
      altered((url) => (url.pathname = new URL(second.url).pathname)),
      altered((url) => (url.pathname = url.pathname.replace(/[0-9a-f]{4}$/, '0000'))),
      altered((url) => (url.pathname = '/blobs/..%2f..%2fetc%2fpasswd')),
    ]
    for (const url of attempts) {
      const response = await fetch(url)
      assert.equal(response.status, 403, url.href)
      assert.equal(((await response.json()) as { error_code: string }).error_code, 'URL_NOT_VALID')
    }
  })

  it('[SPARK-7] a batch of Spark Images keeps only images that compare well with the root, each with a readable score', async () => {
    const scoreOf = async (image: string) =>
      (await service.request('GET', `/v1/images/${image}/score`)).body as {
        status: string
        service_score: number
      }
    const { service_score: rootScore } = await scoreOf(root)
    for (const { image_id } of batch.data) {
      const { status, service_score } = await scoreOf(image_id)
      assert.equal(status, 'scored')
      assert.ok(service_score >= rootScore - 8, `${service_score} against ${rootScore}`)
    }
  })

  it('[SPARK-21] a batch of Spark Images rejects its images as roots of images and ideas', async () => {
    const child = batch.data[0]?.image_id ?? ''
    for (const kind of ['images', 'ideas'] as const) {
      const { status, body } = await post(child, kind)
      assert.deepEqual([status, body['error_code']], [400, 'GENERATED_IMAGE_NOT_ALLOWED'])
    }
  })

  it('a batch of Spark Images has one image less after that image is deleted', async () => {
    const path = `/v1/images/${root}/spark/images/${batch.batch_id}`
    const ids = async () =>
      ((await service.request('GET', path)).body as unknown as SparkBatchResult).data.map(
        ({ image_id }) => image_id,
      )
    const [first, ...others] = await ids()
    assert.equal((await service.request('DELETE', `/v1/images/${first}`)).status, 204)
    assert.deepEqual(await ids(), others)
  })

  it('[SPARK-23] a batch of Spark Images is found only under its image and kind', async () => {
    const other = await submit('/B0DEMOCAN1.jpg')
    const idea = String((await post(root, 'ideas')).body['idea_id'])
    for (const path of [
      `${other}/spark/images/${batch.batch_id}`,
      `${root}/spark/images/${uuidV7()}`,
      `${root}/spark/images/nonsense`,
      `${root}/spark/images/${idea}`,
    ]) {
      const { status, body } = await service.request('GET', `/v1/images/${path}`)
      assert.deepEqual([status, body['error_code']], [404, 'BATCH_NOT_FOUND'], path)
    }
    for (const image of [uuidV7(), 'nonsense']) {
      const { status, body } = await service.request(
        'GET',
        `/v1/images/${image}/spark/images/${batch.batch_id}`,
      )
      assert.deepEqual([status, body['error_code']], [404, 'IMAGE_NOT_FOUND'])
    }
  })

  it('[SPARK-6] a batch of Spark Images stays processing with empty data until all images are judged, and is then completed', async () => {
    assert.ok(inFlight.length > 0)
    for (const { status, data } of inFlight) assert.deepEqual([status, data], ['processing', []])
    assert.ok(batch.status === 'completed' && batch.data.length > 0)
    assert.deepEqual([batch.batch_id, batch.image_id], [requested['batch_id'], root])
    assert.equal(batch.created_at, requested['created_at'])
    assert.match(batch.updated_at, TIMESTAMP)
    assert.ok(batch.updated_at > batch.created_at)

    // The URL works until it expires, and a new read returns another.
    const image = batch.data.at(-1)
    assert.ok(image)
    assert.match(image.url_expires_at, TIMESTAMP)
    const left = Date.parse(image.url_expires_at) - Date.now()
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, left) + 50))
    const expired = await fetch(image.url)
    assert.equal(expired.status, 403)
    assert.equal(((await expired.json()) as { error_code: string }).error_code, 'URL_NOT_VALID')
    const { body: fresh } = await service.request('GET', String(requested['result_url']))
    const again = (fresh as unknown as SparkBatchResult).data.at(-1)
    assert.equal(again?.image_id, image.image_id)
    assert.equal((await fetch(again.url)).status, 200)
  })

  describe('of a root without a product', () => {
    let blank: string
    let empty: SparkBatchResult
    const request = async () => {
      const { status, body } = await post(blank, 'images')
      assert.equal(status, 202)
      return settle<SparkBatchResult>(body['result_url'])
    }
    before(async () => {
      const bytes = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#fff' } })
        .png()
        .toBuffer()
      origin.serve('/blank.png', bytes)
      blank = await submit('/blank.png')
      empty = await request()
    })

    it('of a root without a product has no images', () => {
      assert.deepEqual([empty.status, empty.data], ['completed', []])
    })

    it('[SPARK-17] of a root without a product is made again when it is requested after its end', async () => {
      const again = await request()
      assert.notEqual(again.batch_id, empty.batch_id)
      assert.equal(again.status, 'completed')
    })
  })
})

describe('Spark Ideas', () => {
  const ideasOf = async (image: string): Promise<SparkIdeaResult> => {
    const { body } = await post(image, 'ideas')
    return settle(body['result_url'])
  }

  it('[SPARK-2] Spark Ideas are at least three, the strongest first, each with all fields of a brief', async () => {
    const { data, status } = await ideasOf(root)
    assert.equal(status, 'completed')
    assert.ok(data && data.ideas.length >= 3)
    assert.deepEqual(Object.keys(data), ['summary', 'ideas', 'markdown'])
    for (const idea of data.ideas) {
      assert.deepEqual(Object.keys(idea).toSorted(), [
        'addresses',
        'asset_type',
        'expected_gain',
        'prompt',
        'rationale',
        'title',
      ])
      assert.ok(data.markdown.includes(String(idea.expected_gain)))
    }
    const gains = data.ideas.map(({ expected_gain }) => expected_gain)
    assert.deepEqual(
      gains,
      gains.toSorted((a, b) => b - a),
    )
    assert.ok((gains[0] ?? 0) > 0)
  })

  it('Spark Ideas differ between two roots', async () => {
    const titles = async (path: string) => {
      const { data } = await ideasOf(await submit(path))
      return data?.ideas.map(({ title, prompt }) => title + prompt) ?? []
    }
    const [one, other] = [await titles('/B0DEMOCAN1.jpg'), await titles('/B0DEMOSHA5.jpg')]
    assert.ok(one.every((idea) => !other.includes(idea)))
  })

  it('Spark Ideas name what the listing of a PDP lacks, with the words of its name', async () => {
    const { name } = await demoRoot('B0DEMOCAN1')
    await service.put('ideas', {
      hero_image_url: origin.url('/B0DEMOCAN1.jpg'),
      name,
      product_category_id: food,
    })
    const { hero } = await service.settled('ideas')
    const { data } = await ideasOf(hero?.image_id ?? '')
    const missing = data?.ideas.filter(({ addresses }) => addresses.length === 0) ?? []
    assert.ok(missing.length > 0 && missing.every(({ expected_gain }) => expected_gain > 0))
    assert.match(missing[0]?.prompt ?? '', /Tidefizz/)
  })

  it('Spark Ideas are null until they are found, and 404 under another id', async () => {
    const missing = await service.request('GET', `/v1/images/${root}/spark/ideas/${batch.batch_id}`)
    assert.deepEqual([missing.status, missing.body['error_code']], [404, 'IDEA_NOT_FOUND'])
  })
})
