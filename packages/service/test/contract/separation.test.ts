// Runs in a process of its own: the description of a second service lacks schemas if nobody has read that of the first.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { findCategoryByPath } from '@endcap/catalog'
import { v7 as uuidV7 } from 'uuid'
import { csvOf, uploadCatalog } from '../support/imports.ts'
import { listingPage } from '../support/listing-page.ts'
import { type Described, type OpenApi, operationsOf, readOpenApi } from '../support/openapi.ts'
import { type Origin, startOrigin } from '../support/origin.ts'
import { picture } from '../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../support/service.ts'

let origin: Origin
let service: TestService
let document: OpenApi
let stranger: string
/** Values of each path parameter: one of a record of the first organization, and one without a record. */
let named: Record<string, { theirs: string; missing: string }>
let submission: object
const CHIPS = 'Food > Snacks > Potato Chips'
const tomorrow = new Date(Date.now() + 86_400_000).toISOString()

/** Returns the answer for the other organization, without the values that identify record and request. */
async function answerFor({ method, path, operation }: Described, which: 'theirs' | 'missing') {
  const values: string[] = []
  const target = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = named[name]?.[which]
    assert.ok(value, `${path}: add a value of ${name} for another organization to this test`)
    values.push(value)
    return value
  })
  const query = (operation.parameters ?? []).flatMap(({ in: where, required, name }) =>
    where === 'query' && required ? [`${name}=${named[name]?.[which]}`] : [],
  )
  const category = findCategoryByPath(CHIPS)?.id
  const body = operation.requestBody
    ? {
        ...submission,
        image_url: origin.url('/0.png'),
        product_category_id: category,
        image_type: 'hero',
        tags: ['one'],
        hero: { image_id: named['image_id']?.theirs },
        carousel: [],
        kept: false,
        fix: 'crop',
        mapping: { columns: { id: 'id' } },
        facts: { one: 1 },
        images: 'advice',
        expires_at: tomorrow,
        alert: { order: true },
        sent_image_id: null,
        shown_sha256: '0'.repeat(64),
        answer: 'ignored',
      }
    : undefined
  const {
    status,
    headers,
    body: answer,
  } = await service.request(method, [target, ...query].join('?'), { token: stranger, body })
  const text = JSON.stringify({ ...answer, request_id: '', timestamp: '', pdp_id: '' })
  return {
    status,
    headers: [...headers.keys()].toSorted(),
    text: values.reduce((left, value) => left.replaceAll(value, '…'), text),
  }
}

