import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Origin, startOrigin } from '../support/origin.ts'
import { picture } from '../support/pictures.ts'
import { startService, type TestService } from '../support/service.ts'

let origin: Origin
let service: TestService
let pdpId: string
before(async () => {
  origin = await startOrigin()
  service = await startService({ origin })
  for (const n of [1, 2]) origin.serve(`/${n}.png`, await picture(n))
  await service.put('mine', submission())
  pdpId = (await service.settled('mine')).pdp_id
})
after(async () => {
  await service[Symbol.asyncDispose]()
  await origin[Symbol.asyncDispose]()
})

const submission = (more: object = {}) => ({
  hero_image_url: origin.url('/1.png'),
  name: 'Sea Salt Potato Chips',
  ...more,
})
const get = (path: string, token?: string, headers?: Record<string, string>) =>
  service.request('GET', path, { ...(token ? { token } : {}), ...(headers ? { headers } : {}) })

describe('a listing addressed by your own id', () => {
  it('a listing addressed by your own id answers like by pdp_id', async () => {
    for (const rest of ['explanation', 'history', 'spark']) {
      const [own, byPdpId] = [await get(`/v1/pdps/id/mine/${rest}`), await get(`/v1/pdps/${pdpId}/${rest}`)]
      assert.equal(own.status, 200, rest)
      assert.deepEqual(Object.keys(own.body), Object.keys(byPdpId.body), rest)
    }
  })

  it('a listing addressed by your own id is changed like by pdp_id', async () => {
    const tagged = await service.request('PUT', '/v1/pdps/id/mine/tags', { body: { tags: ['spring'] } })
    assert.deepEqual(tagged.body, { pdp_id: pdpId, tags: ['spring'] })
    const rescored = await service.request('POST', '/v1/pdps/id/mine/rescore')
    assert.deepEqual([rescored.status, rescored.body['pdp_id']], [202, pdpId])
    await service.settled('mine')
  })

  it('a listing addressed by your own id differs by its retailer, and is refused like elsewhere', async () => {
    for (const [path, status, code] of [
      ['/v1/pdps/id/mine/history?retailer=walmart_us', 404, 'PDP_NOT_FOUND'],
      ['/v1/pdps/id/mine/history?retailer=corner_shop', 400, 'INVALID_RETAILER'],
      [`/v1/pdps/id/${'x'.repeat(513)}/history`, 400, 'INVALID_ID'],
    ] as const) {
      const answer = await get(path)
      assert.deepEqual([answer.status, answer.body['error_code']], [status, code], path)
    }
  })

  it('a listing addressed by your own id is deleted by it', async () => {
    await service.put('gone', submission())
    await service.settled('gone')
    assert.equal((await service.request('DELETE', '/v1/pdps/id/gone')).status, 204)
    assert.equal((await get('/v1/pdps/id/gone')).status, 404)
  })

  it('a listing addressed by your own id is found among others by several ids', async () => {
    await service.put('other', submission())
    await service.settled('other')
    const ids = async (query: string) =>
      ((await get(`/v1/pdps?${query}`)).body['data'] as { id: string }[]).map(({ id }) => id).toSorted()
    assert.deepEqual(await ids('id=mine&id=other&id=unknown'), ['mine', 'other'])
    assert.deepEqual(await ids('id=mine'), ['mine'])
    const many = Array.from({ length: 101 }, (_, n) => `id=${n}`).join('&')
    assert.equal((await get(`/v1/pdps?${many}`)).status, 422)
  })
})

describe('a result that is not there yet', () => {
  it('a result that is not there yet has its address and a time to come back in the 202', async () => {
    const { status, headers, body } = await service.put('announced', submission())
    assert.equal(status, 202)
    assert.equal(headers.get('location'), body['score_url'])
    assert.match(headers.get('retry-after') ?? '', /^\d+$/)
    await service.settled('announced')
  })

  it('a result that is not there yet is waited for as long as the client prefers', async () => {
    await service.put('awaited', submission({ hero_image_url: origin.url('/2.png') }))
    const { body, headers } = await get('/v1/pdps/id/awaited', undefined, { prefer: 'wait=30' })
    assert.equal(body['status'], 'COMPLETED')
    const again = await get('/v1/pdps/id/awaited', undefined, { prefer: 'wait=30' })
    assert.equal(again.headers.get('preference-applied'), null)
    assert.ok(headers.get('etag'))
  })
})

