import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { findCategoryByPath } from '@endcap/catalog'
import { parseS3Address } from '@endcap/foundation/blobs/s3-config'
import { freePort } from '@endcap/foundation/net/free-port'
import { demoRoot } from '../../support/demo-root.ts'
import { startOrigin } from '../../support/origin.ts'
import { requestToken, startService } from '../../support/service.ts'
import { temporaryDirectory } from '../../support/stores.ts'

describe('a bucket without credentials', () => {
  const environment = { ...process.env }
  before(() => {
    const { AWS_ACCESS_KEY_ID: _id, AWS_SECRET_ACCESS_KEY: _secret, ...others } = process.env
    process.env = { ...others, AWS_EC2_METADATA_DISABLED: 'true', AWS_PROFILE: 'none' }
  })
  after(() => void (process.env = environment))

  it('a bucket without credentials makes the retrieval of a Spark batch return 503 with Retry-After', async () => {
    const dataDirectory = temporaryDirectory()
    const origin = await startOrigin()
    origin.serve('/root.jpg', (await demoRoot('B0DEMOVIT8')).bytes)
    const first = await startService({ origin, dataDirectory })
    const { body: root } = await first.request('POST', '/v1/images/score', {
      body: {
        image_url: origin.url('/root.jpg'),
        product_category_id: findCategoryByPath('Food > Snacks > Potato Chips')?.id,
        image_type: 'hero',
      },
    })
    const { body: batch } = await first.request('POST', `/v1/images/${String(root['image_id'])}/spark/images`)
    const path = String(batch['result_url'])
    assert.equal((await first.poll(path)).body['status'], 'completed')
    await first[Symbol.asyncDispose]()

    const address = `s3://bucket?endpoint=http://127.0.0.1:${await freePort()}`
    await using second = await startService({
      role: 'api',
      dataDirectory,
      configure: (config) => {
        config.blobs = { kind: 's3', ...parseS3Address(address) }
        config.auth = { ...first.config.auth, baseUrl: config.auth.baseUrl }
      },
    })
    const token = await requestToken(second.config.auth.baseUrl, {
      ...first.credential,
      audience: second.config.auth.audience,
    })
    const { status, headers, body } = await second.request('GET', path, { token })
    assert.deepEqual(
      [status, body['error_code'], headers.get('retry-after')],
      [503, 'SERVICE_UNAVAILABLE', '5'],
    )
  })
})
