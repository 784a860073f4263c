import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { AsinScores } from '@endcap/client'
import { listingPage } from '../../support/listing-page.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startService, type TestService } from '../../support/service.ts'

const path = (asin: string, region?: string) =>
  `/v1/pdps/asin/${asin}${region === undefined ? '' : `?region=${region}`}`
const put = (service: TestService, asin: string, options: Parameters<TestService['request']>[2] = {}) =>
  service.request('PUT', path(asin), options)
const scored = async (service: TestService, asin: string) =>
  (await service.poll(path(asin))).body as unknown as AsinScores

describe('a request by ASIN', () => {
  let origin: Origin
  let service: TestService
  before(async () => {
    origin = await startOrigin()
    service = await startService({
      storefront: origin.url(''),
      configure: ({ scrape }) => void (scrape.attemptTimeoutMs = 1_500),
    })
    for (let n = 0; n < 4; n++) origin.serve(`/images/I/${n}.jpg`, await picture(n))
  })
  after(async () => {
    await service[Symbol.asyncDispose]()
    await origin[Symbol.asyncDispose]()
  })
  const images = (...names: (number | string)[]) => names.map((name) => origin.url(`/images/I/${name}.jpg`))
  const servePage = (asin: string, urls = images(0, 1, 2), title = 'Steel Frying Pan, 28 cm') =>
    origin.serve(`/dp/${asin}`, listingPage(asin, urls, { title }))

  for (const asin of ['b0demosoda', 'B0DEMO', 'B0DEMOSODA1', 'B0DEMO-ODA', '%C0%80'])
    it(`[ASIN-5] a request by ASIN is refused for the ASIN ${asin}`, async () => {
      const { status, body } = await put(service, asin)
      assert.deepEqual([status, body['error_code']], [400, 'INVALID_ASIN'])
      const { status: found, body: answer } = await service.request('GET', path(asin))
      assert.deepEqual([found, answer['error_code']], [404, 'PDP_NOT_FOUND'])
    })

  it('[ASIN-7] a request by ASIN is refused for an unknown region', async () => {
    for (const region of ['xx', 'US', '']) {
      const { status, body } = await put(service, 'B000000001', { body: { region } })
      assert.deepEqual([status, body['error_code']], [400, 'INVALID_REGION'])
      const { status: found, body: answer } = await service.request('GET', path('B000000001', region))
      assert.deepEqual([found, answer['error_code']], [400, 'INVALID_REGION'])
    }
  })

  it('a request by ASIN is refused when the region is not a string', async () => {
    const { status, body } = await put(service, 'B000000001', { body: { region: 7 } })
    assert.deepEqual([status, body['error_code']], [422, 'VALIDATION_ERROR'])
  })

  it('[ASIN-6] a request by ASIN accepts no body, an empty body and an empty object', async () => {
    servePage('B000000001')
    const headers = { 'content-type': 'application/json' }
    for (const options of [{}, { headers }, { headers, raw: '{}' }, { headers, raw: 'null' }])
      assert.equal((await put(service, 'B000000001', options)).status, 202)
  })

  it('[ASIN-10] a request by ASIN fails with SCRAPE_TIMEOUT after its attempts', async () => {
    origin.serve('/dp/B00000SLOW', () => undefined)
    const { status, body } = await put(service, 'B00000SLOW')
    assert.deepEqual([status, body['error_code']], [504, 'SCRAPE_TIMEOUT'])
    assert.equal(origin.requests.filter((each) => each === '/dp/B00000SLOW').length, 3)
  })

  it('[ASIN-3] a request by ASIN updates what has changed at the shop and keeps the rest', async () => {
    const asin = 'B000000002'
    servePage(asin)
    await put(service, asin)
    const first = await scored(service, asin)
    const downloads = () => origin.requests.filter((each) => each.startsWith('/images/')).length
    const before = downloads()
    servePage(asin, images(1, 0, 3), 'Iron Frying Pan, 28 cm')
    await put(service, asin)
    const second = await scored(service, asin)
    assert.equal(downloads(), before + 1)
    assert.deepEqual(
      [second.name, second.hero?.image_id, second.carousel_images[0]?.image_id],
      ['Iron Frying Pan, 28 cm', first.carousel_images[0]?.image_id, first.hero?.image_id],
    )
    assert.equal(second.listing_score_at_ingest, first.pdp_score)
  })

  it('a request by ASIN scores a listing without the carousel images that cannot be downloaded', async () => {
    const asin = 'B000000003'
    origin.serve('/images/I/text.jpg', Buffer.from('no picture'))
    servePage(asin, images(0, 'text', 1))
    await put(service, asin)
    const { status, carousel_images } = await scored(service, asin)
    assert.deepEqual(
      [status, carousel_images.map(({ image_url, position }) => [image_url, position])],
      ['scored', [[origin.url('/images/I/1.jpg'), 1]]],
    )
  })

  it('[ASIN-2] a request by ASIN ends in error when the main image cannot be downloaded, and keeps the previous scores', async () => {
    const asin = 'B000000004'
    servePage(asin)
    await put(service, asin)
    const before = await scored(service, asin)
    servePage(asin, images('text', 1))
    await put(service, asin)
    const after = await scored(service, asin)
    assert.deepEqual(
      [after.status, after.pdp_score, after.scored_at],
      ['error', before.pdp_score, before.scored_at],
    )
  })

  it('[ASIN-11] a request by ASIN creates one PDP per region, separate from the same code as an id', async () => {
    const { body: byId } = await service.request('GET', '/v1/pdps/id/B000000001')
    assert.equal(byId['error_code'], 'PDP_NOT_FOUND')
    const { body: elsewhere } = await service.request('GET', path('B000000001', 'de'))
    assert.equal(elsewhere['error_code'], 'PDP_NOT_FOUND')
  })

  it('a request by ASIN sends the cookies of a page back and the headers of a browser of the region', async () => {
    const asin = 'B00000COOK'
    const seen: (string | undefined)[] = []
    origin.serve(`/dp/${asin}`, (request, response) => {
      seen.push(request.headers.cookie, request.headers['accept-language'])
      response.setHeader('set-cookie', 'session=1; Path=/')
      if (seen.length < 4) response.writeHead(503).end()
      else listingPage(asin, images(0))(request, response)
    })
    await put(service, asin, { body: { region: 'de' } })
    const language = 'de-DE,de;q=0.9,en;q=0.6'
    assert.deepEqual(seen, [undefined, language, 'session=1', language])
  })

  it('a request by ASIN processes many at once, four at a time', async () => {
    let open = 0
    let most = 0
    // The first pages are held until four are requested, so that a lower limit would never answer.
    const four = Promise.withResolvers<void>()
    const asins = Array.from({ length: 40 }, (_each, n) => `B1${String(n).padStart(8, '0')}`)
    for (const asin of asins)
      origin.serve(`/dp/${asin}`, (request, response) => {
        most = Math.max(most, ++open)
        if (open === 4) four.resolve()
        const answer = async () => {
          await four.promise
          open--
          listingPage(asin, images(0, 1))(request, response)
        }
        void answer()
      })
    const answers = await Promise.all(asins.map((asin) => put(service, asin)))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [202])
    assert.equal(most, 4)
    const ends = await Promise.all(asins.map((asin) => scored(service, asin)))
    assert.deepEqual([...new Set(ends.map(({ status }) => status))], ['scored'])
  })
})
