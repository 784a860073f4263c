// Runs in a process of its own, as `separation.test.ts` does.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type OpenApi, operationsOf, readOpenApi } from '../support/openapi.ts'
import { startOrigin } from '../support/origin.ts'
import { personToken } from '../support/person-token.ts'
import { createRecords, REVENUE, type Records } from '../support/records.ts'
import { startService, type TestService } from '../support/service.ts'

/** Uploads belong to the organization: everybody who knows an id can use it. */
const SHARED = new Set(['/v1/uploads/{upload_id}'])

describe('a person with a limit', () => {
  let service: TestService
  let records: Records
  let document: OpenApi
  let tokens: Record<string, string>
  before(async () => {
    const origin = await startOrigin()
    service = await startService({ origin, storefront: origin.url('') })
    document = await readOpenApi(service.config.auth.baseUrl)
    records = await createRecords(service, origin)
    await service.put('own', { ...records.submission, name: 'Own Potato Chips' })
    const { body } = await service.settled('own').then(() => service.get('own'))
    const tagged = await service.request('PATCH', `/v1/pdps/${body.pdp_id}`, { body: { tags: ['agency'] } })
    assert.equal(tagged.status, 200)
    tokens = {
      'a viewer of a tag': await personToken(service, 'viewer', { retailer: null, tag: 'agency' }),
      'an editor of a tag': await personToken(service, 'editor', { retailer: null, tag: 'agency' }),
      'an editor of a retailer': await personToken(service, 'editor', { retailer: 'walmart_us', tag: null }),
    }
  })
  after(() => service[Symbol.asyncDispose]())

  const isOwn = (text: string) => text.includes('Own Potato Chips')

  it('a person with a limit gets the same answer for a record outside of it as for a missing record on every route', async () => {
    const routes = operationsOf(document).filter(({ path }) => path.startsWith('/v1') && path.includes('{'))
    for (const [who, token] of Object.entries(tokens))
      for (const route of routes.toSorted((a, b) => (a.method < b.method ? -1 : 1))) {
        if (SHARED.has(route.path)) continue
        const theirs = await records.answerFor(route, 'theirs', token)
        const missing = await records.answerFor(route, 'missing', token)
        assert.deepEqual(theirs, missing, `${who}: ${route.method} ${route.path}`)
        if (route.method === 'GET')
          assert.ok([403, 404].includes(theirs.status), `${who}: ${route.path}: ${theirs.status}`)
      }
  })

  it('a person with a limit finds nothing outside of it in any list', async () => {
    const outside = Object.entries(records.named).flatMap(([name, { theirs }]) =>
      ['pdp_id', 'image_id', 'batch_id', 'import_id', 'webhook_endpoint_id', 'event_id'].includes(name)
        ? [theirs]
        : [],
    )
    const lists = operationsOf(document).filter(
      ({ method, path }) => method === 'GET' && path.startsWith('/v1') && !path.includes('{'),
    )
    assert.ok(lists.length > 10)
    for (const [who, token] of Object.entries(tokens))
      for (const { path } of lists) {
        const target = path.endsWith('/stream') ? `${path}?after=none` : path
        const response = await fetch(service.config.auth.baseUrl + target, {
          headers: { authorization: `Bearer ${token}` },
        })
        const text = await response.text()
        for (const id of outside) assert.ok(!text.includes(id), `${who}: ${path} has ${id}`)
        assert.ok(!text.includes('Sea Salt'), `${who}: ${path} names a listing outside`)
      }
  })

  it('a person with a limit sees and changes no results of tests, which compare listings inside with others', async () => {
    const routes = operationsOf(document).filter(
      ({ path }) => path.startsWith('/v1/outcome') && path !== '/v1/outcome-files',
    )
    assert.ok(routes.length >= 12)
    for (const [who, token] of Object.entries(tokens)) {
      for (const route of routes) {
        const { status, text } = await records.answerFor(route, 'theirs', token)
        assert.equal(status, 403, `${who}: ${route.method} ${route.path}`)
        assert.ok(!text.includes(String(REVENUE)), route.path)
      }
      const raw = 'listing,from,impressions\ntheirs,2026-10-01,9\n'
      const headers = { 'content-type': 'text/csv' }
      assert.equal((await service.request('POST', '/v1/outcome-files', { token, raw, headers })).status, 403)
    }
  })

  it('a person with a limit reads and, as editor, changes what is inside of it', async () => {
    const list = (token: string | undefined) => service.request('GET', '/v1/pdps', { token: token ?? '' })
    const [viewer, editor, other] = Object.values(tokens)
    for (const token of [viewer, editor]) {
      const { body } = await list(token)
      assert.ok(isOwn(JSON.stringify(body)))
      assert.equal((body['data'] as unknown[]).length, 1)
    }
    assert.deepEqual((await list(other)).body['data'], [])
    const { body } = await list(editor)
    const [{ pdp_id: id } = { pdp_id: '' }] = body['data'] as { pdp_id: string }[]
    const change = (token: string | undefined, tags: string[]) =>
      service.request('PATCH', `/v1/pdps/${id}`, { token: token ?? '', body: { tags } })
    assert.equal((await change(viewer, ['agency', 'more'])).status, 403)
    assert.equal((await change(editor, ['agency', 'more'])).status, 200)
    // Nobody moves a listing out of their own limit.
    assert.equal((await change(editor, ['more'])).status, 403)
    assert.equal((await change(other, ['walmart'])).status, 404)
  })

  it('a person with a limit has views of their own, an inbox, and colleagues without other limits', async () => {
    const [viewer = '', , other = ''] = Object.values(tokens)
    const create = (body: object) => service.request('POST', '/v1/views', { token: viewer, body })
    assert.equal((await create({ name: 'Ours', shared: true })).status, 403)
    assert.equal((await create({ name: 'Ours' })).status, 201)
    const namesOf = async (token: string) => {
      const { body } = await service.request('GET', '/v1/views', { token })
      return (body['data'] as { name: string }[]).map(({ name }) => name)
    }
    assert.deepEqual([await namesOf(viewer), await namesOf(other)], [['Ours'], []])
    const unread = await service.request('GET', '/v1/inbox/summary', { token: viewer })
    assert.deepEqual([unread.status, unread.body['unread']], [200, 0])
    const colleagues = async (token: string) =>
      ((await service.request('GET', '/v1/people', { token })).body['data'] as unknown[]).length
    assert.deepEqual([await colleagues(viewer), await colleagues(other)], [2, 1])
    assert.equal((await service.request('GET', '/v1/acceptance-targets', { token: viewer })).status, 200)
  })

  it('a person with a limit reads it in the description of the caller', async () => {
    const { body } = await service.request('GET', '/v1/me', {
      token: tokens['an editor of a retailer'] ?? '',
    })
    assert.deepEqual(
      [body['kind'], body['access'], body['retailer'], body['tag']],
      ['person', 'submit', 'walmart_us', null],
    )
  })
})
