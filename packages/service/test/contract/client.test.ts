import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Endcap, EndcapError } from '@endcap/client'
import { demoRoot } from '../support/demo-root.ts'
import { listingPage } from '../support/listing-page.ts'
import { type Origin, startOrigin } from '../support/origin.ts'
import { picture } from '../support/pictures.ts'
import { startService, type TestService } from '../support/service.ts'

let origin: Origin
let service: TestService
let endcap: Endcap
before(async () => {
  origin = await startOrigin()
  origin.serve('/0.png', await picture(0))
  service = await startService({ origin, storefront: origin.url('') })
  endcap = new Endcap({
    baseUrl: service.config.auth.baseUrl,
    clientId: service.credential.client_id,
    clientSecret: service.credential.client_secret,
    organizationId: service.credential.organization_id,
  })
})
after(() => service[Symbol.asyncDispose]())

describe('the TypeScript client', () => {
  it('submits, waits for and reads PDPs by id, GTIN and ASIN, and images', async () => {
    const [category] = await endcap.categories.list({ q: 'potato chips' })
    assert.equal(category?.path, 'Food > Snacks > Potato Chips')
    const submission = { hero_image_url: origin.url('/0.png'), product_category_id: category?.id ?? null }
    assert.equal((await endcap.pdps.submit('a/b', submission)).status, 'PROCESSING')
    const pdp = await endcap.pdps.wait('a/b', { interval: 50 })
    assert.deepEqual([pdp.status, pdp.id, pdp.category], ['COMPLETED', 'a/b', 'Potato Chips'])
    const byGtin = await endcap.pdps.byGtin.submitAndWait('4006381333931', submission, { interval: 50 })
    assert.deepEqual(
      [byGtin.status, byGtin.gtin, byGtin.pdp_score],
      ['COMPLETED', '04006381333931', pdp.pdp_score],
    )
    origin.serve('/dp/B000000001', listingPage('B000000001', [submission.hero_image_url]))
    const byAsin = await endcap.pdps.byAsin.submitAndWait('B000000001', { region: 'us', interval: 50 })
    assert.deepEqual([byAsin.status, byAsin.asin, byAsin.region], ['scored', 'B000000001', 'us'])
    const image = await endcap.images.submitAndWait(
      {
        image_url: submission.hero_image_url,
        product_category_id: category?.id ?? '',
        image_type: 'hero',
      },
      { interval: 50 },
    )
    assert.deepEqual([image.status, image.service_score], ['scored', pdp.hero?.service_score])
    assert.ok((await endcap.retailers.list()).length > 23)
  })

  it('requests, waits for and reads child images and ideas', async () => {
    origin.serve('/can.jpg', (await demoRoot('B0DEMOCAN1')).bytes)
    const [category] = await endcap.categories.list({ q: 'soft drinks' })
    const { image_id } = await endcap.images.submit({
      image_url: origin.url('/can.jpg'),
      product_category_id: category?.id ?? '',
      image_type: 'hero',
    })
    const requested = await endcap.spark.images.request(image_id)
    assert.deepEqual([requested.image_id, requested.status], [image_id, 'processing'])
    const batch = await endcap.spark.images.wait(image_id, requested.batch_id, { interval: 50 })
    assert.deepEqual([batch.status, batch.batch_id], ['completed', requested.batch_id])
    const [child] = batch.data
    assert.ok(child && (await fetch(child.url)).ok)
    assert.equal((await endcap.images.get(child.image_id)).status, 'scored')
    const ideas = await endcap.spark.ideas.requestAndWait(image_id, { interval: 50 })
    assert.equal(ideas.status, 'completed')
    assert.ok(ideas.data && ideas.data.ideas.length >= 3)
    await assert.rejects(endcap.spark.images.request(child.image_id), { code: 'GENERATED_IMAGE_NOT_ALLOWED' })
  })

  it('throws the error of the API with its code', async () => {
    await assert.rejects(endcap.pdps.byGtin.get('123'), (error: unknown) => {
      assert.ok(error instanceof EndcapError.BadRequest)
      assert.deepEqual([error.code, error.status], ['INVALID_GTIN', 400])
      assert.equal(error.requestId?.length, 36)
      return true
    })
  })
})
