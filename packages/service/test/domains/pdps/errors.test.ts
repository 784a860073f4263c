import assert from 'node:assert/strict'
import { chmodSync, globSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { CATEGORIES, findCategoryByPath } from '@endcap/catalog'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import {
  blobDirectory,
  newCredential,
  requestToken,
  startService,
  type TestService,
} from '../../support/service.ts'
import { setVariable } from '../../support/set-variable.ts'
import { temporaryDirectory } from '../../support/stores.ts'

let origin: Origin
let service: TestService
/** The folder of downloads. */
let ownFolder: Disposable
const tokens: Record<string, string> = {}

before(async () => {
  // Other test files run at the same time.
  ownFolder = setVariable('TMPDIR', temporaryDirectory())
  origin = await startOrigin()
  // No worker runs: these tests only check which submissions are accepted.
  service = await startService({
    role: 'api',
    configure: ({ fetch }) => {
      fetch.allowedOrigins = [origin.host]
      fetch.firstByteTimeoutMs = 500
    },
  })
  const { app, config } = service
  for (const [name, options] of Object.entries({
    'no portfolio': { defaultPortfolio: false },
    'food only': { icp: ['Food'] },
    integration: { integrationIds: ['pim-1'] },
  })) {
    tokens[name] = await requestToken(config.auth.baseUrl, await newCredential(app, options))
  }
  await app.administration.mapCategories({
    organizationId: service.credential.organization_id,
    rows: [{ externalId: 'our-chips', category: 'Food > Snacks > Potato Chips' }],
  })
  for (let n = 0; n < 22; n++) origin.serve(`/${n}.png`, await picture(n))
  origin.serve(`/0.png${'x'.repeat(3_900)}`, await picture(0))
  origin.serve('/empty.png', Buffer.alloc(0))
  origin.serve('/text.png', Buffer.from('this is no picture'))
  origin.serve('/half.png', (await picture(1)).subarray(0, 200))
  origin.serve('/huge.png', (_request, response) =>
    response.writeHead(200, { 'content-length': 25_000_001 }).end(),
  )
  origin.serve('/slow.png', () => undefined)
  origin.serve('/away.png', (_request, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  )
  origin.serve('/loop.png', (_request, response) => response.writeHead(302, { location: '/loop.png' }).end())
})

after(async () => {
  await service[Symbol.asyncDispose]()
  await origin[Symbol.asyncDispose]()
  ownFolder[Symbol.dispose]()
})

const image = (n: number) => origin.url(`/${n}.png`)
const submission = (changes: object = {}) => ({
  hero_image_url: image(0),
  name: 'Sea Salt Potato Chips 150 g',
  ...changes,
})
let ids = 0
const newId = () => `error-${ids++}`

type Row = {
  rule: string
  body?: () => object
  request?: { method?: string; path?: string; raw?: string; headers?: Record<string, string> }
  caller?: string
  status: number
  code: string
}

const uuid = '0f0e0d0c-0b0a-4908-8706-050403020100'
const rows: Row[] = [
  {
    rule: '[PDP-34] an id of 513 characters',
    request: { path: `/v1/pdps/id/${'x'.repeat(513)}` },
    status: 400,
    code: 'INVALID_ID',
  },
  { rule: '[PDP-35] an empty id', request: { path: '/v1/pdps/id/' }, status: 400, code: 'INVALID_ID' },
  { rule: 'an id with U+0000', request: { path: '/v1/pdps/id/a%00b' }, status: 400, code: 'INVALID_ID' },
  {
    rule: 'an id that is not percent-encoded',
    request: { path: '/v1/pdps/id/%zz' },
    status: 400,
    code: 'INVALID_ID',
  },
  {
    rule: '[PDP-4] an unknown retailer',
    body: () => submission({ retailer: 'corner_shop' }),
    status: 400,
    code: 'INVALID_RETAILER',
  },
  {
    rule: '[PDP-39] no default portfolio',
    caller: 'no portfolio',
    status: 400,
    code: 'NO_DEFAULT_PORTFOLIO',
  },
  {
    rule: '[PDP-40] an unknown category',
    body: () => submission({ product_category_id: uuid }),
    status: 400,
    code: 'CATEGORY_NOT_FOUND',
  },
  {
    rule: '[PDP-12] a category that is no UUID',
    body: () => submission({ product_category_id: 'chips' }),
    status: 400,
    code: 'CATEGORY_NOT_FOUND',
  },
  {
    rule: '[PDP-13] a category outside the ICP',
    caller: 'food only',
    body: () => submission({ product_category_id: findCategoryByPath('Shoes > Boots')?.id }),
    status: 400,
    code: 'CATEGORY_NOT_FOUND',
  },
  {
    rule: '[PDP-17] an external category that is not mapped',
    body: () => submission({ external_category_id: 'nope' }),
    status: 400,
    code: 'EXTERNAL_CATEGORY_UNMAPPED',
  },
  {
    rule: '[PDP-44] another organization’s external category',
    caller: 'food only',
    body: () => submission({ external_category_id: 'our-chips' }),
    status: 400,
    code: 'EXTERNAL_CATEGORY_UNMAPPED',
  },
  {
    rule: '[PDP-25] neither category nor name',
    body: () => submission({ name: null }),
    status: 400,
    code: 'CATEGORY_UNRESOLVED',
  },
  {
    rule: '[PDP-45] a name without a category',
    body: () => submission({ name: 'Zyx Qwv 3000' }),
    status: 400,
    code: 'CATEGORY_UNRESOLVED',
  },
  {
    rule: 'a name whose category is outside the ICP',
    caller: 'food only',
    body: () => submission({ name: 'Leather Ankle Boots' }),
    status: 400,
    code: 'CATEGORY_UNRESOLVED',
  },
  {
    rule: '[PDP-20] codes of another form, and no name',
    body: () => submission({ name: null, gtin: '123', asin: 'b00short' }),
    status: 400,
    code: 'CATEGORY_UNRESOLVED',
  },
  {
    rule: '[PDP-11] 21 carousel images',
    body: () => submission({ carousel_image_urls: Array.from({ length: 21 }, (_, n) => image(n + 1)) }),
    status: 413,
    code: 'TOO_MANY_IMAGES',
  },
  {
    rule: 'a body of more than 1 MiB',
    body: () => submission({ name: 'x'.repeat(1_100_000) }),
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
  },
  { rule: '[PDP-5] no hero', body: () => ({ name: 'Potato Chips' }), status: 422, code: 'VALIDATION_ERROR' },
  {
    rule: 'a hero that is no text',
    body: () => submission({ hero_image_url: 7 }),
    status: 422,
    code: 'VALIDATION_ERROR',
  },
  {
    rule: 'a hero that is no URL',
    body: () => submission({ hero_image_url: 'front.jpg' }),
    status: 422,
    code: 'VALIDATION_ERROR',
  },
  {
    rule: '[PDP-6] a hero by FTP',
    body: () => submission({ hero_image_url: 'ftp://example.com/a.jpg' }),
    status: 422,
    code: 'VALIDATION_ERROR',
  },
  {
    rule: 'a carousel that is no list',
    body: () => submission({ carousel_image_urls: image(1) }),
    status: 422,
    code: 'VALIDATION_ERROR',
  },
  {
    rule: '[PDP-15] both category ids',
    body: () => submission({ product_category_id: uuid, external_category_id: 'x' }),
    status: 422,
    code: 'VALIDATION_ERROR',
  },
  {
    rule: '[PDP-23] asset ids of another length',
    body: () => submission({ carousel_image_urls: [image(1)], carousel_image_asset_ids: ['a', 'b'] }),
    status: 422,
    code: 'VALIDATION_ERROR',
  },
  {
    rule: 'an integration of a client that has none',
    body: () => submission({ integration_id: 'pim-1' }),
    status: 422,
    code: 'VALIDATION_ERROR',
  },
  {
    rule: 'an integration that is not the client’s',
    caller: 'integration',
    body: () => submission({ integration_id: 'pim-2' }),
    status: 422,
    code: 'VALIDATION_ERROR',
  },
  {
    rule: 'a name with U+0000',
    body: () => submission({ name: 'Potato\0Chips' }),
    status: 422,
    code: 'VALIDATION_ERROR',
  },
  {
    rule: 'a name with half a surrogate pair',
    body: () => submission({ name: 'Potato Chips \ud800' }),
    status: 422,
    code: 'VALIDATION_ERROR',
  },
  {
    rule: 'a name of 1,001 characters',
    body: () => submission({ name: 'a '.repeat(501) }),
    status: 422,
    code: 'VALIDATION_ERROR',
  },
  {
    rule: 'a body that is plain text',
    request: { raw: '{}', headers: { 'content-type': 'text/plain' } },
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  },
  ...['utf-16', 'UTF-16LE', '"iso-8859-1"', 'latin1'].map((charset) => ({
    rule: `a body in ${charset}`,
    request: { raw: '{}', headers: { 'content-type': `application/json; charset=${charset}` } },
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  })),
  {
    rule: 'a body in UTF-8 that lacks the main image',
    request: { raw: '{}', headers: { 'content-type': 'application/json; charset="UTF-8"' } },
    status: 422,
    code: 'VALIDATION_ERROR',
  },
  { rule: 'a body that is a list', body: () => [], status: 422, code: 'VALIDATION_ERROR' },
  {
    rule: 'a body that is no JSON',
    request: { raw: '{"hero', headers: { 'content-type': 'application/json' } },
    status: 400,
    code: 'MALFORMED_JSON',
  },
  {
    rule: 'an empty body',
    request: { raw: '', headers: { 'content-type': 'application/json' } },
    status: 400,
    code: 'MALFORMED_JSON',
  },
  {
    rule: 'a body that is a form',
    request: { raw: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  },
  { rule: 'another method', request: { method: 'PATCH' }, status: 405, code: 'METHOD_NOT_ALLOWED' },
  { rule: 'no address at all', request: { path: '/v1/nothing' }, status: 404, code: 'NOT_FOUND' },
]

describe('PUT /v1/pdps/id/{id} refuses', () => {
  for (const { rule, body, request, caller, status, code } of rows) {
    it(`${rule}: ${status} ${code}`, async () => {
      const answer = await service.request(
        request?.method ?? 'PUT',
        request?.path ?? `/v1/pdps/id/${newId()}`,
        {
          ...(request?.raw === undefined ? { body: body ? body() : submission() } : { raw: request.raw }),
          ...(request?.headers ? { headers: request.headers } : {}),
          ...(caller === undefined ? {} : { token: tokens[caller] ?? '' }),
        },
      )
      assert.deepEqual(
        [answer.status, answer.body['error_code']],
        [status, code],
        JSON.stringify(answer.body),
      )
      assert.deepEqual(Object.keys(answer.body), [
        'detail',
        'status_code',
        'error_code',
        'request_id',
        'extra',
        'timestamp',
      ])
      assert.equal(answer.body['status_code'], status)
      assert.equal(answer.body['request_id'], answer.headers.get('x-request-id'))
      assert.match(String(answer.body['timestamp']), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    })
  }

  it('[PDP-33] PUT /v1/pdps/id/{id} refuses several problems at once, naming each', async () => {
    const { body } = await service.put(newId(), {
      hero_image_url: 1,
      carousel_image_urls: ['x', 2],
      name: 3,
      retailer: [],
    })
    const { problems } = body['extra'] as { problems: { field: string; issue: string }[] }
    assert.deepEqual(problems.map(({ field }) => field).toSorted(), [
      'carousel_image_urls[0]',
      'carousel_image_urls[1]',
      'hero_image_url',
      'name',
      'retailer',
    ])
  })

  const downloads: Record<string, string> = {
    '/empty.png': 'empty',
    '/text.png': 'unsupported_type',
    '/half.png': 'corrupt_image',
    '/huge.png': 'too_large',
    '/slow.png': 'timeout',
    '/away.png': 'forbidden_address',
    '/loop.png': 'too_many_redirects',
    '/missing.png': 'http_status',
  }
  it('[PDP-7] PUT /v1/pdps/id/{id} refuses images that cannot be downloaded, naming the reason for each, and stores nothing', async () => {
    const id = newId()
    const urls = Object.keys(downloads).map((path) => origin.url(path))
    const others = {
      'http://10.1.2.3/a.jpg': 'forbidden_address',
      'http://user@example.com/b.jpg': 'invalid_url',
    }
    const answer = await service.put(
      id,
      submission({ carousel_image_urls: [...urls, ...Object.keys(others), image(1)] }),
    )
    assert.deepEqual([answer.status, answer.body['error_code']], [400, 'IMAGE_DOWNLOAD_FAILED'])
    const { failed_urls } = answer.body['extra'] as {
      failed_urls: { url: string; reason: string; detail: string }[]
    }
    assert.deepEqual(
      Object.fromEntries(
        failed_urls.map(({ url, reason }) => [url.replace(`http://${origin.host}`, ''), reason]),
      ),
      { ...downloads, ...others },
    )
    assert.ok(failed_urls.every(({ detail }) => detail.length > 5))
    assert.equal((await service.get(id)).status, 404)
  })

  it('[PDP-8] PUT /v1/pdps/id/{id} refuses a hero of more than 25 MB', async () => {
    const { body } = await service.put(newId(), submission({ hero_image_url: origin.url('/huge.png') }))
    const { failed_urls } = body['extra'] as { failed_urls: { reason: string }[] }
    assert.deepEqual([body['error_code'], failed_urls[0]?.reason], ['IMAGE_DOWNLOAD_FAILED', 'too_large'])
  })

  it('PUT /v1/pdps/id/{id} refuses a submission whose caller disconnects, and keeps no downloads', async () => {
    const folders = () => globSync(join(tmpdir(), '.endcap-work-*', 'download-*'))
    // Folders of earlier submissions are removed after their answers, and those of other processes may come and go.
    const before = new Set(folders())
    const added = () => folders().filter((name) => !before.has(name))
    const id = newId()
    const caller = new AbortController()
    const { baseUrl } = service.config.auth
    const pending = fetch(`${baseUrl}/v1/pdps/id/${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(submission({ carousel_image_urls: [origin.url('/slow.png')] })),
      signal: caller.signal,
    })
    while (added().length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    caller.abort()
    await assert.rejects(pending)
    while (added().length > 0) await new Promise((resolve) => setTimeout(resolve, 10))
    assert.equal((await service.get(id)).status, 404)
  })

  it('[PDP-37] PUT /v1/pdps/id/{id} refuses images that cannot be stored: 502 IMAGE_UPLOAD_FAILED', async () => {
    const directory = blobDirectory(service.config)
    const id = newId()
    // A file in place of the organization's folder makes every write fail.
    rmSync(`${directory}/${service.credential.organization_id}`, { recursive: true, force: true })
    writeFileSync(`${directory}/${service.credential.organization_id}`, '')
    try {
      const answer = await service.put(id, submission({ hero_image_url: image(21) }))
      assert.deepEqual([answer.status, answer.body['error_code']], [502, 'IMAGE_UPLOAD_FAILED'])
      assert.equal((await service.get(id)).status, 404)
    } finally {
      rmSync(`${directory}/${service.credential.organization_id}`)
      chmodSync(directory, 0o755)
    }
  })

  it('[PDP-41] PUT /v1/pdps/id/{id} refuses more submissions than the organization may make: 429 RATE_LIMITED, with headers', async () => {
    const { app, config } = service
    const token = await requestToken(config.auth.baseUrl, await newCredential(app, { rateLimit: 3 }))
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => service.put(newId(), submission(), { token })),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    assert.deepEqual(statuses, [202, 202, 202, 429, 429, 429, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    assert.equal(refused?.body['error_code'], 'RATE_LIMITED')
    assert.ok(Number(refused?.headers.get('retry-after')) > 0)
    assert.match(refused?.headers.get('ratelimit-policy') ?? '', /q=3;w=60/)
    assert.match(refused?.headers.get('ratelimit') ?? '', /r=0;t=\d+/)
  })
})

describe('GET /v1/pdps/id/{id} refuses', () => {
  const cases: [string, string, number, string][] = [
    ['[PDP-42] an unknown id', '/v1/pdps/id/unknown', 404, 'PDP_NOT_FOUND'],
    ['an unknown retailer', '/v1/pdps/id/unknown?retailer=corner_shop', 400, 'INVALID_RETAILER'],
    [
      '[PDP-43] a retailer given twice',
      '/v1/pdps/id/unknown?retailer=marketplace_us&retailer=marketplace_uk',
      422,
      'VALIDATION_ERROR',
    ],
    ['a query that is not UTF-8', '/v1/pdps/id/unknown?retailer=%ff', 422, 'VALIDATION_ERROR'],
    [
      'an unknown parameter that is not percent-encoded',
      '/v1/pdps/id/unknown?a=100%',
      422,
      'VALIDATION_ERROR',
    ],
    ['an empty id', '/v1/pdps/id/', 400, 'INVALID_ID'],
    ['an id of 513 characters', `/v1/pdps/id/${'é'.repeat(513)}`, 400, 'INVALID_ID'],
  ]
  for (const [rule, path, status, code] of cases) {
    it(`${rule}: ${status} ${code}`, async () => {
      const answer = await service.request('GET', path)
      assert.deepEqual([answer.status, answer.body['error_code']], [status, code])
    })
  }
})

describe('PUT /v1/pdps/id/{id} accepts', () => {
  const cases: [string, () => object, string?][] = [
    ['[PDP-2] the smallest submission', () => submission()],
    [
      '[PDP-10] 20 carousel images',
      () => submission({ carousel_image_urls: Array.from({ length: 20 }, (_, n) => image(n + 1)) }),
    ],
    ['[PDP-36] an id of 512 characters outside the BMP', () => submission(), '😀'.repeat(512)],
    ['[PDP-26] an id with a slash, a space and a question mark', () => submission(), 'a/b c?d%20'],
    [
      '[PDP-3] null for everything that may be null',
      () =>
        submission({
          product_category_id: null,
          external_category_id: null,
          gtin: null,
          asin: null,
          integration_id: null,
          hero_image_asset_id: null,
          retailer: null,
        }),
    ],
    [
      '[PDP-19] codes of another form, which it ignores',
      () => submission({ gtin: 'abc', asin: { not: 'text' } }),
    ],
    [
      'a file name as long as an address may be',
      () => submission({ hero_image_url: `${image(0)}${'x'.repeat(3_900)}` }),
    ],
    ['unknown fields', () => submission({ from_the_future: { a: 1 } })],
    [
      '[PDP-14] a category by id',
      () => submission({ name: null, product_category_id: CATEGORIES.at(-1)?.id }),
    ],
    [
      '[PDP-16] a category by the caller’s own id',
      () => submission({ name: null, external_category_id: 'our-chips' }),
    ],
  ]
  for (const [rule, body, id = newId()] of cases) {
    it(`${rule}: 202`, async () => {
      const answer = await service.put(id, body())
      assert.equal(answer.status, 202, JSON.stringify(answer.body))
      assert.deepEqual(Object.keys(answer.body), ['id', 'pdp_id', 'status', 'error_code', 'score_url'])
      assert.deepEqual(
        [answer.body['id'], answer.body['status'], answer.body['error_code']],
        [id, 'PROCESSING', null],
      )
      const read = await service.request('GET', String(answer.body['score_url']))
      assert.deepEqual([read.status, read.body['id'], read.body['pdp_id']], [200, id, answer.body['pdp_id']])
    })
  }

  it('[PDP-21] PUT /v1/pdps/id/{id} accepts an integration of the client: 202', async () => {
    const options = { token: tokens['integration'] ?? '' }
    const answer = await service.put(newId(), submission({ integration_id: 'pim-1' }), options)
    assert.equal(answer.status, 202, JSON.stringify(answer.body))
  })

  it('PUT /v1/pdps/id/{id} accepts a body with keys that are special in JavaScript: 202', async () => {
    const raw = JSON.stringify(submission()).replace(
      '{',
      '{"__proto__":{"a":1},"constructor":{"prototype":{}},',
    )
    const answer = await service.request('PUT', `/v1/pdps/id/${newId()}`, {
      raw,
      headers: { 'content-type': 'application/json' },
    })
    assert.equal(answer.status, 202, JSON.stringify(answer.body))
  })

  it('[PDP-18] PUT /v1/pdps/id/{id} accepts a category known from an earlier submission of the same gtin, then asin', async () => {
    const chips = findCategoryByPath('Food > Snacks > Potato Chips')
    await service.put(
      newId(),
      submission({ name: null, product_category_id: chips?.id, gtin: '4006381333931', asin: 'B0ABCDEFGH' }),
    )
    for (const code of [
      { gtin: '4006381333931' },
      { gtin: '04006381333931' },
      { asin: 'B0ABCDEFGH' },
      { gtin: 4006381333931 },
    ]) {
      const id = newId()
      assert.equal((await service.put(id, submission({ name: null, ...code }))).status, 202)
      assert.equal((await service.get(id)).body.category, 'Potato Chips')
    }
    const elsewhere = await service.put(newId(), submission({ name: null, gtin: '4006381333931' }), {
      token: tokens['food only'] ?? '',
    })
    assert.equal(
      elsewhere.body['error_code'],
      'CATEGORY_UNRESOLVED',
      'of another organization it knows nothing',
    )
  })

  it('[PDP-24] PUT /v1/pdps/id/{id} accepts one id under several retailers, as several PDPs', async () => {
    const id = newId()
    const [us, uk] = await Promise.all(
      ['marketplace_us', 'tesco_uk'].map((retailer) => service.put(id, submission({ retailer }))),
    )
    assert.notEqual(us?.body['pdp_id'], uk?.body['pdp_id'])
    assert.equal(uk?.body['score_url'], `/v1/pdps/id/${id}?retailer=tesco_uk`)
    assert.equal((await service.get(id, '?retailer=tesco_uk')).body.pdp_id, uk?.body['pdp_id'])
    assert.equal((await service.get(id)).body.pdp_id, us?.body['pdp_id'])
  })
})
