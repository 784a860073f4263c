import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { SparkBatchResult } from '@endcap/api'
import { findCategoryByPath } from '@endcap/catalog'
import { parseS3Address } from '@endcap/foundation/blobs/s3-config'
import sharp from 'sharp'
import { demoRoot } from '../../support/demo-root.ts'
import { type ObjectStore, startObjectStore, withoutObjectStore } from '../../support/object-store.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startService, type TestService } from '../../support/service.ts'

describe('a service that stores images in a bucket', { skip: withoutObjectStore }, () => {
  const environment = { ...process.env }
  let objects: ObjectStore
  let origin: Origin
  let service: TestService
  before(async () => {
    objects = await startObjectStore()
    process.env['AWS_ACCESS_KEY_ID'] = objects.accessKey
    process.env['AWS_SECRET_ACCESS_KEY'] = objects.secretKey
    const address = `s3://${await objects.createBucket()}/images?endpoint=${objects.endpoint}`
    origin = await startOrigin()
    service = await startService({
      origin,
      configure: (config) => {
        config.blobs = { kind: 's3', ...parseS3Address(address) }
      },
    })
  })
  after(async () => {
    await service[Symbol.asyncDispose]()
    await objects[Symbol.asyncDispose]()
    process.env = environment
  })

  it('a service that stores images in a bucket scores a listing', async () => {
    const names = ['/1.png', '/2.png', '/3.png']
    for (const [index, name] of names.entries()) origin.serve(name, await picture(index, 600))
    const [hero_image_url, ...carousel_image_urls] = names.map((name) => origin.url(name))
    const answer = await service.put('listing', {
      hero_image_url,
      carousel_image_urls,
      name: 'Sea Salt Potato Chips 150 g',
    })
    assert.equal(answer.status, 202, JSON.stringify(answer.body))
    const pdp = await service.settled('listing')
    assert.equal(pdp.status, 'COMPLETED')
    assert.ok(Number(pdp.pdp_score) > 0)
    assert.ok(!existsSync(join(service.config.dataDirectory, 'blobs')))
  })

  it('a service that stores images in a bucket returns pre-signed addresses of child images', async () => {
    origin.serve('/root.jpg', (await demoRoot('B0DEMOVIT8')).bytes)
    const { body: root } = await service.request('POST', '/v1/images/score', {
      body: {
        image_url: origin.url('/root.jpg'),
        product_category_id: findCategoryByPath('Food > Snacks > Potato Chips')?.id,
        image_type: 'hero',
      },
    })
    const path = `/v1/images/${String(root['image_id'])}/spark/images`
    const { body: requested } = await service.request('POST', path)
    const { body } = await service.poll(String(requested['result_url']))
    const { status, data } = body as unknown as SparkBatchResult
    assert.equal(status, 'completed')
    assert.ok(data.length >= 3, `${data.length} images`)
    for (const { url, url_expires_at } of data) {
      assert.ok(url.startsWith(`${objects.endpoint}/`), url)
      const response = await fetch(url)
      assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'image/jpeg'])
      assert.match(response.headers.get('content-disposition') ?? '', /^inline; filename="[a-z-]+\.jpg"$/)
      assert.equal((await sharp(await response.arrayBuffer()).metadata()).width, 2000)
      assert.ok(Date.parse(url_expires_at) > Date.now())
    }
  })

  it('a service that stores images in a bucket is ready only while the bucket is available', async () => {
    const storage = async () => {
      const { status, body } = await service.request('GET', '/health/ready')
      return [status, (body['checks'] as Record<string, string>)['storage']]
    }
    assert.deepEqual(await storage(), [200, 'ok'])
    await objects.stop()
    assert.deepEqual(await storage(), [503, 'failed'])
    await objects.start()
    assert.deepEqual(await storage(), [200, 'ok'])
  })
})
