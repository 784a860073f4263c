import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { findCategoryByPath } from '@endcap/catalog'
import { v7 as uuidV7 } from 'uuid'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import {
  type Answer,
  blobDirectory,
  newCredential,
  requestToken,
  startService,
  type TestService,
} from '../../support/service.ts'

let origin: Origin
let service: TestService
const tokens: Record<string, string> = {}
const chips = findCategoryByPath('Food > Snacks > Potato Chips')?.id
const boots = findCategoryByPath('Shoes > Boots')?.id

before(async () => {
  origin = await startOrigin()
  service = await startService({ origin })
  for (const [name, options] of Object.entries({
    'no portfolio': { defaultPortfolio: false },
    'food only': { icp: ['Food'] },
  })) {
    tokens[name] = await requestToken(service.config.auth.baseUrl, await newCredential(service.app, options))
  }
  for (let n = 0; n < 8; n++) origin.serve(`/${n}.png`, await picture(n))
  origin.serve('/empty.png', Buffer.alloc(0))
  origin.serve('/text.png', Buffer.from('this is no picture'))
  origin.serve('/large.png', (_request, response) =>
    response.writeHead(200, { 'content-length': 6_000_001 }).end(),
  )
})
after(() => service[Symbol.asyncDispose]())

const submission = (changes: object = {}) => ({
  image_url: origin.url('/0.png'),
  product_category_id: chips,
  image_type: 'hero',
  ...changes,
})
const submit = (body: unknown, options: object = {}) =>
  service.request('POST', '/v1/images/score', { body, ...options })
const read = (imageId: unknown, options: object = {}) =>
  service.request('GET', `/v1/images/${String(imageId)}/score`, options)

const settled = async (imageId: unknown): Promise<Answer['body']> =>
  (await service.poll(`/v1/images/${String(imageId)}/score`)).body

const FIELDS = [
  'image_id',
  'status',
  'service_score',
  'conversion_ready',
  'score_metadata',
  'hero_gs1_components',
  'mobile_readiness',
  'classification',
]