describe('a record of another organization', () => {
  before(async () => {
    origin = await startOrigin()
    service = await startService({ origin, storefront: origin.url('') })
    for (const n of [0, 1]) origin.serve(`/${n}.png`, await picture(n))
    document = await readOpenApi(service.config.auth.baseUrl)
    stranger = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
    submission = { hero_image_url: origin.url('/0.png'), name: 'Sea Salt Potato Chips' }
    await service.put('theirs', submission)
    await service.request('PUT', '/v1/pdps/gtin/4006381333931', { body: submission })
    const { hero } = await service.settled('theirs')
    for (const asin of ['B000000001', 'B000000002'])
      origin.serve(`/dp/${asin}`, listingPage(asin, [origin.url('/0.png')]))
    await service.request('PUT', '/v1/pdps/asin/B000000001')
    await service.poll('/v1/pdps/asin/B000000001')
    const idOf = async (kind: string, field: string) =>
      String((await service.request('POST', `/v1/images/${hero?.image_id}/spark/${kind}`)).body[field])
    const { pdp_id: pdpId } = (await service.get('theirs')).body
    const draft = await service.request('POST', '/v1/pdps/score', {
      body: { hero: { image_url: origin.url('/1.png') } },
    })
    const upload = await service.request('POST', '/v1/uploads', { body: { image_url: origin.url('/1.png') } })
    origin.serve('/hook', (_request, response) => void response.writeHead(204).end())
    const hook = await service.request('POST', '/v1/webhook-endpoints', {
      body: { url: origin.url('/hook') },
    })
    const hookId = String(hook.body['webhook_endpoint_id'])
    const test = await service.request('POST', `/v1/webhook-endpoints/${hookId}/test`)
    const opinion = await service.request('POST', '/v1/corrections', {
      body: { pdp_id: pdpId, kind: 'disagree' },
    })
    const bulk = await service.request('POST', '/v1/bulk-changes', { body: { add_tags: ['theirs'] } })
    const family = await service.request('POST', '/v1/families', { body: { pdp_ids: [pdpId] } })
    const catalog = await uploadCatalog(service, csvOf(['id'], [['theirs']]))
    const [batchId, ideaId] = [await idOf('images', 'batch_id'), await idOf('ideas', 'idea_id')]
    const fix = await service.request('POST', `/v1/images/${hero?.image_id}/fixes`, { body: { fix: 'crop' } })
    const fixId = String(fix.body['fix_id'])
    const share = await service.request('POST', '/v1/shares', {
      body: { kind: 'listings', pdp_ids: [pdpId], recipient: 'Studio', expires_at: tomorrow },
    })
    named = {
      asin: { theirs: 'B000000001', missing: 'B000000002' },
      id: { theirs: 'theirs', missing: 'absent' },
      gtin: { theirs: '04006381333931', missing: '00000096385074' },
      image_id: { theirs: hero?.image_id ?? '', missing: uuidV7() },
      rendition: { theirs: '160.webp', missing: '160.webp' },
      batch_id: { theirs: batchId, missing: uuidV7() },
      share_id: { theirs: String(share.body['share_id']), missing: uuidV7() },
      fix_id: { theirs: fixId, missing: uuidV7() },
      idea_id: { theirs: ideaId, missing: uuidV7() },
      pdp_id: { theirs: pdpId, missing: uuidV7() },
      family_id: { theirs: String(family.body['family_id']), missing: uuidV7() },
      draft_id: { theirs: String(draft.body['draft_id']), missing: uuidV7() },
      webhook_endpoint_id: { theirs: hookId, missing: uuidV7() },
      event_id: { theirs: String(test.body['event_id']), missing: uuidV7() },
      upload_id: { theirs: String(upload.body['upload_id']), missing: uuidV7() },
      // A version of the first organization takes ten answers: it is the id of a missing one (`teaching.test.ts`).
      version_id: { theirs: uuidV7(), missing: uuidV7() },
      client_id: { theirs: service.credential.client_id, missing: 'ec_missing' },
      correction_id: { theirs: String(opinion.body['correction_id']), missing: uuidV7() },
      // Stored below.
      namespace: { theirs: 'brand_check', missing: 'brand_check' },
      // Families are no records: every organization has all of them.
      family: { theirs: 'toys', missing: 'toys' },
      // So are targets.
      target: { theirs: 'nowhere', missing: 'nowhere' },
      bulk_change_id: { theirs: String(bulk.body['bulk_change_id']), missing: uuidV7() },
      import_id: { theirs: String(catalog.body['import_id']), missing: uuidV7() },
    }
    const shot = await service.request('POST', '/v1/shots', { body: { pdp_id: pdpId } })
    named['shot_id'] = { theirs: String(shot.body['shot_id']), missing: uuidV7() }
    const comment = await service.request('POST', '/v1/comments', { body: { pdp_id: pdpId, text: 'x' } })
    named['comment_id'] = { theirs: String(comment.body['comment_id']), missing: uuidV7() }
    const view = await service.request('POST', '/v1/views', { body: { name: 'Theirs', shared: true } })
    named['view_id'] = { theirs: String(view.body['view_id']), missing: uuidV7() }
    const goal = await service.request('POST', '/v1/goals', {
      body: { measure: 'accepted', value: 0.9, due: '2099-12-31' },
    })
    named['goal_id'] = { theirs: String(goal.body['goal_id']), missing: uuidV7() }
    const watch = await service.request('POST', '/v1/live-watches', { body: {} })
    named['watch_id'] = { theirs: String(watch.body['watch_id']), missing: uuidV7() }
    const rivals = await service.request('POST', '/v1/rival-sets', {
      body: { name: 'Theirs', category_id: CHIPS, retailer: 'marketplace_us', entries: ['B000000001'] },
    })
    named['rival_set_id'] = { theirs: String(rivals.body['rival_set_id']), missing: uuidV7() }
    named['sha256'] = { theirs: '0'.repeat(64), missing: '1'.repeat(64) }
    const facts = `/v1/images/${hero?.image_id}/facts/brand_check`
    assert.equal((await service.request('PUT', facts, { body: { facts: { one: 1 } } })).status, 201)
  })
  after(() => service[Symbol.asyncDispose]())

  it('[API-3] a record of another organization gets the same answer as a missing record on every route', async () => {
    const routes = operationsOf(document).filter(({ path }) => path.startsWith('/v1') && path.includes('{'))
    assert.ok(routes.length >= 5)
    // Reads come before submissions, which create records of the other organization.
    for (const route of routes.toSorted((a, b) => (a.method < b.method ? -1 : 1))) {
      const theirs = await answerFor(route, 'theirs')
      const missing = await answerFor(route, 'missing')
      assert.deepEqual(theirs, missing, `${route.method} ${route.path}`)
      if (route.method === 'GET') assert.equal(theirs.status, 404, route.path)
    }
  })

  it('[API-4] a record of another organization stays unchanged by a submission under the same id', async () => {
    const { body: before } = await service.get('theirs')
    const { body: own } = await service.put(
      'theirs',
      { ...submission, name: 'Ankle Boots' },
      { token: stranger },
    )
    assert.notEqual(own['pdp_id'], before.pdp_id)
    assert.deepEqual((await service.get('theirs')).body, before)
  })
})
