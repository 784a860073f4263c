import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Scope, View } from '@endcap/api'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'

describe('saved views', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service[Symbol.asyncDispose]())

  const call = async (method: string, path: string, body?: unknown, token?: string) => {
    const answer = await service.request(method, `/v1/views${path}`, {
      ...(body === undefined ? {} : { body }),
      ...(token === undefined ? {} : { token }),
    })
    return { status: answer.status, body: answer.body, code: answer.body['error_code'] }
  }
  const create = async (view: object, token?: string) => {
    const { status, body } = await call('POST', '', view, token)
    assert.equal(status, 201, JSON.stringify(body))
    return body as View
  }
  const list = async (token?: string) => (await call('GET', '', undefined, token)).body['data'] as View[]
  const namesOf = async (token?: string) => (await list(token)).map(({ name }) => name)
  const colleague = async (access: Scope | null = null, tag: string | null = null) => {
    const { organization_id: organizationId } = service.credential
    const credential = { organizationId, integrationIds: [], access, tag }
    return requestToken(
      service.config.auth.baseUrl,
      await service.app.administration.createCredential(credential),
    )
  }

  it('saved views are listed by name, with what was given and what was not', async () => {
    const view = { query: 'tag=spring&sort=name', layout: 'shelves', columns: ['today', 'score'] }
    const saved = await create({ name: 'b', ...view })
    const plain = await create({ name: 'A' })
    assert.deepEqual(await list(), [plain, saved])
    const { view_id: id, created_at: from, updated_at: until, ...fields } = saved
    assert.deepEqual(fields, { name: 'b', ...view, shared: false, is_default: false })
    assert.equal(from, until)
    assert.deepEqual([plain.query, plain.layout, plain.columns], ['', 'rows', []])
    const changed = (await call('PATCH', `/${id}`, { name: 'c', columns: [] })).body as View
    assert.deepEqual({ ...changed, updated_at: until }, { ...saved, name: 'c', columns: [] })
    for (const each of [saved, plain]) assert.equal((await call('DELETE', `/${each.view_id}`)).status, 204)
    assert.deepEqual(await list(), [])
  })

  it('saved views are own ones until they are shared, and no other organization sees them', async () => {
    const other = await colleague()
    const stranger = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
    const { view_id: id } = await create({ name: 'mine' })
    for (const token of [other, stranger])
      for (const [method, body] of [
        ['PATCH', { name: 'x' }],
        ['DELETE', undefined],
      ] as const)
        assert.equal((await call(method, `/${id}`, body, token)).code, 'VIEW_NOT_FOUND')
    await call('PATCH', `/${id}`, { shared: true })
    assert.deepEqual([await namesOf(other), await namesOf(stranger)], [['mine'], []])
    assert.equal((await call('DELETE', `/${id}`, undefined, stranger)).code, 'VIEW_NOT_FOUND')
    await call('PATCH', `/${id}`, { shared: false }, other)
    assert.deepEqual([await namesOf(), await namesOf(other)], [[], ['mine']])
    assert.equal((await call('DELETE', '/no-uuid')).code, 'VIEW_NOT_FOUND')
    assert.equal((await call('DELETE', `/${id}`, undefined, other)).status, 204)
  })

  it('saved views of viewers are their own, and callers with a limit see only their own', async () => {
    const [viewer, limited] = [await colleague('read'), await colleague(null, 'agency')]
    const shared = await create({ name: 'shared', shared: true })
    const own = await create({ name: 'own' }, viewer)
    const refused = [
      await call('POST', '', { name: 'x', shared: true }, viewer),
      await call('PATCH', `/${own.view_id}`, { shared: true }, viewer),
      await call('PATCH', `/${shared.view_id}`, { name: 'x' }, viewer),
      await call('DELETE', `/${shared.view_id}`, undefined, viewer),
      await call('POST', '', { name: 'x', shared: true }, limited),
    ]
    assert.deepEqual(
      refused.map(({ code }) => code),
      Array(5).fill('FORBIDDEN'),
    )
    assert.deepEqual([await namesOf(viewer), await namesOf(limited)], [['own', 'shared'], []])
    await call('DELETE', `/${own.view_id}`, undefined, viewer)
    await call('DELETE', `/${shared.view_id}`)
  })

  it('saved views have one shared default and one own default', async () => {
    const ids: string[] = []
    for (const shared of [true, true, false, false])
      ids.push((await create({ name: `${ids.length}`, shared, is_default: true })).view_id)
    const defaults = async () => (await list()).map((view) => view.is_default)
    assert.deepEqual(await defaults(), [false, true, false, true])
    await call('PATCH', `/${ids[2]}`, { shared: true })
    await call('PATCH', `/${ids[3]}`, { shared: true })
    assert.deepEqual(await defaults(), [false, false, false, true])
    await Promise.all(ids.map((id) => call('PATCH', `/${id}`, { is_default: true })))
    assert.equal((await defaults()).filter(Boolean).length, 1)
    for (const id of ids) await call('DELETE', `/${id}`)
  })

  it('saved views keep only filters, orders and columns that the list has', async () => {
    const invalid = [
      { query: 'color=red' },
      { query: 'sort=price' },
      { query: 'score_min=1e999' },
      { query: 'score_min=101' },
      { query: 'limit=10' },
      { query: 'q=%00' },
      { query: `q=${'x'.repeat(2_000)}` },
      { columns: ['score', 'score'] },
      { columns: ['price'] },
      { layout: 'wall' },
      { name: '' },
      { name: 'x'.repeat(61) },
    ]
    for (const part of invalid)
      assert.equal(
        (await call('POST', '', { name: 'x', ...part })).code,
        'VALIDATION_ERROR',
        JSON.stringify(part),
      )
    assert.deepEqual(await list(), [])
  })

  it('saved views are at most 50 shared ones and 50 own ones, also when requests meet', async () => {
    const answers = await Promise.all(
      Array.from({ length: 52 }, (_, n) => call('POST', '', { name: `${n}`, shared: true })),
    )
    assert.deepEqual(
      answers.filter(({ status }) => status !== 201).map(({ code }) => code),
      ['TOO_MANY_VIEWS', 'TOO_MANY_VIEWS'],
    )
    const own = await create({ name: 'own' })
    assert.equal((await call('PATCH', `/${own.view_id}`, { shared: true })).code, 'TOO_MANY_VIEWS')
    const [first] = await list()
    assert.equal((await call('PATCH', `/${first?.view_id}`, { name: 'first' })).status, 200)
  })
})
