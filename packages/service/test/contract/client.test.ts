import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Endcap, EndcapError } from '@endcap/client'
import { listingPage } from '../support/listing-page.ts'
import { type Origin, startOrigin } from '../support/origin.ts'
import { picture } from '../support/pictures.ts'
import { startService, type TestService } from '../support/service.ts'

let origin: Origin
let service: TestService
let endcap: Endcap

describe('the TypeScript client', () => {
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

  it('the TypeScript client submits, waits for and reads PDPs by id, GTIN and ASIN, and images', async () => {
    const [category] = await endcap.categories.list({ q: 'potato chips' })
    assert.equal(category?.path, 'Food > Snacks > Potato Chips')
    const submission = { hero_image_url: origin.url('/0.png'), product_category_id: category?.id ?? null }
    assert.equal((await endcap.pdps.submit('a/b', submission)).status, 'PROCESSING')
    const pdp = await endcap.pdps.wait('a/b', {}, { interval: 50 })
    assert.deepEqual([pdp.status, pdp.id, pdp.category], ['COMPLETED', 'a/b', 'Potato Chips'])
    const byGtin = await endcap.pdps.byGtin.submitAndWait('4006381333931', submission, { interval: 50 })
    assert.deepEqual(
      [byGtin.status, byGtin.gtin, byGtin.pdp_score],
      ['COMPLETED', '04006381333931', pdp.pdp_score],
    )
    origin.serve('/dp/B000000001', listingPage('B000000001', [submission.hero_image_url]))
    const byAsin = await endcap.pdps.byAsin.submitAndWait('B000000001', { region: 'us' }, { interval: 50 })
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

  it('the TypeScript client lists, tags and deletes PDPs and reads their history', async () => {
    const submission = { hero_image_url: origin.url('/0.png'), name: 'Potato chips' }
    const { pdp_id } = await endcap.pdps.submitAndWait('kept', submission, { interval: 50 })
    await endcap.pdps.setTags(pdp_id, ['spring'])
    const { data, has_more } = await endcap.pdps.list({ tag: 'spring', scoreMin: 0 }).page()
    assert.deepEqual([data.map(({ id }) => id), has_more], [['kept'], false])
    const states = []
    for await (const { cause } of endcap.pdps.history(pdp_id, { limit: 1 })) states.push(cause)
    assert.deepEqual(states, ['images'])
    await endcap.pdps.delete(pdp_id)
    await assert.rejects(endcap.pdps.get('kept'), EndcapError.NotFound)
  })

  it('the TypeScript client throws the error of the API with its code', async () => {
    await assert.rejects(endcap.pdps.byGtin.get('123'), (error: unknown) => {
      assert.ok(error instanceof EndcapError.BadRequest)
      assert.deepEqual([error.code, error.status], ['INVALID_GTIN', 400])
      assert.equal(error.requestId?.length, 36)
      return true
    })
  })
})
