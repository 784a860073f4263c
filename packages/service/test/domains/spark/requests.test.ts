import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { findCategoryByPath } from '@endcap/catalog'
import { blobKey } from '@endcap/foundation/blobs/blob-store'
import { version as versionOf } from 'uuid'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import {
  blobDirectory,
  newCredential,
  requestToken,
  startService,
  type TestService,
} from '../../support/service.ts'

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const KINDS = ['images', 'ideas'] as const
type Kind = (typeof KINDS)[number]
const ID = { images: 'batch_id', ideas: 'idea_id' } as const

async function submit(service: TestService, url: string): Promise<string> {
  const product_category_id = findCategoryByPath('Food > Snacks > Potato Chips')?.id
  const body = { image_url: url, product_category_id, image_type: 'hero' }
  const answer = await service.request('POST', '/v1/images/score', { body })
  return String(answer.body['image_id'])
}

describe('a Spark request', () => {
  let origin: Origin
  let service: TestService
  let root: string
  before(async () => {
    origin = await startOrigin()
    origin.serve('/0.png', await picture(0))
    // No worker runs, so that requests stay in flight.
    service = await startService({ role: 'api', origin })
    root = await submit(service, origin.url('/0.png'))
  })
  after(() => service[Symbol.asyncDispose]())

  const ask = (kind: Kind, options?: Parameters<TestService['request']>[2]) =>
    service.request('POST', `/v1/images/${root}/spark/${kind}`, options)

  for (const kind of KINDS) {
    it(`[SPARK-3] a Spark request is answered at once, with exactly the fields of the specification (${kind})`, async () => {
      const askedAt = Date.now()
      const { status, headers, body } = await ask(kind, { headers: { 'x-request-id': `asks-${kind}` } })
      assert.equal(status, 202)
      assert.equal(headers.get('x-request-id'), `asks-${kind}`)
      assert.deepEqual(Object.keys(body), [ID[kind], 'image_id', 'status', 'result_url', 'created_at'])
      const id = String(body[ID[kind]])
      assert.equal(versionOf(id), 7)
      assert.deepEqual([body['image_id'], body['status']], [root, 'processing'])
      assert.equal(body['result_url'], `/v1/images/${root}/spark/${kind}/${id}`)
      assert.match(String(body['created_at']), TIMESTAMP)
      assert.ok(Math.abs(Date.parse(String(body['created_at'])) - askedAt) < 30_000)
    })

    it(`[SPARK-13] a Spark request is answered with the same record and 200 while one is in flight (${kind})`, async () => {
      const first = await ask(kind)
      const again = await ask(kind)
      assert.equal(again.status, 200)
      assert.deepEqual(again.body, first.body)
    })

    it(`[SPARK-5] a Spark request is processing, without data (${kind})`, async () => {
      const { body: requested } = await ask(kind)
      const { status, body } = await service.request('GET', String(requested['result_url']))
      assert.equal(status, 200)
      assert.deepEqual(Object.entries(body), [
        [ID[kind], requested[ID[kind]]],
        ['image_id', root],
        ['status', 'processing'],
        ['data', kind === 'images' ? [] : null],
        ['created_at', requested['created_at']],
        ['updated_at', requested['created_at']],
      ])
    })

    it(`[SPARK-19] a Spark request needs no payload, and ignores one (${kind})`, async () => {
      const { body } = await ask(kind)
      const withBody = await ask(kind, { body: { prompt: 'on the moon' } })
      assert.deepEqual([withBody.status, withBody.body], [200, body])
      for (const [type, raw] of [
        ['application/json', ''],
        ['application/json', '{'],
        ['application/x-www-form-urlencoded', 'a=b'],
        ['text/plain', 'hello'],
      ] as const) {
        const answer = await ask(kind, { raw, headers: { 'content-type': type } })
        assert.deepEqual([answer.status, answer.body], [200, body], `${type}: ${raw}`)
      }
    })

    it(`[SPARK-20] a Spark request is hidden from other organizations (${kind})`, async () => {
      await ask(kind)
      const token = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
      const { status, body } = await ask(kind, { token })
      assert.deepEqual([status, body['error_code'], body['extra']], [404, 'IMAGE_NOT_FOUND', null])
    })

    it(`[SPARK-18] a Spark request is rejected without a token, and for an image that does not exist (${kind})`, async () => {
      assert.equal((await ask(kind, { token: null })).status, 401)
      const { status, body } = await service.request('POST', `/v1/images/nonsense/spark/${kind}`)
      assert.deepEqual([status, body['error_code']], [404, 'IMAGE_NOT_FOUND'])
    })
  }

  it('a Spark request has separate records for images and ideas of one image', async () => {
    const [images, ideas] = [await ask('images'), await ask('ideas')]
    assert.notEqual(images.body['batch_id'], ideas.body['idea_id'])
    const crossed = `/v1/images/${root}/spark/ideas/${String(images.body['batch_id'])}`
    assert.equal((await service.request('GET', crossed)).body['error_code'], 'IDEA_NOT_FOUND')
  })
})

describe('a Spark request with a worker', () => {
  let origin: Origin
  let service: TestService
  before(async () => {
    origin = await startOrigin()
    service = await startService({ origin })
  })
  after(() => service[Symbol.asyncDispose]())

  for (const [index, kind] of KINDS.entries()) {
    it(`[SPARK-4] a Spark request with a worker fails without data when its job fails (${kind})`, async () => {
      const bytes = await picture(index + 1)
      origin.serve(`/${kind}.png`, bytes)
      const root = await submit(service, origin.url(`/${kind}.png`))
      await service.poll(`/v1/images/${root}/score`)
      const key = blobKey(
        service.credential.organization_id,
        createHash('sha256').update(bytes).digest('hex'),
      )
      await rm(join(blobDirectory(service.config), key))
      const { body: requested } = await service.request('POST', `/v1/images/${root}/spark/${kind}`)
      const { body } = await service.poll(String(requested['result_url']))
      assert.deepEqual([body['status'], body['data']], ['failed', kind === 'images' ? [] : null])
      // It has ended, so the next request is a new one.
      const next = await service.request('POST', `/v1/images/${root}/spark/${kind}`)
      assert.equal(next.status, 202)
      assert.notEqual(next.body[ID[kind]], requested[ID[kind]])
    })
  }
})
