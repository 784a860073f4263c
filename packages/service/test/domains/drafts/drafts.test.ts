import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { DraftScore, PdpScores } from '@endcap/api'
import { CLASSIFICATIONS, FACTOR_NAMES } from '@endcap/scoring'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'

let origin: Origin
let service: TestService
let stored: PdpScores
before(async () => {
  origin = await startOrigin()
  service = await startService({ origin })
  for (let n = 0; n < 8; n++) origin.serve(`/${n}.png`, await picture(n))
  await service.put('stored', {
    hero_image_url: url(0),
    carousel_image_urls: [url(1), url(2)],
    name: 'Sea Salt Potato Chips',
  })
  stored = await service.settled('stored')
})
after(() => service[Symbol.asyncDispose]())

const url = (n: number) => origin.url(`/${n}.png`)
const score = (body: object, headers: Record<string, string> = {}) =>
  service.request('POST', '/v1/pdps/score', { body, headers })
const scored = async (body: object): Promise<DraftScore> => {
  const answer = await score(body)
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  return answer.body as unknown as DraftScore
}
const base = () => ({ base: { pdp_id: stored.pdp_id } })
const imageIds = () => [stored.hero, ...stored.carousel_images].map((image) => image?.image_id ?? '')

describe('a draft of known images', () => {
  it('a draft of known images has the score of the PDP without changes, and the score that its changes then get', async () => {
    const unchanged = await scored(base())
    assert.equal(unchanged.pdp_score, stored.pdp_score)
    assert.equal(unchanged.difference, 0)
    assert.equal(unchanged.stored, false)
    const [hero, first, second] = imageIds()
    const swapped = await scored({
      ...base(),
      hero: { image_id: first },
      carousel: [{ image_id: hero }, { image_id: second }],
    })
    await service.put('swapped', {
      hero_image_url: url(1),
      carousel_image_urls: [url(0), url(2)],
      name: 'Sea Salt Potato Chips',
    })
    assert.equal(swapped.pdp_score, (await service.settled('swapped')).pdp_score)
    assert.equal(
      swapped.difference,
      Math.round(10 * ((swapped.pdp_score ?? 0) - (stored.pdp_score ?? 0))) / 10,
    )
  })

  it('a draft of known images is never worse after optimizing, and names the images that it leaves out', async () => {
    const given = await scored(base())
    const ordered = await scored({ ...base(), optimize: ['order'] })
    const selected = await scored({
      ...base(),
      candidates: imageIds().map((image_id) => ({ image_id })),
      optimize: ['selection'],
    })
    assert.ok((ordered.pdp_score ?? 0) >= (given.pdp_score ?? 100))
    assert.ok((selected.pdp_score ?? 0) >= (ordered.pdp_score ?? 100) - 0.1)
    assert.equal(ordered.unused.length, 0)
    assert.equal(1 + selected.carousel.length + selected.unused.length, 6)
  })

  it('a draft of known images takes planned images and followed recommendations', async () => {
    const given = await scored(base())
    const [hero, ...carousel] = imageIds().map((image_id) => ({ image_id }))
    const planned = { planned: { asset_type: 'Lifestyle', service_score: 95 } }
    const longer = await scored({ ...base(), carousel: [...carousel, planned] })
    assert.ok((longer.pdp_score ?? 0) > (given.pdp_score ?? 100))
    const factor = given.actions?.find((action) => action.position === 0 && action.factor)?.factor
    const fixed = await scored({ ...base(), hero: { ...hero, fixed: [factor ?? 'fill'] } })
    assert.ok((fixed.pdp_score ?? 0) >= (given.pdp_score ?? 100))
  })

  it('a draft of known images treats null as left out, and repeated factors as one', async () => {
    const given = await scored(base())
    const nothing = { retailer: null, category: null, name: null, hero: null, carousel: null }
    assert.deepEqual(await scored({ ...base(), ...nothing, candidates: null, optimize: null }), given)
    const [hero] = imageIds()
    const fixed = (factors: unknown) =>
      scored({ ...base(), hero: { image_id: hero, image_url: null, fixed: factors } })
    assert.equal((await fixed(null)).pdp_score, given.pdp_score)
    assert.equal((await fixed(['fill', 'fill'])).pdp_score, (await fixed(['fill'])).pdp_score)
  })

  it('a draft of known images replaces values of the base by an empty name and an empty carousel', async () => {
    const alone = await scored({ ...base(), name: '', carousel: [] })
    assert.deepEqual([alone.carousel, alone.hero?.position], [[], 0])
  })

  it('a draft of known images leaves image_id null for images that are not referred to by it', async () => {
    const { breakdown } = await scored({
      ...base(),
      hero: { planned: { asset_type: 'Packshot', service_score: 50 } },
    })
    const steps = (breakdown ?? []).filter(({ position }) => position !== null)
    assert.equal(steps.find(({ position }) => position === 0)?.image_id, null)
    assert.ok(steps.some(({ position, image_id }) => position !== 0 && image_id !== null))
  })

  it('a draft of known images stores nothing and is part of no percentile', async () => {
    const before = await service.request('GET', '/v1/pdps')
    const { body: image } = await service.request('GET', `/v1/images/${imageIds()[0]}/score`)
    await scored({ ...base(), optimize: ['order'] })
    assert.deepEqual((await service.request('GET', '/v1/pdps')).body, before.body)
    assert.deepEqual((await service.request('GET', `/v1/images/${imageIds()[0]}/score`)).body, image)
  })
})

