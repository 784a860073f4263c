import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { ListingExplanation, PdpPage } from '@endcap/api'
import { createOrganizationStore } from '../../../src/domains/organizations/organization-store.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startService, type TestService } from '../../support/service.ts'
import { describeOnEmbedded } from '../../support/stores.ts'

describeOnEmbedded('the language of answers', ({ place }) => {
  let origin: Origin
  let service: TestService
  let pdpId: string
  before(async () => {
    origin = await startOrigin()
    service = await startService({ origin, dataDirectory: (await place()).dataDirectory })
    for (let n = 0; n < 2; n++) origin.serve(`/${n}.png`, await picture(n))
    const [hero_image_url, ...carousel_image_urls] = [0, 1].map((n) => origin.url(`/${n}.png`))
    await service.put('sku', { hero_image_url, carousel_image_urls, name: 'Oat Milk' })
    pdpId = (await service.settled('sku')).pdp_id
  })
  after(() => service[Symbol.asyncDispose]())

  const read = (path: string, language?: string, headers: Record<string, string> = {}) =>
    service.request('GET', path, {
      headers: { ...(language === undefined ? {} : { 'accept-language': language }), ...headers },
    })
  const explain = (language?: string) => read(`/v1/pdps/${pdpId}/explanation`, language)
  const reasonsOf = (body: unknown) =>
    (body as ListingExplanation).images.flatMap(({ factors }) => factors.map(({ reason }) => reason))

  it('the language of answers an answer has its texts in the language that the client prefers, and the same numbers and codes', async () => {
    const english = await explain()
    for (const language of ['de', 'fr', 'es']) {
      const { body, headers } = await explain(`xx, ${language}-CH;q=0.9, en;q=0.1`)
      assert.equal(headers.get('content-language'), language)
      assert.match(headers.get('vary') ?? '', /accept-language/i)
      const [reasons, others] = [reasonsOf(body), reasonsOf(english.body)]
      assert.equal(reasons.length, others.length)
      assert.ok(reasons.every((reason, index) => reason !== others[index]))
      assert.deepEqual(withoutTexts(body), withoutTexts(english.body))
    }
  })

  it('the language of answers an answer is in English where the client prefers no language that there is, and never has ids of texts', async () => {
    const { body, headers } = await explain('xx')
    assert.deepEqual(body, (await explain()).body)
    assert.equal(headers.get('content-language'), 'en')
    assert.ok(!JSON.stringify(body).includes('"wording"'))
  })

  it('the language of answers follows the order of the client by the main language of each tag', async () => {
    for (const [preferred, language] of [
      ['en-GB, de;q=0.9, en;q=0.8', 'en'],
      ['de-AT, en;q=0.9', 'de'],
      ['de;q=0, *', 'en'],
      ['x;;q, \u00e4', 'en'],
    ] as const)
      assert.equal((await explain(preferred)).headers.get('content-language'), language, preferred)
  })

  it('the language of answers a repeated request gets the texts and the language of the first answer', async () => {
    const submit = (language: string) =>
      service.request('POST', '/v1/pdps/score', {
        headers: { 'accept-language': language, 'idempotency-key': 'languages' },
        body: { base: { pdp_id: pdpId }, optimize: ['order'] },
      })
    const [first, again] = [await submit('de'), await submit('en')]
    assert.equal(first.status, 200, JSON.stringify(first.body))
    assert.equal(again.headers.get('idempotency-replayed'), 'true')
    assert.equal(again.headers.get('content-language'), 'de')
    assert.deepEqual(again.body, first.body)
    assert.ok(!JSON.stringify(again.body).includes('"wording"'))
  })

  it('the language of answers an answer in another language has another entity tag, with which it is revalidated', async () => {
    const [english, german] = [await read('/v1/pdps/id/sku'), await read('/v1/pdps/id/sku', 'de')]
    const tag = german.headers.get('etag') ?? ''
    assert.notEqual(tag, english.headers.get('etag'))
    assert.match(tag, /-de"$/)
    const again = (language: string) => read('/v1/pdps/id/sku', language, { 'if-none-match': tag })
    assert.equal((await again('de')).status, 304)
    assert.equal((await again('en')).status, 200)
  })

  it('the language of answers a list and a changed listing have their texts in the language that the client prefers', async () => {
    const titleOf = (body: unknown) => (body as PdpPage).data[0]?.first_action?.title
    const german = titleOf((await read('/v1/pdps', 'de')).body)
    assert.notEqual(german, titleOf((await read('/v1/pdps')).body))
    const { body } = await service.request('PATCH', `/v1/pdps/${pdpId}`, {
      headers: { 'accept-language': 'de' },
      body: { tags: ['changed'] },
    })
    assert.equal((body as PdpPage['data'][number]).first_action?.title, german)
  })

  it('the language of answers an export is in the language of the organization, whatever the client prefers', async () => {
    const organizations = createOrganizationStore(service.app.database.db)
    const [organization] = await organizations.list()
    assert.ok(organization)
    const german = ((await read('/v1/pdps', 'de')).body as unknown as PdpPage).data[0]?.first_action?.title
    await organizations.change(organization.id, { language: 'de' })
    const { body } = await read('/v1/pdps/export?format=ndjson', 'fr')
    assert.equal((body as PdpPage['data'][number]).first_action?.title, german)
  })
})

/** Fields of texts for people. */
const TEXTS = new Set(['reason', 'title', 'detail', 'text', 'description', 'message', 'fix'])

/** Returns a copy of an answer without its texts. */
function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !TEXTS.has(name))
  return Object.fromEntries(kept.map(([name, field]) => [name, withoutTexts(field)]))
}
