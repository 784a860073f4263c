import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Endcap, EndcapError } from '@endcap/client'
import { AuditLog } from '@endcap/client/audit'
import { Credentials } from '@endcap/client/credentials'
import { Facts } from '@endcap/client/facts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'

type Client = { endcap: Endcap; facts: Facts; audit: AuditLog }

const connect = (baseUrl: string, token: string): Client => {
  const endcap = Endcap.withToken(() => ({ access_token: token, token_type: 'Bearer', expires_in: 300 }), {
    baseUrl,
  })
  return { endcap, facts: new Facts(endcap), audit: new AuditLog(endcap) }
}

const many = (count: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`fact_${n}`, n]))

const isCode = (code: string) => (error: unknown) => error instanceof EndcapError && error.code === code

describeOnStore('own facts about an image', ({ place }) => {
  let origin: Origin
  let service: TestService
  let own: Client
  let strange: Client
  let imageId: string
  before(async () => {
    origin = await startOrigin()
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({ origin, ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }) })
    const { baseUrl } = service.config.auth
    own = connect(baseUrl, service.token)
    strange = connect(baseUrl, await requestToken(baseUrl, await newCredential(service.app)))
    for (let n = 0; n < 4; n++) origin.serve(`/${n}.png`, await picture(n))
    imageId = await submit(own, 'sku', 0)
  })
  after(() => service[Symbol.asyncDispose]())

  async function submit({ endcap }: Client, id: string, n: number): Promise<string> {
    const submission = { hero_image_url: origin.url(`/${n}.png`), name: 'Sea Salt Potato Chips' }
    return (await endcap.pdps.submitAndWait(id, submission)).hero?.image_id ?? ''
  }
  const erase = (pdpId: string) => own.endcap.pdps.delete(pdpId, { permanent: true })
  const put = (namespace: string, body: object | string, id = imageId) => {
    const path = `/v1/images/${id}/facts/${namespace}`
    const headers = { 'content-type': 'application/json' }
    return typeof body === 'string'
      ? service.request('PUT', path, { raw: body, headers })
      : service.request('PUT', path, { body })
  }

  it('own facts about an image are numbers, texts and flags, as they were sent', async () => {
    const facts = {
      share: 0.1,
      huge: 1e9,
      tiny: -1e9,
      small: 5e-324,
      flag: false,
      text: 'Grün \u0001 "€"',
      empty: '',
    }
    const { namespace, version, pdps, changed_by: by } = await own.facts.put(imageId, 'as_sent', facts)
    assert.deepEqual([namespace, version, pdps, by], ['as_sent', 1, [], service.credential.client_id])
    const read = await own.facts.get(imageId, 'as_sent')
    assert.deepEqual([read.version, read.facts], [1, facts])
    assert.deepEqual(
      (await own.facts.list(imageId)).map((each) => each.namespace),
      ['as_sent'],
    )
    await own.facts.delete(imageId, 'as_sent')
  })

  it('own facts about an image have a version that grows with each change only', async () => {
    const versions: number[] = []
    for (const share of [1, 1, 2, 1])
      versions.push((await own.facts.put(imageId, 'counted', { share })).version)
    assert.deepEqual(versions, [1, 1, 2, 3])
    await own.facts.put(imageId, 'counted', { share: 5 }, { expectedVersion: 3 })
    for (const expectedVersion of [0, 3, 5]) {
      const stale = own.facts.put(imageId, 'counted', { share: 6 }, { expectedVersion })
      await assert.rejects(stale, isCode('FACTS_CHANGED'))
      await assert.rejects(own.facts.delete(imageId, 'counted', { expectedVersion }), isCode('FACTS_CHANGED'))
    }
    assert.deepEqual((await own.facts.get(imageId, 'counted')).facts, { share: 5 })
    const first = await put('first', { facts: { a: 1 }, expected_version: 0 })
    assert.equal(first.status, 201)
    assert.equal((await put('first', { facts: { a: 2 } })).status, 200)
    await own.facts.delete(imageId, 'counted', { expectedVersion: 4 })
    await own.facts.delete(imageId, 'first')
    await assert.rejects(own.facts.delete(imageId, 'counted'), isCode('FACTS_NOT_FOUND'))
    await assert.rejects(own.facts.get(imageId, 'counted'), isCode('FACTS_NOT_FOUND'))
    const [deleted] = (await own.audit.list({ action: 'facts.deleted' }).page()).data
    assert.deepEqual([deleted?.subject, deleted?.details], [imageId, { namespace: 'first', version: 2 }])
  })

  it('own facts about an image lose no version to concurrent changes', async () => {
    const changes = Array.from({ length: 8 }, (_, n) => own.facts.put(imageId, 'raced', { n }))
    const versions = (await Promise.all(changes)).map(({ version }) => version)
    assert.deepEqual(
      versions.toSorted((a, b) => a - b),
      [1, 2, 3, 4, 5, 6, 7, 8],
    )
    await own.facts.delete(imageId, 'raced')
  })

  const bounds: [what: string, accepted: object | null, refused: object | string][] = [
    ['a number', { facts: { a: 1e9 } }, { facts: { a: 1e9 + 1 } }],
    ['a negative number', { facts: { a: -1e9 } }, { facts: { a: -1e9 - 1 } }],
    ['a number beyond all bounds', null, { facts: { a: 1e10 } }],
    ['a number that is infinite when it is read', null, '{"facts":{"a":1e999}}'],
    ['NaN, which JSON does not have', null, '{"facts":{"a":NaN}}'],
    ['null', null, { facts: { a: null } }],
    ['a list', null, { facts: { a: [1] } }],
    ['an object', null, { facts: { a: { b: 1 } } }],
    ['a text of 1 kB', { facts: { a: 'x'.repeat(1_024) } }, { facts: { a: 'x'.repeat(1_025) } }],
    ['a text of 1 kB as UTF-8', { facts: { a: '€'.repeat(341) } }, { facts: { a: '€'.repeat(342) } }],
    ['a text with U+0000', null, { facts: { a: '\0' } }],
    ['half a character', null, '{"facts":{"a":"\\ud800"}}'],
    ['100 facts', { facts: many(100) }, { facts: many(101) }],
    ['no fact', { facts: {} }, {}],
    ['a name', { facts: { [`a${'_'.repeat(63)}`]: 1 } }, { facts: { [`a${'_'.repeat(64)}`]: 1 } }],
    ['a name that begins with a digit', null, { facts: { '1a': 1 } }],
    ['a name with a capital', null, { facts: { aB: 1 } }],
    ['the name constructor', { facts: { constructor: 1 } }, { facts: { 'constructor ': 1 } }],
    ['a version', { facts: { a: 7 }, expected_version: null }, { facts: { a: 1 }, expected_version: -1 }],
  ]
  for (const [what, accepted, refused] of bounds)
    it(`own facts about an image are refused beyond the bound of ${what}`, async () => {
      if (accepted) {
        const { status, body } = await put('bounds', accepted)
        assert.ok(status === 200 || status === 201, JSON.stringify(body))
      }
      const { status, body } = await put('bounds', refused)
      assert.ok(status === 400 || status === 422, `${status} ${JSON.stringify(body)}`)
    })

  it('own facts about an image have a namespace of a narrow form', async () => {
    assert.equal((await put('n'.repeat(64), { facts: { a: 1 } })).status, 201)
    for (const namespace of ['n'.repeat(65), 'N', '1n', 'a-b', '_a', 'a%20b'])
      assert.equal((await put(namespace, { facts: { a: 1 } })).status, 422, namespace)
    await own.facts.delete(imageId, 'n'.repeat(64))
  })

  it('own facts about an image have at most 20 namespaces, also when many come at once', async () => {
    const id = await submit(own, 'many', 1)
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => put(`space_${n}`, { facts: { a: n } }, id)),
    )
    assert.equal(answers.filter(({ status }) => status === 201).length, 20)
    const refused = answers.filter(({ status }) => status !== 201)
    for (const { status, body } of refused) {
      assert.equal(status, 422)
      assert.match(JSON.stringify(body), /20 namespaces/)
    }
    const [kept] = await own.facts.list(id)
    await own.facts.delete(id, kept?.namespace ?? '')
    assert.equal((await put('another', { facts: { a: 1 } }, id)).status, 201)
    assert.equal((await put('another', { facts: { a: 2 } }, id)).status, 200)
  })

  it('own facts about an image belong to its content in the organization alone', async () => {
    await own.facts.put(imageId, 'shared', { a: 1 })
    const again = await submit(own, 'same-content', 0)
    assert.deepEqual((await own.facts.get(again, 'shared')).facts, { a: 1 })
    for (const call of [
      () => strange.facts.put(imageId, 'shared', { a: 2 }),
      () => strange.facts.get(imageId, 'shared'),
      () => strange.facts.list(imageId),
      () => strange.facts.delete(imageId, 'shared'),
    ])
      await assert.rejects(call(), isCode('IMAGE_NOT_FOUND'))
    const theirs = await submit(strange, 'sku', 0)
    assert.deepEqual(await strange.facts.list(theirs), [])
    await strange.facts.put(theirs, 'shared', { a: 3 })
    assert.deepEqual((await own.facts.get(imageId, 'shared')).facts, { a: 1 })
    await own.facts.delete(imageId, 'shared')
    assert.deepEqual((await strange.facts.get(theirs, 'shared')).facts, { a: 3 })
  })

  it('own facts about an image are read, but not changed, by a credential for a part of the listings', async () => {
    const limited = await new Credentials(own.endcap).create({
      name: 'part',
      access: 'submit',
      retailer: (await own.endcap.pdps.get('sku')).retailer,
    })
    const { client_id, client_secret } = limited
    const credential = { ...service.credential, client_id, client_secret }
    const part = connect(
      service.config.auth.baseUrl,
      await requestToken(service.config.auth.baseUrl, credential),
    )
    await own.facts.put(imageId, 'part', { a: 1 })
    assert.deepEqual((await part.facts.get(imageId, 'part')).facts, { a: 1 })
    await assert.rejects(part.facts.put(imageId, 'part', { a: 2 }), isCode('FORBIDDEN'))
    await assert.rejects(part.facts.delete(imageId, 'part'), isCode('FORBIDDEN'))
    await own.facts.delete(imageId, 'part')
  })

  it('own facts about an image need a token that may write', async () => {
    const path = `/v1/images/${imageId}/facts/n`
    assert.equal((await service.request('PUT', path, { body: { facts: { a: 1 } }, token: null })).status, 401)
    const { client_id, client_secret } = await new Credentials(own.endcap).create({
      name: 'r',
      access: 'read',
    })
    const reader = { ...service.credential, client_id, client_secret }
    const token = await requestToken(service.config.auth.baseUrl, reader)
    assert.equal((await service.request('PUT', path, { body: { facts: { a: 1 } }, token })).status, 403)
    assert.equal((await service.request('DELETE', path, { token })).status, 403)
  })

  it('own facts about an image that is deleted meanwhile are refused, or end with it', async () => {
    for (let round = 0; round < 8; round++) {
      const id = await submit(own, 'raced', 3)
      const { pdp_id: pdpId } = await own.endcap.pdps.get('raced')
      const [answer] = await Promise.all([put('n', { facts: { round } }, id), erase(pdpId)])
      assert.ok([201, 404].includes(answer.status), JSON.stringify(answer.body))
      assert.deepEqual(await own.facts.list(await submit(own, 'raced', 3)), [])
    }
  })

  it('own facts about an image end with the last image of its content', async () => {
    const first = await submit(own, 'ends', 2)
    await own.facts.put(first, 'n', { a: 1 })
    const second = await submit(own, 'ends-too', 2)
    await erase((await own.endcap.pdps.get('ends')).pdp_id)
    assert.deepEqual((await own.facts.get(second, 'n')).facts, { a: 1 })
    await erase((await own.endcap.pdps.get('ends-too')).pdp_id)
    const anew = await submit(own, 'ends', 2)
    assert.deepEqual(await own.facts.list(anew), [])
  })
})

describe('the quota of own facts', () => {
  it('the quota of own facts refuses further bytes', async () => {
    const origin = await startOrigin()
    origin.serve('/0.png', await picture(0))
    await using service = await startService({
      origin,
      configure: (config) => {
        config.quota = { ...config.quota, factBytes: 20 }
      },
    })
    await service.put('sku', { hero_image_url: origin.url('/0.png'), name: 'Chips' })
    const { hero } = await service.settled('sku')
    const put = (facts: object) =>
      service.request('PUT', `/v1/images/${hero?.image_id}/facts/n`, { body: { facts } })
    assert.equal((await put({ a: 1 })).status, 201)
    const { status, body } = await put({ a: 'more than is left' })
    assert.deepEqual([status, body['error_code']], [507, 'QUOTA_EXCEEDED'])
  })
})
