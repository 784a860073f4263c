import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { findCategoryByPath } from '@endcap/catalog'
import { eachPenalty } from '@endcap/scoring'
import { type Origin, startOrigin } from '../support/origin.ts'
import { picture } from '../support/pictures.ts'
import { startService, type TestService } from '../support/service.ts'

let origin: Origin
let service: TestService

describe('before scoring', () => {
  before(async () => {
    origin = await startOrigin()
    for (let n = 0; n < 2; n++) origin.serve(`/${n}.png`, await picture(n))
    // No worker runs.
    service = await startService({ role: 'api', origin })
  })
  after(() => service[Symbol.asyncDispose]())

  it('[API-6] before scoring returns a PDP as PROCESSING with its images, and null for every score, flag and count', async () => {
    const hero_image_url = origin.url('/0.png')
    await service.put('early', {
      hero_image_url,
      carousel_image_urls: [origin.url('/1.png')],
      name: 'Potato Chips',
    })
    const { hero, carousel_images, ...scores } = (await service.get('early')).body
    const { id: _id, retailer: _retailer, pdp_id: _pdpId, name: _name, category: _category, ...rest } = scores
    assert.deepEqual(rest, {
      status: 'PROCESSING',
      error_code: null,
      pdp_score: null,
      listing_score_at_ingest: null,
      score_change: null,
      service_certified: null,
      carousel_score: null,
      asset_mix: null,
      images_matching_ideal_mix: null,
      is_ideal_content_mix: null,
      ...eachPenalty(() => null),
      high_scoring_asset_count: null,
      scored_at: null,
    })
    assert.deepEqual(
      [hero?.image_url, hero?.service_score, hero?.service_certified, hero?.score_metadata],
      [hero_image_url, null, null, null],
    )
    const [image] = carousel_images
    assert.deepEqual(
      [image?.position, image?.service_score, image?.service_certified, image?.classification],
      [1, null, null, null],
    )
  })

  it('[API-7] before scoring returns an image as processing, and null for everything else', async () => {
    const { body } = await service.request('POST', '/v1/images/score', {
      body: {
        image_url: origin.url('/0.png'),
        product_category_id: findCategoryByPath('Food > Snacks > Potato Chips')?.id,
        image_type: 'hero',
      },
    })
    const { image_id, status, ...rest } = body
    assert.equal(status, 'processing')
    assert.deepEqual([...new Set(Object.values(rest))], [null])
    const read = await service.request('GET', `/v1/images/${String(image_id)}/score`)
    assert.deepEqual(read.body, body)
  })
})