describe('a request with an Idempotency-Key', () => {
  const create = (key: string, url = 'https://shop.example.com/a') =>
    service.request('POST', '/v1/webhook-endpoints', { body: { url }, headers: { 'idempotency-key': key } })

  it('a request with an Idempotency-Key gets the answer of the first one again', async () => {
    const [first, second] = [await create('one'), await create('one')]
    assert.equal(first.status, 201)
    assert.deepEqual(second.body, first.body)
    assert.equal(second.headers.get('idempotency-replayed'), 'true')
    const { body } = await get('/v1/webhook-endpoints')
    assert.equal((body['data'] as unknown[]).length, 1)
  })

  it('a request with an Idempotency-Key is refused with another body, and is another one at another path', async () => {
    await create('two')
    const other = await create('two', 'https://shop.example.com/b')
    assert.deepEqual([other.status, other.body['error_code']], [422, 'IDEMPOTENCY_KEY_REUSED'])
    const correction = await service.request('POST', '/v1/corrections', {
      body: { pdp_id: pdpId, kind: 'disagree' },
      headers: { 'idempotency-key': 'two' },
    })
    assert.equal(correction.status, 201)
  })

  it('a request with an Idempotency-Key is executed again if the first one failed', async () => {
    const refused = await create('three', 'https://127.0.0.1/')
    assert.equal(refused.status, 400)
    assert.equal((await create('three', 'https://127.0.0.1/')).status, 400)
    assert.equal((await create('three')).status, 201)
  })

  it('a request with an Idempotency-Key is executed once among concurrent ones', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create('four')))
    const statuses = new Set(answers.map(({ status }) => status))
    assert.ok(statuses.has(201) && [...statuses].every((status) => status === 201 || status === 409))
    const made = new Set(answers.map(({ body }) => body['webhook_endpoint_id']).filter(Boolean))
    assert.equal(made.size, 1)
  })

  it('a request with an Idempotency-Key has a key of 1 to 255 printable characters', async () => {
    for (const key of ['', 'x'.repeat(256)]) assert.equal((await create(key)).status, 422, key)
    assert.equal((await create('x'.repeat(255))).status, 201)
  })
})

