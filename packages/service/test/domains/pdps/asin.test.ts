import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { AsinScores } from '@endcap/client'
import { CATALOG, type DemoStorefront, startStorefront } from '@endcap/demo-shop'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'

const ASIN = 'B0DEMOCAN1'
const path = (asin: string, region?: string) =>
  `/v1/pdps/asin/${asin}${region === undefined ? '' : `?region=${region}`}`
const put = (service: TestService, asin: string, options: Parameters<TestService['request']>[2] = {}) =>
  service.request('PUT', path(asin), options)
const scored = async (service: TestService, asin: string) =>
  (await service.poll(path(asin))).body as unknown as AsinScores

describe('a demo shop listing', () => {
  let shop: DemoStorefront
  let service: TestService
  before(async () => {
    shop = await startStorefront()
    service = await startService({ storefront: shop.origin })
  })
  after(async () => {
    await service[Symbol.asyncDispose]()
    await shop[Symbol.asyncDispose]()
  })

  it('[ASIN-1] a demo shop listing is submitted by its ASIN alone and scored', async () => {
    const { status, body } = await put(service, ASIN)
    assert.equal(status, 202)
    const { pdp_id, ...rest } = body
    assert.match(String(pdp_id), /^[0-9a-f-]{36}$/)
    assert.deepEqual(rest, {
      asin: ASIN,
      region: 'us',
      status: 'processing',
      score_url: `/v1/pdps/asin/${ASIN}?region=us`,
    })
    const scores = await scored(service, ASIN)
    const product = CATALOG.find(({ asin }) => asin === ASIN)
    assert.equal(scores.status, 'scored')
    assert.equal(scores.name, product?.title)
    assert.match(scores.category ?? '', /soda|soft drinks/i)
    assert.equal(scores.carousel_images.length, (product?.images.length ?? 0) - 1)
    assert.deepEqual(
      [scores.hero, ...scores.carousel_images].map((image) => image?.image_url),
      product?.images.map((_image, index) => `${shop.origin}/images/I/demo-${ASIN}-${index + 1}.jpg`),
    )
    assert.equal(scores.conversion_ready, (scores.pdp_score ?? 0) >= 80)
    for (const image of [scores.hero, ...scores.carousel_images])
      assert.equal(image?.conversion_ready, (image?.service_score ?? 0) >= 80)
    assert.equal(scores.listing_score_at_ingest, scores.pdp_score)
    assert.equal(scores.score_change, 0)
    // The answer has fewer fields than for a PDP by id.
    assert.deepEqual(Object.keys(scores).toSorted(), [
      'asin',
      'asset_mix',
      'carousel_images',
      'carousel_score',
      'category',
      'conversion_ready',
      'hero',
      'listing_score_at_ingest',
      'name',
      'pdp_id',
      'pdp_score',
      'region',
      'score_change',
      'scored_at',
      'status',
    ])
  })

  it('[ASIN-4] a demo shop listing refreshes when submitted again, keeps its scores visible and neither downloads nor scores unchanged images', async () => {
    const before = await scored(service, ASIN)
    const { status, body } = await put(service, ASIN, { body: { region: 'us' } })
    assert.deepEqual([status, body['status'], body['pdp_id']], [202, 'processing', before.pdp_id])
    const { body: during } = await service.request('GET', path(ASIN))
    assert.deepEqual([during['pdp_score'], during['scored_at']], [before.pdp_score, before.scored_at])
    const after = await scored(service, ASIN)
    assert.deepEqual(
      after.carousel_images.map(({ image_id }) => image_id),
      before.carousel_images.map(({ image_id }) => image_id),
    )
    assert.ok((after.scored_at ?? '') > (before.scored_at ?? ''))
  })

  const answers: [string, number, string][] = [
    ['B0DEMOXXXX', 404, 'ASIN_NOT_FOUND_AT_RETAILER'],
    ['B0DEMOBOT1', 502, 'SCRAPE_UPSTREAM_ERROR'],
    ['B0DEMO503A', 502, 'SCRAPE_UPSTREAM_ERROR'],
    ['B0DEMORST1', 502, 'SCRAPE_UPSTREAM_ERROR'],
    ['B0DEMOCUT1', 502, 'SCRAPE_UPSTREAM_ERROR'],
    ['B0DEMOSRCH', 502, 'SCRAPE_UPSTREAM_ERROR'],
    ['B0DEMOELSE', 502, 'SCRAPE_UPSTREAM_ERROR'],
    ['B0DEMONCAT', 400, 'NO_VALID_CATEGORY'],
  ]
  for (const [asin, status, code] of answers)
    it(`[ASIN-9] a demo shop listing is refused with ${code} for ${asin} and stores nothing`, async () => {
      const answer = await put(service, asin)
      assert.deepEqual([answer.status, answer.body['error_code']], [status, code])
      const { status: found, body } = await service.request('GET', path(asin))
      assert.deepEqual([found, body['error_code']], [404, 'PDP_NOT_FOUND'])
    })

  for (const asin of ['B0DEMOBOT2', 'B0DEMO503B'])
    it(`a demo shop listing is found by the second attempt when the first fails (${asin})`, async () => {
      assert.equal((await put(service, asin)).status, 202)
    })

  it('a demo shop listing is found under the requested ASIN when the shop lists it under another one', async () => {
    assert.equal((await put(service, 'B0DEMOMOVD')).status, 202)
    assert.equal((await scored(service, 'B0DEMOMOVD')).asin, 'B0DEMOMOVD')
  })

  it('[ASIN-8] a demo shop listing is refused when its category is outside the ICP of the organization', async () => {
    const credential = await newCredential(service.app, { icp: ['Beauty'] })
    const token = await requestToken(service.config.auth.baseUrl, credential)
    const { status, body } = await put(service, ASIN, { token })
    assert.deepEqual([status, body['error_code']], [400, 'CATEGORY_NOT_IN_ORG_ICP'])
    assert.equal((await put(service, 'B0DEMOSHA5', { token })).status, 202)
  })

  it('[ASIN-12] a demo shop listing is refused with PDP_NOT_FOUND when the organization has no default portfolio', async () => {
    const credential = await newCredential(service.app, { defaultPortfolio: false })
    const token = await requestToken(service.config.auth.baseUrl, credential)
    const { status, body } = await put(service, ASIN, { token })
    assert.deepEqual([status, body['error_code']], [404, 'PDP_NOT_FOUND'])
  })
})