describe('what-if requests', () => {
  it('what-if requests have a limit of their own, 21 times that of submissions', async () => {
    const images = await startOrigin()
    images.serve('/0.png', await picture(0))
    await using limited = await startService({
      origin: images,
      configure: (config) => {
        config.submissionLimit = { perMinute: 1, burst: 0 }
      },
    })
    const planned = { hero: { planned: { asset_type: 'Lifestyle', service_score: 90 } } }
    const send = () => limited.request('POST', '/v1/pdps/score', { body: planned })
    const unknown = await limited.request('POST', '/v1/pdps/score', {
      body: { hero: { image_url: images.url('/0.png') } },
    })
    assert.equal(unknown.headers.get('ratelimit-policy'), '"what-ifs";q=21;w=60, "submissions";q=1;w=60')
    for (let n = 1; n < 21; n++) {
      const { status, headers } = await send()
      assert.deepEqual([status, headers.get('ratelimit-policy')], [200, '"what-ifs";q=21;w=60'])
    }
    const { status, body } = await send()
    assert.deepEqual([status, body['error_code']], [429, 'RATE_LIMITED'])
  })
})

describe('a draft of images that are not known', () => {
  it('a draft of images that are not known is analyzed first, and has the score that the same listing then gets', async () => {
    const body = { hero: { image_url: url(3) }, carousel: [{ image_url: url(4) }], name: 'Leather Boots' }
    const accepted = await score(body)
    assert.equal(accepted.status, 202, JSON.stringify(accepted.body))
    const draft = (await service.poll(String(accepted.body['result_url']))).body as unknown as DraftScore
    assert.equal(draft.status, 'completed')
    assert.equal(draft.draft_id, accepted.body['draft_id'])
    const { status, pdp_score } = await scored(body)
    assert.deepEqual([status, pdp_score], ['completed', draft.pdp_score])
    await service.put('boots', {
      hero_image_url: url(3),
      carousel_image_urls: [url(4)],
      name: 'Leather Boots',
    })
    assert.equal((await service.settled('boots')).pdp_score, pdp_score)
  })

  it('a draft of images that are not known is awaited with Prefer: wait', async () => {
    const { status, headers, body } = await score({ hero: { image_url: url(5) } }, { prefer: 'wait=20' })
    assert.deepEqual([status, headers.get('preference-applied')], [200, 'wait=20'])
    assert.equal(body['status'], 'completed')
    assert.ok(body['draft_id'])
  })

  it('a draft of images that are not known stays readable after its base and its images are deleted, which new requests cannot use', async () => {
    const submitted = await service.put('deleted', {
      hero_image_url: url(6),
      name: 'Leather Boots',
    })
    const { hero, pdp_score } = await service.settled('deleted')
    const pdpId = String(submitted.body['pdp_id'])
    const body = { base: { pdp_id: pdpId }, carousel: [{ image_url: url(7) }] }
    const accepted = await score(body)
    assert.equal(accepted.status, 202, JSON.stringify(accepted.body))
    const before = await service.poll(String(accepted.body['result_url']))
    assert.equal((await service.request('DELETE', `/v1/pdps/${pdpId}`)).status, 204)
    const after = await service.request('GET', String(accepted.body['result_url']))
    assert.deepEqual([after.status, after.body], [200, before.body])
    assert.notEqual(pdp_score, null)
    for (const [request, code] of [
      [body, 'PDP_NOT_FOUND'],
      [{ hero: { image_id: hero?.image_id } }, 'IMAGE_NOT_FOUND'],
    ] as const) {
      const answer = await score(request)
      assert.deepEqual([answer.status, answer.body['error_code']], [404, code])
    }
  })

  it('a draft of images that are not known is refused if an image cannot be downloaded', async () => {
    const { status, body } = await score({ hero: { image_url: origin.url('/absent.png') } })
    assert.deepEqual([status, body['error_code']], [400, 'IMAGE_DOWNLOAD_FAILED'])
  })
})