describe('POST /v1/images/score', () => {
  it('[IMG-1] POST /v1/images/score accepts a hero, which ends as scored with a breakdown', async () => {
    const { status, body } = await submit(submission())
    assert.equal(status, 202)
    assert.deepEqual(Object.keys(body), FIELDS)
    assert.equal(body['status'], 'processing')
    const scored = await settled(body['image_id'])
    assert.deepEqual(Object.keys(scored), FIELDS)
    assert.equal(scored['status'], 'scored')
    const score = Number(scored['service_score'])
    assert.ok(score > 0 && score <= 100)
    assert.equal(scored['conversion_ready'], score >= 80)
    for (const field of ['score_metadata', 'hero_gs1_components', 'mobile_readiness', 'classification'])
      assert.notEqual(scored[field], null, field)
  })

  it('[IMG-11] POST /v1/images/score accepts a carousel image, which ends as scored without a breakdown', async () => {
    const { body } = await submit(submission({ image_type: 'carousel', image_url: origin.url('/1.png') }))
    const scored = await settled(body['image_id'])
    assert.equal(scored['status'], 'scored')
    assert.equal(typeof scored['service_score'], 'number')
    assert.deepEqual(
      [scored['score_metadata'], scored['hero_gs1_components'], scored['mobile_readiness']],
      [null, null, null],
    )
  })

  it('POST /v1/images/score creates an image for every submission and analyzes the same content once', async () => {
    const fresh = submission({ image_url: origin.url('/7.png') })
    const [first, second] = await Promise.all([submit(fresh), submit(fresh)])
    assert.notEqual(first?.body['image_id'], second?.body['image_id'])
    const one = await settled(first?.body['image_id'])
    assert.equal((await settled(second?.body['image_id']))['service_score'], one['service_score'])
    // A third submission, after the score exists, does not wait for a job.
    const third = await submit(fresh)
    assert.equal((await read(third.body['image_id'])).body['status'], 'scored')
  })

  it('[IMG-2] POST /v1/images/score returns the same score as for a hero of a PDP', async () => {
    const { body } = await submit(submission({ image_url: origin.url('/2.png') }))
    const alone = await settled(body['image_id'])
    await service.put('same-hero', { hero_image_url: origin.url('/2.png'), product_category_id: chips })
    const { hero } = await service.settled('same-hero')
    assert.equal(hero?.service_score, alone['service_score'])
    const ofPdp = await settled(hero?.image_id)
    assert.equal(ofPdp['service_score'], hero?.service_score)
    assert.equal(ofPdp['classification'], hero?.classification)
  })

  type Row = { rule: string; body: () => object; caller?: string; status: number; code: string }
  const rows: Row[] = [
    {
      rule: '[IMG-14] an organization without a default portfolio',
      body: () => submission(),
      caller: 'no portfolio',
      status: 400,
      code: 'NO_DEFAULT_PORTFOLIO',
    },
    {
      rule: '[IMG-9] a category outside the ICP',
      body: () => submission({ product_category_id: boots }),
      caller: 'food only',
      status: 400,
      code: 'CATEGORY_NOT_IN_ORG_ICP',
    },
    {
      rule: '[IMG-8] a category that does not exist',
      body: () => submission({ product_category_id: uuidV7() }),
      status: 404,
      code: 'CATEGORY_NOT_FOUND',
    },
    {
      rule: '[IMG-15] an empty image',
      body: () => submission({ image_url: origin.url('/empty.png') }),
      status: 400,
      code: 'EMPTY_IMAGE',
    },
    {
      rule: '[IMG-6] an image that is none',
      body: () => submission({ image_url: origin.url('/text.png') }),
      status: 400,
      code: 'IMAGE_DOWNLOAD_FAILED',
    },
    {
      rule: '[IMG-5] an image of more than 6 MB',
      body: () => submission({ image_url: origin.url('/large.png') }),
      status: 400,
      code: 'IMAGE_DOWNLOAD_FAILED',
    },
    {
      rule: '[IMG-16] an image that is not there',
      body: () => submission({ image_url: origin.url('/none.png') }),
      status: 400,
      code: 'IMAGE_DOWNLOAD_FAILED',
    },
    { rule: '[IMG-13] a body without anything', body: () => ({}), status: 422, code: 'VALIDATION_ERROR' },
    {
      rule: '[IMG-10] another image type',
      body: () => submission({ image_type: 'banner' }),
      status: 422,
      code: 'VALIDATION_ERROR',
    },
    {
      rule: '[IMG-7] no category',
      body: () => submission({ product_category_id: null }),
      status: 422,
      code: 'VALIDATION_ERROR',
    },
    {
      rule: '[IMG-4] an address by another protocol',
      body: () => submission({ image_url: 'file:///etc/passwd' }),
      status: 422,
      code: 'VALIDATION_ERROR',
    },
  ]
  for (const { rule, body, caller, status, code } of rows) {
    it(`POST /v1/images/score refuses ${rule}: ${status} ${code}`, async () => {
      const answer = await submit(body(), caller === undefined ? {} : { token: tokens[caller] })
      assert.deepEqual(
        [answer.status, answer.body['error_code'], answer.body['status_code']],
        [status, code, status],
      )
    })
  }

  it('[IMG-12] POST /v1/images/score names the reason of a failed download', async () => {
    const { body } = await submit(submission({ image_url: origin.url('/large.png') }))
    const { failed_urls } = body['extra'] as { failed_urls: { url: string; reason: string }[] }
    assert.deepEqual(
      failed_urls.map(({ url, reason }) => [url, reason]),
      [[origin.url('/large.png'), 'too_large']],
    )
  })

  it('[IMG-17] POST /v1/images/score refuses an image that cannot be stored: 502 IMAGE_UPLOAD_FAILED', async () => {
    const { app, config } = service
    const credential = await newCredential(app)
    // A file in place of the organization's folder makes every write fail.
    mkdirSync(blobDirectory(config), { recursive: true })
    writeFileSync(`${blobDirectory(config)}/${credential.organization_id}`, '')
    const token = await requestToken(config.auth.baseUrl, credential)
    const { status, body } = await submit(submission(), { token })
    assert.deepEqual([status, body['error_code']], [502, 'IMAGE_UPLOAD_FAILED'])
  })

  it('[IMG-18] POST /v1/images/score counts against the same limit as PDPs: 429 RATE_LIMITED', async () => {
    const { app, config } = service
    const token = await requestToken(config.auth.baseUrl, await newCredential(app, { rateLimit: 2 }))
    const pdp = { hero_image_url: origin.url('/0.png'), product_category_id: chips }
    assert.equal((await service.put('limited', pdp, { token })).status, 202)
    const image = await submit(submission(), { token })
    assert.equal(image.status, 202)
    assert.match(image.headers.get('ratelimit') ?? '', /r=0;/)
    const byGtin = await service.request('PUT', '/v1/pdps/gtin/96385074', { body: pdp, token })
    assert.deepEqual([byGtin.status, byGtin.body['error_code']], [429, 'RATE_LIMITED'])
    assert.ok(Number(byGtin.headers.get('retry-after')) > 0)
    const another = await submit(submission(), { token })
    assert.deepEqual([another.status, another.body['error_code']], [429, 'RATE_LIMITED'])
  })
})

describe('GET /v1/images/{image_id}/score', () => {
  it('[IMG-3] GET /v1/images/{image_id}/score returns any image of a PDP, including one that the PDP has replaced', async () => {
    const urls = ['/3.png', '/4.png'].map((path) => origin.url(path))
    const pdp = { hero_image_url: urls[0], carousel_image_urls: [urls[1]], product_category_id: chips }
    await service.put('replaced', pdp)
    const { hero, carousel_images } = await service.settled('replaced')
    const [carousel] = carousel_images
    const { body } = await read(carousel?.image_id)
    assert.deepEqual(
      [body['status'], body['service_score'], body['classification'], body['score_metadata']],
      ['scored', carousel?.service_score, carousel?.classification, null],
    )
    await service.put('replaced', { ...pdp, hero_image_url: origin.url('/5.png') })
    await service.settled('replaced')
    const old = await read(hero?.image_id)
    assert.deepEqual([old.status, old.body['service_score']], [200, hero?.service_score])
  })

  it('GET /v1/images/{image_id}/score refuses an unknown image and an invalid id: 404 IMAGE_NOT_FOUND', async () => {
    for (const id of [uuidV7(), 'x', '%20', '%FF', encodeURIComponent("' OR 1=1")]) {
      const { status, body } = await read(id)
      assert.deepEqual([status, body['error_code']], [404, 'IMAGE_NOT_FOUND'], id)
    }
  })

  it('GET /v1/images/{image_id}/score returns 304 to a caller that has the current state', async () => {
    const { body } = await submit(submission({ image_url: origin.url('/6.png') }))
    await settled(body['image_id'])
    const { headers } = await read(body['image_id'])
    const etag = headers.get('etag') ?? ''
    const again = await read(body['image_id'], { headers: { 'if-none-match': etag } })
    assert.deepEqual([again.status, again.headers.get('etag')], [304, etag])
  })
})