describe('a credential with limits', () => {
  type Limits = { access: 'read' | 'submit' | 'admin'; retailer?: string; tag?: string }
  const tokenWith = async (body: Limits, scope?: string) => {
    const created = await service.request('POST', '/v1/credentials', { body: { name: 'Agency', ...body } })
    assert.equal(created.status, 201)
    assert.equal(created.headers.get('cache-control'), 'no-store')
    return tokenOf(created.body, scope)
  }
  const tokenOf = async (credential: Record<string, unknown>, scope?: string) => {
    const fields = {
      grant_type: 'client_credentials',
      client_id: String(credential['client_id']),
      client_secret: String(credential['client_secret']),
      audience: String(credential['audience']),
      organization: String(credential['organization_id']),
      ...(scope === undefined ? {} : { scope }),
    }
    const response = await fetch(`${service.config.auth.baseUrl}/auth/token`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    return (await response.json()) as { access_token: string; scope?: string; error?: string }
  }
  const as = (token: string) => ({
    get: (path: string) => get(path, token),
    send: (method: string, path: string, body?: object) =>
      service.request(method, path, { token, ...(body ? { body } : {}) }),
  })

  it('a credential with limits does what its access includes, and nothing else', async () => {
    const read = as((await tokenWith({ access: 'read' })).access_token)
    assert.equal((await read.get('/v1/pdps')).status, 200)
    const put = await read.send('PUT', '/v1/pdps/id/mine', submission())
    assert.deepEqual([put.status, put.body['error_code']], [403, 'FORBIDDEN'])
    const submit = as((await tokenWith({ access: 'submit' })).access_token)
    assert.equal((await submit.send('PUT', '/v1/pdps/id/mine', submission())).status, 200)
    assert.equal((await submit.get('/v1/credentials')).status, 403)
    const admin = as((await tokenWith({ access: 'admin' })).access_token)
    assert.equal((await admin.get('/v1/credentials')).status, 200)
  })

  it('a credential with limits says who it is', async () => {
    const { access_token: token } = await tokenWith({ access: 'submit', retailer: 'walmart_us' })
    const { body } = await get('/v1/me', token)
    const { kind, access, retailer, tag, scopes } = body
    assert.deepEqual(
      { kind, access, retailer, tag, scopes },
      { kind: 'credential', access: 'submit', retailer: 'walmart_us', tag: null, scopes: ['read', 'submit'] },
    )
    assert.equal((await get('/v1/me')).body['access'], null)
  })

  it('a credential with limits gets tokens with less, if it asks for less, and an answer if it asks for more', async () => {
    const less = await tokenWith({ access: 'admin' }, 'read')
    assert.equal(less.scope, 'read')
    assert.equal((await as(less.access_token).send('PUT', '/v1/pdps/id/mine', submission())).status, 403)
    assert.equal((await tokenWith({ access: 'read' }, 'submit')).error, 'invalid_scope')
    assert.equal((await tokenWith({ access: 'read' }, 'images')).error, 'invalid_scope')
    assert.equal((await tokenWith({ access: 'read' })).scope, undefined)
  })

  it('a credential with limits sees and changes only listings of its retailer', async () => {
    await service.put('shelf', submission({ retailer: 'walmart_us' }))
    const { body: shelf } = await service.poll('/v1/pdps/id/shelf?retailer=walmart_us')
    const limited = as((await tokenWith({ access: 'submit', retailer: 'walmart_us' })).access_token)
    const { body } = await limited.get('/v1/pdps')
    assert.deepEqual(
      (body['data'] as { id: string }[]).map(({ id }) => id),
      ['shelf'],
    )
    assert.equal((await limited.get('/v1/pdps?retailer=marketplace_us')).status, 403)
    assert.equal((await limited.get(`/v1/pdps/${pdpId}/explanation`)).status, 404)
    assert.equal((await limited.get('/v1/pdps/id/mine')).status, 404)
    assert.equal((await limited.get('/v1/pdps/id/shelf/history?retailer=walmart_us')).status, 200)
    assert.equal((await limited.send('PUT', '/v1/pdps/id/new', submission())).status, 403)
    const own = await limited.send('PUT', '/v1/pdps/id/new', submission({ retailer: 'walmart_us' }))
    assert.equal(own.status, 202)
    assert.equal((await limited.get('/v1/events')).status, 403)
    const image = (await service.settled('mine')).hero?.image_id
    assert.equal((await limited.get(`/v1/images/${image}/explanation`)).status, 404)
    for (const path of ['id/shelf/images?retailer=walmart_us', `${shelf['pdp_id'] as string}/images`]) {
      const body = { hero: { image_id: image }, carousel: [] }
      const taken = await limited.send('PUT', `/v1/pdps/${path}`, body)
      assert.deepEqual([taken.status, taken.body['error_code']], [404, 'IMAGE_NOT_FOUND'], path)
    }
  })

  it('a credential with limits sees and keeps only listings with its tag', async () => {
    await service.request('PUT', `/v1/pdps/${pdpId}/tags`, { body: { tags: ['agency'] } })
    const limited = as((await tokenWith({ access: 'submit', tag: 'agency' })).access_token)
    const { body } = await limited.get('/v1/pdps')
    assert.deepEqual(
      (body['data'] as { id: string }[]).map(({ id }) => id),
      ['mine'],
    )
    assert.equal((await limited.get('/v1/pdps/id/mine')).status, 200)
    assert.equal((await limited.get('/v1/pdps/id/other')).status, 404)
    assert.equal((await limited.send('PUT', '/v1/pdps/id/created', submission())).status, 403)
    const untagged = await limited.send('PUT', `/v1/pdps/${pdpId}/tags`, { tags: [] })
    assert.equal(untagged.status, 403)
  })

  it('a credential with limits keeps what was an image of its listings, and finds a GTIN in every form', async () => {
    const limited = as((await tokenWith({ access: 'submit', retailer: 'walmart_us' })).access_token)
    const path = '/v1/pdps/gtin/4006381333931'
    await limited.send('PUT', path, submission({ retailer: 'walmart_us' }))
    const { body: before } = await service.poll(`${path}?retailer=walmart_us`)
    const former = (before['hero'] as { image_id: string }).image_id
    await limited.send(
      'PUT',
      path,
      submission({ retailer: 'walmart_us', hero_image_url: origin.url('/2.png') }),
    )
    await service.poll(`${path}?retailer=walmart_us`)
    assert.equal((await limited.get(`/v1/images/${former}/score`)).status, 200)
    const tagged = as((await tokenWith({ access: 'submit', tag: 'shelf' })).access_token)
    await service.request('PUT', `/v1/pdps/${before['pdp_id'] as string}/tags`, { body: { tags: ['shelf'] } })
    assert.equal((await tagged.get(`${path}?retailer=walmart_us`)).status, 200)
  })

  it('a credential with limits gets the usual answers to what is invalid', async () => {
    const tagged = as((await tokenWith({ access: 'submit', tag: 'shelf' })).access_token)
    assert.equal((await tagged.send('DELETE', '/v1/pdps/id/%00')).status, 400)
    assert.equal((await tagged.get('/v1/pdps/id/x?retailer=corner_shop')).status, 400)
    const misspelled = { name: 'Agency', access: 'read', tags: ['shelf'] }
    const created = await service.request('POST', '/v1/credentials', { body: misspelled })
    assert.deepEqual([created.status, created.body['detail']], [422, 'tags: is not known'])
  })

  it('a credential with limits is listed, gets another secret, and ends', async () => {
    const created = await service.request('POST', '/v1/credentials', {
      body: { name: 'Old', access: 'read' },
    })
    const path = `/v1/credentials/${String(created.body['client_id'])}`
    const rotated = await service.request('POST', `${path}/rotate-secret`, { body: { overlap_hours: 0 } })
    assert.equal((await tokenOf(created.body)).error, 'invalid_client')
    const { access_token: token } = await tokenOf(rotated.body)
    assert.equal((await get('/v1/me', token)).status, 200)
    const listed = (await get('/v1/credentials')).body['data'] as Record<string, unknown>[]
    const found = listed.find(({ client_id: id }) => id === created.body['client_id'])
    assert.deepEqual(
      [found?.['name'], found?.['access'], 'client_secret' in (found ?? {})],
      ['Old', 'read', false],
    )
    assert.equal((await service.request('DELETE', path)).status, 204)
    assert.equal((await get('/v1/me', token)).status, 401)
    assert.equal((await service.request('DELETE', '/v1/credentials/unknown')).status, 404)
  })
})