describe('a faulty what-if request', () => {
  const missing = '019a9d31-0000-7000-8000-000000000001'
  const image = { image_id: missing }
  const cases: [why: string, body: object, status: number, code: string][] = [
    ['neither base nor hero', {}, 422, 'VALIDATION_ERROR'],
    ['an image of two kinds', { hero: { ...image, image_url: 'http://a/b' } }, 422, 'VALIDATION_ERROR'],
    ['an image of no kind', { hero: {} }, 422, 'VALIDATION_ERROR'],
    ['an unknown factor', { hero: { ...image, fixed: ['beauty'] } }, 422, 'VALIDATION_ERROR'],
    [
      'too many carousel images',
      { hero: image, carousel: Array.from({ length: 21 }, () => image) },
      413,
      'TOO_MANY_IMAGES',
    ],
    ['candidates without selection', { hero: image, candidates: [image] }, 422, 'VALIDATION_ERROR'],
    [
      'too many images',
      { hero: image, candidates: Array.from({ length: 40 }, () => image), optimize: ['selection'] },
      413,
      'TOO_MANY_IMAGES',
    ],
    ['an image that is not an id', { hero: { image_id: 'front.jpg' } }, 404, 'IMAGE_NOT_FOUND'],
    ['an empty category', { hero: image, category: '' }, 400, 'CATEGORY_NOT_FOUND'],
    ['an empty retailer', { hero: image, retailer: '' }, 400, 'INVALID_RETAILER'],
    ['an unknown base', { base: { pdp_id: missing } }, 404, 'PDP_NOT_FOUND'],
    ['a base that is no UUID', { base: { pdp_id: 'x' } }, 404, 'PDP_NOT_FOUND'],
    ['an unknown image', { hero: image }, 404, 'IMAGE_NOT_FOUND'],
    ['an unknown upload', { hero: { upload_id: missing } }, 404, 'UPLOAD_NOT_FOUND'],
    ['an unknown category', { hero: image, category: 'Nonsense' }, 400, 'CATEGORY_NOT_FOUND'],
    ['an unknown retailer', { hero: image, retailer: 'nowhere' }, 400, 'INVALID_RETAILER'],
  ]
  for (const [why, body, status, code] of cases)
    it(`a faulty what-if request is refused for ${why}`, async () => {
      const answer = await score(body)
      assert.deepEqual(
        [answer.status, answer.body['error_code']],
        [status, code],
        JSON.stringify(answer.body),
      )
    })

  it('a faulty what-if request is refused before an image is downloaded', async () => {
    const fetched = origin.requests.length
    for (const fault of [
      { base: { pdp_id: missing } },
      { candidates: [image], optimize: ['selection'] },
      { category: 'Nonsense' },
      { retailer: 'nowhere' },
    ]) {
      const { status } = await score({ hero: { image_url: url(7) }, ...fault })
      assert.ok(status >= 400, JSON.stringify(fault))
    }
    assert.equal(origin.requests.length, fetched)
  })

  it('a faulty what-if request is refused for too many images with those of the base', async () => {
    const candidates = Array.from({ length: 38 }, () => ({ image_id: imageIds()[0] }))
    const answer = await score({ ...base(), candidates, optimize: ['selection'] })
    assert.deepEqual([answer.status, answer.body['error_code']], [413, 'TOO_MANY_IMAGES'])
  })

  const names = 'must have exactly one of image_id, upload_id, image_url, planned'
  const types = CLASSIFICATIONS.join(', ')
  const problems: [why: string, body: object, field: string, issue: string][] = [
    ['no image', { hero: {} }, 'hero', `${names}; it has none`],
    ['a null image', { hero: { image_id: null } }, 'hero', `${names}; it has none`],
    ['two images', { hero: { ...image, image_url: 'x' } }, 'hero', `${names}; it has image_id and image_url`],
    ['an image that is a text', { hero: 'front.jpg' }, 'hero', 'must be an object, not "front.jpg"'],
    ['an empty image id', { hero: { image_id: '' } }, 'hero.image_id', 'must not be empty'],
    ['an empty upload id', { hero: { upload_id: '' } }, 'hero.upload_id', 'must not be empty'],
    [
      'an empty address',
      { hero: { image_url: '' } },
      'hero.image_url',
      'must be an absolute http or https URL',
    ],
    ['an image id that is a number', { hero: { image_id: 7 } }, 'hero.image_id', 'must be a string, not 7'],
    ['an empty base', { base: { pdp_id: '' } }, 'base.pdp_id', 'must not be empty'],
    ['a base without an id', { base: {} }, 'base.pdp_id', 'is required'],
    [
      'an unknown factor',
      { hero: image, carousel: [{ ...image, fixed: ['fill', 'beauty'] }] },
      'carousel[0].fixed[1]',
      `must be one of ${FACTOR_NAMES.join(', ')}, not "beauty"`,
    ],
    [
      'fixed factors of a planned image',
      { hero: { planned: { asset_type: 'Other', service_score: 90 }, fixed: ['fill'] } },
      'hero.fixed',
      'must not be given together with planned',
    ],
    [
      'an unknown asset type',
      { hero: { planned: { asset_type: 'Hero', service_score: 90 } } },
      'hero.planned.asset_type',
      `must be one of ${types}, not "Hero"`,
    ],
    [
      'a score above 100',
      { hero: { planned: { asset_type: 'Other', service_score: 101 } } },
      'hero.planned.service_score',
      'must be at most 100, not 101',
    ],
    [
      'a planned image without a score',
      { hero: { planned: { asset_type: 'Other' } } },
      'hero.planned.service_score',
      'is required',
    ],
  ]
  for (const [why, body, field, issue] of problems)
    it(`a faulty what-if request names the field and the problem for ${why}`, async () => {
      const answer = await score(body)
      assert.deepEqual([answer.status, answer.body['error_code']], [422, 'VALIDATION_ERROR'])
      assert.deepEqual(answer.body['extra'], { problems: [{ field, issue }] })
      assert.equal(answer.body['detail'], `${field}: ${issue}`)
    })

  it('a faulty what-if request reports unknown fields of an image, and refuses them only with handling=strict', async () => {
    const body = { hero: { image_id: imageIds()[0], factor: 'fill' } }
    const lenient = await score(body)
    assert.deepEqual([lenient.status, lenient.headers.get('endcap-ignored-fields')], [200, 'hero.factor'])
    const strict = await score(body, { prefer: 'handling=strict' })
    assert.deepEqual(
      [strict.status, strict.body['extra']],
      [422, { problems: [{ field: 'hero.factor', issue: 'is not known' }] }],
    )
  })

  it('a faulty what-if request is refused for images and PDPs of another organization', async () => {
    const token = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
    for (const [body, code] of [
      [base(), 'PDP_NOT_FOUND'],
      [{ hero: { image_id: imageIds()[0] } }, 'IMAGE_NOT_FOUND'],
    ] as const) {
      const answer = await service.request('POST', '/v1/pdps/score', { body, token })
      assert.deepEqual([answer.status, answer.body['error_code']], [404, code])
    }
  })
})
