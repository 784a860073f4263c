import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { draftRequest, pdpSubmissionBody } from '@endcap/api'
import fc from 'fast-check'
import type { z } from 'zod'
import { findUnknownFields } from '../../../src/platform/http/unknown-fields.ts'
import { startService, type TestService } from '../../support/service.ts'

const HERO = 'http://127.0.0.1:1/a.png'

describe('unknown fields', () => {
  type Row = { schema: z.ZodType; value: unknown; expected: (string | null)[][] }
  const rows: Record<string, Row> = {
    'with a similar name': {
      schema: pdpSubmissionBody,
      value: { hero_image_url: HERO, carousel_urls: [] },
      expected: [['carousel_urls', 'carousel_image_urls']],
    },
    'in another case': {
      schema: pdpSubmissionBody,
      value: { heroImageUrl: HERO, ASIN: 1 },
      expected: [
        ['heroImageUrl', 'hero_image_url'],
        ['ASIN', 'asin'],
      ],
    },
    'with no similar name': { schema: pdpSubmissionBody, value: { colour: 1 }, expected: [['colour', null]] },
    'inside an object': {
      schema: draftRequest,
      value: { base: { pdp_id: '1', pdpid: '2' }, hero: { planned: { kind: 1 } } },
      expected: [
        ['base.pdpid', 'pdp_id'],
        ['hero.planned.kind', null],
      ],
    },
    'inside the items of a list': {
      schema: draftRequest,
      value: { carousel: [{ image_id: '1' }, { planned: { asset_types: 1 } }] },
      expected: [['carousel[1].planned.asset_types', 'asset_type']],
    },
    'inside the forms of an image': {
      schema: draftRequest,
      value: { hero: { image_id: '1', imageid: '2' }, carousel: [{ upload_id: '1', note: null }] },
      expected: [
        ['hero.imageid', 'image_id'],
        ['carousel[0].note', null],
      ],
    },
    'of a value of another type': { schema: pdpSubmissionBody, value: [{ a: 1 }], expected: [] },
    'of an absent body': { schema: pdpSubmissionBody, value: null, expected: [] },
  }
  for (const [rule, { schema, value, expected }] of Object.entries(rows))
    it(`unknown fields are found ${rule}`, () => {
      const found = findUnknownFields(schema, value)
      assert.deepEqual(
        found.map(({ path, suggestion }) => [path, suggestion]),
        expected,
      )
    })

  it('unknown fields are those that validation removes', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (others) => {
        const value = { ...others, hero_image_url: HERO }
        const parsed = pdpSubmissionBody.safeParse(value)
        if (!parsed.success) return
        const removed = Object.keys(value).filter((name) => !Object.hasOwn(parsed.data, name))
        assert.deepEqual(
          findUnknownFields(pdpSubmissionBody, value).map(({ path }) => path),
          removed.slice(0, 50),
        )
      }),
    )
  })
})

describe('a request with unknown fields', () => {
  let service: TestService
  before(async () => {
    service = await startService({ role: 'api' })
  })
  after(() => service[Symbol.asyncDispose]())

  const list = (query: string, headers: Record<string, string> = {}) =>
    service.request('GET', `/v1/pdps${query}`, { headers })

  it('a request with unknown fields is answered, with their names in a header', async () => {
    const { status, headers } = await list('?scoremin=3&colour=red')
    assert.equal(status, 200)
    assert.equal(headers.get('endcap-ignored-fields'), 'scoremin (score_min?), colour')
    assert.equal((await list('?limit=5')).headers.get('endcap-ignored-fields'), null)
  })

  it('a request with unknown fields has the header also when it is refused for another reason', async () => {
    const { status, headers } = await service.put('typo', { hero_image_ulr: HERO })
    assert.equal(status, 422)
    assert.equal(headers.get('endcap-ignored-fields'), 'hero_image_ulr (hero_image_url?)')
  })

  it('a request with unknown fields has a short header of printable ASCII for any names', async () => {
    const names = ['a, b', 'ü', '(x?)', '\r\nset-cookie: a=b', '\ud800', '🧴'.repeat(500), '"']
    const query = names.map((name) => `${encodeURIComponent(name.toWellFormed())}=1`).join('&')
    const { status, headers } = await list(`?${query}`)
    assert.equal(status, 200)
    const header = headers.get('endcap-ignored-fields') ?? ''
    assert.match(
      header,
      /^a%2C%20b, %C3%BC, %28x%3F%29, %0D%0Aset-cookie%3A%20a%3Db, %EF%BF%BD, (%F0%9F%A7%B4)+/,
    )
    assert.equal(headers.get('set-cookie'), null)
    const many = Array.from({ length: 300 }, (_, n) => `${'x'.repeat(100)}${n}=1`).join('&')
    const long = (await list(`?${many}`)).headers.get('endcap-ignored-fields') ?? ''
    assert.ok(long.length < 2_000 && long.endsWith(', ...'), long)
  })

  it('a request with unknown fields is refused with all problems under Prefer: handling=strict', async () => {
    const answer = await service.put(
      'strict',
      { name: 7, carousel_urls: [], hero_image_url: HERO },
      { headers: { prefer: 'respond-async, handling=Strict' } },
    )
    assert.deepEqual([answer.status, answer.body['error_code']], [422, 'VALIDATION_ERROR'])
    assert.equal(answer.headers.get('preference-applied'), 'handling=strict')
    assert.deepEqual(answer.body['extra'], {
      problems: [
        { field: 'name', issue: 'must be a string, not 7' },
        { field: 'carousel_urls', issue: 'is not known; did you mean carousel_image_urls?' },
      ],
    })
    for (const [query, status] of [
      ['?colour=red', 422],
      ['?limit=5', 200],
    ] as const) {
      const { status: given, headers } = await list(query, { prefer: 'handling=strict' })
      assert.deepEqual([given, headers.get('preference-applied')], [status, 'handling=strict'])
    }
    const { status, headers } = await list('?colour=red', { prefer: 'handling=lenient' })
    assert.deepEqual([status, headers.get('preference-applied')], [200, null])
  })

  it('a request with unknown fields of the token endpoint and outside of /v1 is not changed by it', async () => {
    for (const path of ['/health/live?a=1', '/openapi.json?a=1', '/.well-known/jwks.json?a=1']) {
      const { status, headers } = await service.request('GET', path, {
        headers: { prefer: 'handling=strict' },
      })
      assert.deepEqual([status, headers.get('endcap-ignored-fields')], [200, null], path)
    }
  })
})
