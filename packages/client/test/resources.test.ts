import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { describe, it } from 'node:test'
import { runInNewContext } from 'node:vm'
import { Endcap, type NewWebhookEndpoint, type PdpSummary } from '@endcap/client'
import { AcceptanceTargets } from '@endcap/client/acceptance'
import { AcceptanceReports } from '@endcap/client/acceptance-reports'
import { AuditLog } from '@endcap/client/audit'
import { Corrections } from '@endcap/client/corrections'
import { Credentials } from '@endcap/client/credentials'
import { Events } from '@endcap/client/events'
import { Exports } from '@endcap/client/exports'
import { Facts } from '@endcap/client/facts'
import { ImageTexts } from '@endcap/client/image-texts'
import { Imports } from '@endcap/client/imports'
import { Outcomes } from '@endcap/client/outcomes'
import { Rubrics } from '@endcap/client/rubrics'
import { Shares } from '@endcap/client/shares'
import { Shops } from '@endcap/client/shops'
import { ShotList } from '@endcap/client/shot-list'
import { WebhookEndpoints } from '@endcap/client/webhook-endpoints'
import { send, sendText, startFaultyServer } from './support/faulty-server.ts'

const IMAGE = { image_url: 'https://shop.test/a.png', product_category_id: 'c', image_type: 'hero' } as const
const HOOK: NewWebhookEndpoint = { url: 'https://shop.test/hook', types: ['pdp.scored'] }
const ALT_TEXTS = { alt_texts: [{ language: 'en', texts: ['Front'] }] }
const COMPOSITION = { hero: { image_id: 'i' }, carousel: [{ upload_id: 'u' }] }
const CORRECTION = { image_id: 'i', kind: 'asset_type', value: 'Detail' } as const
const PATCH = { listing: { heroWeight: 0.6 } }
const END = '2026-12-12T17:00:00.000Z'
const SHARE = {
  kind: 'listings' as const,
  pdp_ids: ['p'],
  recipient: 'Studio North',
  expires_at: END,
}
const ARMS = { arms: [{ arm_id: 'a', pictures: ['p'] }] }
const SHOP = { system: 'shopify', address: 'https://shop.test', access_token: 't' } as const
const PUSH = { connection_id: 'c', pdp_id: 'p', product_id: '1' }
const NO_MONEY = { money_roles: [] }
const SUBMISSION = { hero_image_url: 'https://shop.test/a.png' }

/** Calls, the address that each requests, and the body that it sends. */
const CALLS: [call: (endcap: Endcap) => Promise<unknown>, address: string, body?: unknown][] = [
  [(e) => e.pdps.submit('a/b c', SUBMISSION), 'PUT /v1/pdps/id/a%2Fb%20c', SUBMISSION],
  [(e) => e.pdps.get('a', { retailer: 'tesco_uk' }), 'GET /v1/pdps/id/a?retailer=tesco_uk'],
  [(e) => e.pdps.wait('a', { retailer: 'tesco_uk' }), 'GET /v1/pdps/id/a?retailer=tesco_uk'],
  [(e) => e.pdps.byGtin.submit('1', SUBMISSION), 'PUT /v1/pdps/gtin/1', SUBMISSION],
  [(e) => e.pdps.byGtin.get('1'), 'GET /v1/pdps/gtin/1'],
  [(e) => e.pdps.byGtin.wait('1'), 'GET /v1/pdps/gtin/1'],
  [(e) => e.pdps.byAsin.submit('B1'), 'PUT /v1/pdps/asin/B1'],
  [(e) => e.pdps.byAsin.submit('B1', { region: 'us' }), 'PUT /v1/pdps/asin/B1', { region: 'us' }],
  [(e) => e.pdps.byAsin.get('B1', { region: 'uk' }), 'GET /v1/pdps/asin/B1?region=uk'],
  [(e) => e.pdps.byAsin.wait('B1', { region: 'uk' }), 'GET /v1/pdps/asin/B1?region=uk'],
  [(e) => e.pdps.list({ tag: 'new' }).page(), 'GET /v1/pdps?tag=new'],
  [
    (e) => e.pdps.statistics({ losesMostBy: 'main_image' }),
    'GET /v1/pdps/statistics?loses_most_by=main_image',
  ],
  [(e) => e.pdps.trend(), 'GET /v1/pdps/trend'],
  [(e) => new Shops(e).connect(SHOP), 'POST /v1/shop-connections', SHOP],
  [(e) => new Shops(e).connections(), 'GET /v1/shop-connections'],
  [(e) => new Shops(e).disconnect('c'), 'DELETE /v1/shop-connections/c'],
  [(e) => new Shops(e).plan(PUSH), 'POST /v1/shop-pushes', PUSH],
  [(e) => new Shops(e).pushes({ pdpId: 'p' }).page(), 'GET /v1/shop-pushes?pdp_id=p'],
  [(e) => new Shops(e).get('s'), 'GET /v1/shop-pushes/s'],
  [(e) => new Shops(e).confirm('s'), 'POST /v1/shop-pushes/s/confirm'],
  [(e) => new Shops(e).rollBack('s'), 'POST /v1/shop-pushes/s/rollback', { force: false }],
  [(e) => e.pdps.explanation('p'), 'GET /v1/pdps/p/explanation'],
  [(e) => e.pdps.composer('p'), 'GET /v1/pdps/p/composer'],
  [(e) => e.pdps.composer('p', { imageIds: ['a', 'b'] }), 'GET /v1/pdps/p/composer?image_id=a&image_id=b'],
  [(e) => e.pdps.setImages('p', COMPOSITION), 'PUT /v1/pdps/p/images', COMPOSITION],
  [(e) => e.pdps.rescore('p'), 'POST /v1/pdps/p/rescore'],
  [(e) => e.pdps.spark('p'), 'GET /v1/pdps/p/spark'],
  [(e) => e.pdps.history('p', { limit: 5 }).page('c'), 'GET /v1/pdps/p/history?limit=5&cursor=c'],
  [(e) => e.pdps.setTags('p', ['new']), 'PUT /v1/pdps/p/tags', { tags: ['new'] }],
  [(e) => new ImageTexts(e).altTexts('p'), 'GET /v1/pdps/p/alt-texts'],
  [(e) => new ImageTexts(e).setAltTexts('p', ALT_TEXTS), 'PUT /v1/pdps/p/alt-texts', ALT_TEXTS],
  [(e) => new ImageTexts(e).imageObjects('p'), 'GET /v1/pdps/p/image-objects'],
  [(e) => e.pdps.delete('p'), 'DELETE /v1/pdps/p'],
  [(e) => e.pdps.score({ base: { pdp_id: 'p' } }), 'POST /v1/pdps/score', { base: { pdp_id: 'p' } }],
  [(e) => e.drafts.get('d'), 'GET /v1/drafts/d'],
  [(e) => e.drafts.wait('d'), 'GET /v1/drafts/d'],
  [(e) => e.images.submit(IMAGE), 'POST /v1/images/score', IMAGE],
  [(e) => e.images.get('i'), 'GET /v1/images/i/score'],
  [(e) => e.images.wait('i'), 'GET /v1/images/i/score'],
  [(e) => e.images.explanation('i'), 'GET /v1/images/i/explanation'],
  [(e) => e.images.setVerdict('i', { kept: true }), 'PUT /v1/images/i/verdict', { kept: true }],
  [(e) => e.images.list({ q: 'a', like: 'i' }).page(), 'GET /v1/images?q=a&like=i'],
  [(e) => e.images.fix('i', { fix: 'crop' }), 'POST /v1/images/i/fixes', { fix: 'crop' }],
  [(e) => e.images.getFix('i', 'f'), 'GET /v1/images/i/fixes/f'],
  [(e) => e.images.delete('i'), 'DELETE /v1/images/i'],
  [(e) => e.uploads.fromUrl(IMAGE.image_url), 'POST /v1/uploads/by-url', { image_url: IMAGE.image_url }],
  [(e) => e.uploads.get('u'), 'GET /v1/uploads/u'],
  [(e) => e.spark.images.request('i'), 'POST /v1/images/i/spark/images'],
  [(e) => e.spark.images.get('i', 'b'), 'GET /v1/images/i/spark/images/b'],
  [(e) => e.spark.images.wait('i', 'b'), 'GET /v1/images/i/spark/images/b'],
  [(e) => e.spark.ideas.request('i'), 'POST /v1/images/i/spark/ideas'],
  [(e) => e.spark.ideas.get('i', 'd'), 'GET /v1/images/i/spark/ideas/d'],
  [(e) => e.categories.list({ q: 'chips & dips' }), 'GET /v1/product-categories?q=chips+%26+dips'],
  [(e) => e.retailers.list(), 'GET /v1/product-retailers'],
  [(e) => new Imports(e).list({ limit: 5 }).page(), 'GET /v1/imports?limit=5'],
  [(e) => new Imports(e).get('m'), 'GET /v1/imports/m'],
  [(e) => new Imports(e).wait('m'), 'GET /v1/imports/m'],
  [
    (e) => new Imports(e).setMapping('m', { mapping: { columns: { SKU: 'id' } } }),
    'PUT /v1/imports/m/mapping',
    { mapping: { columns: { SKU: 'id' } } },
  ],
  [(e) => new Imports(e).start('m'), 'POST /v1/imports/m/start'],
  [(e) => new Imports(e).cancel('m'), 'POST /v1/imports/m/cancel'],
  [
    (e) => new Imports(e).rows('m', { status: 'failed' }).page('c'),
    'GET /v1/imports/m/rows?status=failed&cursor=c',
  ],
  [(e) => new Imports(e).failedRows('m'), 'GET /v1/imports/m/failed-rows'],
  [(e) => new Credentials(e).me(), 'GET /v1/me'],
  [
    (e) => new Credentials(e).create({ name: 'a', access: 'read' }),
    'POST /v1/credentials',
    { name: 'a', access: 'read' },
  ],
  [(e) => new Credentials(e).rotate('c'), 'POST /v1/credentials/c/rotate-secret', {}],
  [(e) => new Credentials(e).disable('c'), 'DELETE /v1/credentials/c'],
  [(e) => e.pdps.list({ id: ['a', 'b'] }).page(), 'GET /v1/pdps?id=a&id=b'],
  [(e) => new AuditLog(e).list({ action: 'pdp.deleted' }).page(), 'GET /v1/audit-events?action=pdp.deleted'],
  [(e) => new Corrections(e).create(CORRECTION), 'POST /v1/corrections', CORRECTION],
  [
    (e) => new Corrections(e).list({ imageId: 'i', inForce: true }).page('c'),
    'GET /v1/corrections?image_id=i&in_force=true&cursor=c',
  ],
  [(e) => new Corrections(e).revoke('c'), 'DELETE /v1/corrections/c'],
  [
    (e) => new Facts(e).put('i', 'n', { a: 1 }, { expectedVersion: 2 }),
    'PUT /v1/images/i/facts/n',
    { facts: { a: 1 }, expected_version: 2 },
  ],
  [(e) => new Facts(e).get('i', 'n'), 'GET /v1/images/i/facts/n'],
  [(e) => new Facts(e).list('i'), 'GET /v1/images/i/facts'],
  [
    (e) => new Facts(e).delete('i', 'n', { expectedVersion: 2 }),
    'DELETE /v1/images/i/facts/n?expected_version=2',
  ],
  [
    (e) => new Outcomes(e).list({ testId: 't', hasProblem: true }).page('c'),
    'GET /v1/outcomes?test_id=t&has_problem=true&cursor=c',
  ],
  [
    (e) => new Outcomes(e).importFile(new Blob([]), { dryRun: true, market: 'm' }),
    'POST /v1/outcome-files?market=m&dry_run=true',
  ],
  [(e) => new Outcomes(e).delete('o'), 'DELETE /v1/outcomes/o'],
  [(e) => new Outcomes(e).tests({ verdict: 'few', limit: 5 }), 'GET /v1/outcome-tests?verdict=few&limit=5'],
  [(e) => new Outcomes(e).test('t'), 'GET /v1/outcome-tests/t'],
  [(e) => new Outcomes(e).changeTest('t', ARMS), 'PATCH /v1/outcome-tests/t', ARMS],
  [(e) => new Outcomes(e).deleteTest('t'), 'DELETE /v1/outcome-tests/t'],
  [(e) => new Outcomes(e).calibration({ family: 'general' }), 'GET /v1/outcome-calibration?family=general'],
  [(e) => new Outcomes(e).plan({ limit: 5 }), 'GET /v1/outcome-plan?limit=5'],
  [(e) => new Outcomes(e).settings(), 'GET /v1/outcome-settings'],
  [(e) => new Outcomes(e).changeSettings(NO_MONEY), 'PUT /v1/outcome-settings', NO_MONEY],
  [(e) => new AcceptanceTargets(e).list(), 'GET /v1/acceptance-targets'],
  [
    (e) => new AcceptanceTargets(e).choose(['ebay']),
    'PUT /v1/acceptance-targets/chosen',
    { targets: ['ebay'] },
  ],
  [
    (e) => new AcceptanceTargets(e).get('ebay', { day: '2027-01-31' }),
    'GET /v1/acceptance-targets/ebay?day=2027-01-31',
  ],
  [
    (e) => new AcceptanceTargets(e).preview('ebay', { removed: ['a'] }),
    'POST /v1/acceptance-targets/ebay/preview',
    { patch: { removed: ['a'] } },
  ],
  [
    (e) => new AcceptanceTargets(e).publish('ebay', { removed: ['a'] }, { expected_version: 2 }),
    'POST /v1/acceptance-targets/ebay/versions',
    { expected_version: 2, patch: { removed: ['a'] } },
  ],
  [
    (e) => new AcceptanceTargets(e).activate('ebay', 0),
    'PUT /v1/acceptance-targets/ebay/active',
    { version: 0 },
  ],
  [(e) => new Rubrics(e).list(), 'GET /v1/rubrics'],
  [(e) => new Rubrics(e).get('home'), 'GET /v1/rubrics/home'],
  [(e) => new Rubrics(e).preview('home', PATCH), 'POST /v1/rubrics/home/preview', { patch: PATCH }],
  [
    (e) => new Rubrics(e).publish('home', PATCH, { comment: 'a' }),
    'POST /v1/rubrics/home/versions',
    { patch: PATCH, comment: 'a' },
  ],
  [(e) => new Rubrics(e).activate('home', 0), 'PUT /v1/rubrics/home/active', { version: 0 }],
  [
    (e) => new Events(e).page({ after: 'a', types: ['pdp.scored', 'pdp.failed'], limit: 5 }),
    'GET /v1/events?after=a&types=pdp.scored%2Cpdp.failed&limit=5',
  ],
  [
    (e) => new Exports(e).pdps({ format: 'xlsx', scoreMax: 80, sort: '-can_win' }),
    'GET /v1/pdps/export?format=xlsx&score_max=80&sort=-can_win',
  ],
  [(e) => new Exports(e).images({ categoryId: 'c' }), 'GET /v1/images/export?category_id=c'],
  [
    (e) => new AcceptanceReports(e).get('amazon', { day: '2027-01-31', retailer: 'marketplace_us' }),
    'GET /v1/acceptance-targets/amazon/report?day=2027-01-31&retailer=marketplace_us',
  ],
  [
    (e) => new AcceptanceReports(e).export('amazon', { format: 'xlsx' }),
    'GET /v1/acceptance-targets/amazon/report/export?format=xlsx',
  ],
  [(e) => new ShotList(e).list({ missing: 'In Use' }).page('c'), 'GET /v1/shot-list?missing=In+Use&cursor=c'],
  [(e) => new ShotList(e).summary({ q: 'a' }), 'GET /v1/shot-list/summary?q=a'],
  [(e) => new ShotList(e).export({ format: 'ndjson' }), 'GET /v1/shot-list/export?format=ndjson'],
  [(e) => new Shares(e).create(SHARE), 'POST /v1/shares', SHARE],
  [(e) => new Shares(e).list({ limit: 5 }).page('c'), 'GET /v1/shares?limit=5&cursor=c'],
  [(e) => new Shares(e).update('s', { expires_at: END }), 'PATCH /v1/shares/s', { expires_at: END }],
  [(e) => new Shares(e).rotateSecret('s'), 'POST /v1/shares/s/rotate-secret'],
  [(e) => new Shares(e).close('s'), 'DELETE /v1/shares/s'],
  [(e) => new WebhookEndpoints(e).create(HOOK), 'POST /v1/webhook-endpoints', HOOK],
  [(e) => new WebhookEndpoints(e).list(), 'GET /v1/webhook-endpoints'],
  [(e) => new WebhookEndpoints(e).get('w'), 'GET /v1/webhook-endpoints/w'],
  [
    (e) => new WebhookEndpoints(e).update('w', { enabled: false }),
    'PATCH /v1/webhook-endpoints/w',
    { enabled: false },
  ],
  [(e) => new WebhookEndpoints(e).delete('w'), 'DELETE /v1/webhook-endpoints/w'],
  [(e) => new WebhookEndpoints(e).test('w'), 'POST /v1/webhook-endpoints/w/test'],
  [(e) => new WebhookEndpoints(e).rotateSecret('w'), 'POST /v1/webhook-endpoints/w/rotate-secret'],
  [
    (e) => new WebhookEndpoints(e).deliveries('w', { limit: 5 }).page('c'),
    'GET /v1/webhook-endpoints/w/deliveries?limit=5&cursor=c',
  ],
  [(e) => new WebhookEndpoints(e).replay('w', 'e'), 'POST /v1/webhook-endpoints/w/deliveries/e/replay'],
]

describe('a call of the client', () => {
  it('a call of the client requests its address with its body, and asks for strict handling', async () => {
    await using server = await startFaultyServer([send(200, { status: 'COMPLETED' })])
    for (const [call] of CALLS) await call(server.endcap)
    assert.deepEqual(
      server.received.map(({ method, path }) => `${method} ${path}`),
      CALLS.map(([, address]) => address),
    )
    assert.deepEqual(
      server.received.map(({ body }) => (body === '' ? undefined : (JSON.parse(body) as unknown))),
      CALLS.map(([, , body]) => body),
    )
    for (const { headers, body, path } of server.received) {
      assert.match(headers['prefer']?.toString() ?? '', /^handling=strict/)
      const file = path.startsWith('/v1/outcome-files') ? 'text/csv' : undefined
      assert.equal(headers['content-type'], body === '' ? file : 'application/json')
    }
  })

  it('a call of the client takes its options from the last argument', async () => {
    const stopped = { signal: AbortSignal.abort(new Error('stopped')) }
    const calls: ((endcap: Endcap) => Promise<unknown>)[] = [
      (e) => e.pdps.submit('a', SUBMISSION, stopped),
      (e) => e.pdps.get('a', {}, stopped),
      (e) => e.pdps.wait('a', {}, stopped),
      (e) => e.pdps.submitAndWait('a', SUBMISSION, stopped),
      (e) => e.pdps.list({}, stopped).page(),
      (e) => e.pdps.history('p', {}, stopped).page(),
      (e) => e.pdps.score({}, stopped),
      (e) => e.pdps.explanation('p', stopped),
      (e) => e.pdps.statistics({}, stopped),
      (e) => e.pdps.trend(stopped),
      (e) => e.pdps.composer('p', stopped),
      (e) => e.pdps.setImages('p', COMPOSITION, stopped),
      (e) => e.pdps.rescore('p', stopped),
      (e) => e.pdps.spark('p', stopped),
      (e) => e.pdps.setTags('p', [], stopped),
      (e) => e.pdps.delete('p', stopped),
      (e) => e.pdps.byAsin.submit('B1', {}, stopped),
      (e) => e.pdps.byAsin.get('B1', {}, stopped),
      (e) => e.pdps.byAsin.wait('B1', {}, stopped),
      (e) => e.pdps.byAsin.submitAndWait('B1', {}, stopped),
      (e) => e.images.submit(IMAGE, stopped),
      (e) => e.images.get('i', stopped),
      (e) => e.images.wait('i', stopped),
      (e) => e.images.submitAndWait(IMAGE, stopped),
      (e) => e.images.explanation('i', stopped),
      (e) => e.images.setVerdict('i', { kept: true }, stopped),
      (e) => e.images.fix('i', { fix: 'crop' }, stopped),
      (e) => e.images.fixAndWait('i', { fix: 'crop' }, stopped),
      (e) => e.images.getFix('i', 'f', stopped),
      (e) => e.images.delete('i', stopped),
      (e) => e.spark.images.request('i', stopped),
      (e) => e.spark.images.get('i', 'b', stopped),
      (e) => e.spark.images.wait('i', 'b', stopped),
      (e) => e.spark.ideas.requestAndWait('i', stopped),
      (e) => e.uploads.create(new Uint8Array(1), stopped),
      (e) => e.uploads.fromUrl('https://shop.test/a.png', stopped),
      (e) => e.uploads.get('u', stopped),
      (e) => e.drafts.get('d', stopped),
      (e) => e.drafts.wait('d', stopped),
      (e) => e.categories.list({}, stopped),
      (e) => e.retailers.list(stopped),
      (e) => new Events(e).list({}, stopped).page(),
      (e) => new Shares(e).create(SHARE, stopped),
      (e) => new Shares(e).list({}, stopped).page(),
      (e) => new Shares(e).update('s', { expires_at: END }, stopped),
      (e) => new Shares(e).rotateSecret('s', stopped),
      (e) => new Shares(e).close('s', stopped),
      (e) => new WebhookEndpoints(e).create(HOOK, stopped),
      (e) => new WebhookEndpoints(e).list(stopped),
      (e) => new WebhookEndpoints(e).get('w', stopped),
      (e) => new WebhookEndpoints(e).update('w', {}, stopped),
      (e) => new WebhookEndpoints(e).delete('w', stopped),
      (e) => new WebhookEndpoints(e).test('w', stopped),
      (e) => new WebhookEndpoints(e).rotateSecret('w', stopped),
      (e) => new WebhookEndpoints(e).deliveries('w', {}, stopped).page(),
      (e) => new WebhookEndpoints(e).replay('w', 'e', stopped),
      (e) => new Events(e).stream(stopped).next(),
      (e) => new Exports(e).pdps({}, stopped),
      (e) => new Exports(e).images({}, stopped),
      (e) => new ImageTexts(e).altTexts('p', stopped),
      (e) => new ImageTexts(e).setAltTexts('p', ALT_TEXTS, stopped),
      (e) => new ImageTexts(e).imageObjects('p', {}, stopped),
      (e) => new AcceptanceReports(e).get('amazon', {}, stopped),
      (e) => new AcceptanceReports(e).export('amazon', {}, stopped),
      (e) => new ShotList(e).list({}, stopped).page(),
      (e) => new ShotList(e).summary({}, stopped),
      (e) => new ShotList(e).export({}, stopped),
    ]
    await using server = await startFaultyServer([send(200, {})])
    for (const call of calls) await assert.rejects(call(server.endcap), /stopped/)
    assert.equal(server.received.length, 0)
  })

  it('a call of the client sends additional headers', async () => {
    await using server = await startFaultyServer([send(200, {})])
    await server.endcap.pdps.get('x', {}, { headers: { 'X-Request-Id': 'mine', Prefer: 'handling=lenient' } })
    const { headers } = server.received[0] ?? {}
    assert.deepEqual([headers?.['x-request-id'], headers?.['prefer']], ['mine', 'handling=lenient'])
  })

  // JavaScript callers may pass a missing variable.
  for (const id of ['', '.', '..', undefined as never]) {
    it(`a call of the client rejects the id "${id}", which would lead to another address`, async () => {
      await using server = await startFaultyServer([send(200, {})])
      await assert.rejects(server.endcap.pdps.delete(id), TypeError)
      assert.equal(server.received.length, 0)
    })
  }
})

describe('a submission and wait', () => {
  it('a submission and wait polls the address in the response', async () => {
    const url = '/v1/pdps/id/a?retailer=tesco_uk'
    const settled = send(200, { status: 'completed' })
    await using server = await startFaultyServer([send(202, { score_url: url, result_url: url }), settled])
    await server.endcap.pdps.submitAndWait('a', { ...SUBMISSION, retailer: 'tesco_uk' })
    assert.deepEqual(
      server.received.map(({ method, path }) => `${method} ${path}`),
      ['PUT /v1/pdps/id/a', `GET ${url}`],
    )
    await using drafts = await startFaultyServer([send(202, { result_url: '/v1/drafts/d' }), settled])
    assert.equal((await drafts.endcap.pdps.score({})).status, 'completed')
    assert.deepEqual(drafts.received.map(({ path }) => path).at(-1), '/v1/drafts/d')
    assert.equal(drafts.received[0]?.headers['prefer'], 'handling=strict, wait=10')
  })
})

describe('a list', () => {
  const row = (name: string) => ({ name })
  const pages = [
    send(200, { data: [row('a'), row('b')], has_more: true, next_cursor: 'c1' }),
    send(200, { data: [row('c')], has_more: true, next_cursor: 'c2' }),
    send(200, { data: [], has_more: false, next_cursor: null }),
  ]

  it('a list is read page by page while it is iterated', async () => {
    await using server = await startFaultyServer(pages)
    const names: PdpSummary['name'][] = []
    const list = server.endcap.pdps.list({
      scoreMax: 80,
      sort: '-can_win',
      categoryId: 'c',
      ruleFailed: undefined,
      updatedSince: new Date('2026-01-02T03:04:05Z'),
    })
    for await (const { name } of list) names.push(name)
    assert.deepEqual(names, ['a', 'b', 'c'])
    const query = 'score_max=80&sort=-can_win&category_id=c&updated_since=2026-01-02T03%3A04%3A05.000Z'
    assert.deepEqual(
      server.received.map(({ path }) => path),
      ['', '&cursor=c1', '&cursor=c2'].map((cursor) => `/v1/pdps?${query}${cursor}`),
    )
  })

  it('a list reads no further page after the loop ends', async () => {
    await using server = await startFaultyServer(pages)
    for await (const { name } of server.endcap.pdps.list()) if (name === 'b') break
    assert.equal(server.received.length, 1)
  })

  it('a list returns single pages', async () => {
    await using server = await startFaultyServer(pages)
    const list = server.endcap.pdps.list({ limit: 2 })
    const { next_cursor } = await list.page()
    assert.equal((await list.page(next_cursor)).data[0]?.name, 'c')
    assert.deepEqual(
      server.received.map(({ path }) => path),
      ['/v1/pdps?limit=2', '/v1/pdps?limit=2&cursor=c1'],
    )
  })

  it('a list rejects when a page leads back to an earlier one', async () => {
    const page = (cursor: string) => send(200, { data: [row(cursor)], has_more: true, next_cursor: cursor })
    await using server = await startFaultyServer([page('c1'), page('c2'), page('c1')])
    const names: PdpSummary['name'][] = []
    const read = async () => {
      for await (const { name } of server.endcap.pdps.list()) names.push(name)
    }
    await assert.rejects(read, {
      name: 'EndcapError.UnexpectedResponse',
      message: 'the list repeats a cursor',
    })
    assert.deepEqual([names, server.received.length], [['c1', 'c2', 'c1'], 3])
  })

  it('a list stops with the reason of its signal', async () => {
    await using server = await startFaultyServer(pages)
    const stop = new AbortController()
    const read = async () => {
      for await (const { name } of server.endcap.pdps.list({}, { signal: stop.signal }))
        if (name === 'b') stop.abort(new Error('stopped'))
    }
    await assert.rejects(read, /stopped/)
    assert.equal(server.received.length, 1)
  })
})

describe('imports.create', () => {
  it('imports.create sends the bytes with the name of the file and the defaults', async () => {
    await using server = await startFaultyServer([send(201, {})])
    const file = new File(['id\n1\n'], 'chips.csv', { type: 'text/csv' })
    await new Imports(server.endcap).create(file, { start: true, retailer: 'tesco_uk' })
    const [{ path, body, headers } = { path: '', body: '', headers: {} }] = server.received
    assert.equal(path, '/v1/imports?retailer=tesco_uk&filename=chips.csv&start=true')
    assert.deepEqual([body, headers['content-type']], ['id\n1\n', 'application/octet-stream'])
  })
})

describe('rubrics.preview with progress', () => {
  for (const [name, lines, code] of [
    ['a line that is not JSON', '{"scored":1}\n<html>\n', 'UNEXPECTED_RESPONSE'],
    ['no result at the end', '{"scored":1}\n', 'NETWORK_ERROR'],
  ] as const)
    it(`rubrics.preview with progress rejects with an EndcapError for ${name}`, async () => {
      await using server = await startFaultyServer([sendText(200, lines)])
      const seen: unknown[] = []
      const onProgress = (progress: unknown) => seen.push(progress)
      await assert.rejects(new Rubrics(server.endcap).preview('home', PATCH, { onProgress }), { code })
      assert.deepEqual(seen, [{ scored: 1 }])
    })
})

describe('an export', () => {
  it('an export is a stream that ends with the reason of its signal', async () => {
    const stop = new AbortController()
    await using server = await startFaultyServer([send(200, 'id\r\n1\r\n')])
    const stream = await new Exports(server.endcap).pdps({}, { signal: stop.signal })
    const reader = stream.getReader()
    assert.match(new TextDecoder().decode((await reader.read()).value), /^"?id/)
    stop.abort(new Error('stopped'))
    await assert.rejects(reader.read(), /stopped/)
  })
})

describe('imports.create', () => {
  it('imports.create sends the bytes with the name of the file and the defaults', async () => {
    await using server = await startFaultyServer([send(201, {})])
    const file = new File(['id\n1\n'], 'chips.csv', { type: 'text/csv' })
    await new Imports(server.endcap).create(file, { start: true, retailer: 'tesco_uk' })
    const [{ path, body, headers } = { path: '', body: '', headers: {} }] = server.received
    assert.equal(path, '/v1/imports?retailer=tesco_uk&filename=chips.csv&start=true')
    assert.deepEqual([body, headers['content-type']], ['id\n1\n', 'application/octet-stream'])
  })
})

describe('uploads.create', () => {
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])
  for (const [name, file] of [
    ['bytes', bytes],
    ['a part of a buffer', new Uint8Array([0, ...bytes, 0]).subarray(1, -1)],
    ['a buffer', bytes.buffer],
    ['a file', new File([bytes], 'a.png', { type: 'image/png' })],
  ] as const) {
    it(`uploads.create sends ${name} unchanged`, async () => {
      await using server = await startFaultyServer([send(201, { upload_id: 'u' })])
      assert.equal((await server.endcap.uploads.create(file)).upload_id, 'u')
      const { method, path, headers, body = '' } = server.received[0] ?? {}
      assert.deepEqual(
        [method, path, headers?.['content-type']],
        ['POST', '/v1/uploads', name === 'a file' ? 'image/png' : 'application/octet-stream'],
      )
      assert.deepEqual(new Uint8Array(Buffer.from(body, 'latin1')), bytes)
    })
  }

  it('uploads.create sends bytes of another realm', async () => {
    await using server = await startFaultyServer([send(201, { upload_id: 'u' })])
    const buffer = runInNewContext('Uint8Array.of(1, 2, 3).buffer') as ArrayBuffer
    await server.endcap.uploads.create(buffer)
    assert.equal(server.received[0]?.body, '\x01\x02\x03')
  })

  for (const [name, file, type] of [
    ['a path', 'photo.jpg', 'String'],
    ['a stream of Node', Readable.from([bytes]), 'Object'],
    ['a stream of the web', new Blob([bytes]).stream(), 'ReadableStream'],
    ['nothing', undefined, 'Undefined'],
  ] as const) {
    it(`uploads.create rejects ${name} and names the values that it accepts`, async () => {
      await using server = await startFaultyServer([send(201, { upload_id: 'u' })])
      // @ts-expect-error the value is not bytes
      await assert.rejects(server.endcap.uploads.create(file), {
        name: 'TypeError',
        message: new RegExp(`^uploads\\.create .* ${type}; pass a Blob or .*openAsBlob\\(path\\)`),
      })
      assert.equal(server.received.length, 0)
    })
  }
})

describe('new Endcap', () => {
  const credential = { clientId: 'id', clientSecret: 'secret', organizationId: 'organization' }

  it('new Endcap tolerates slashes at the end of baseUrl, and keeps its path', async () => {
    await using server = await startFaultyServer([send(200, [])])
    for (const end of ['/', '//', '/inner/'])
      await Endcap.withToken(() => 'token', { baseUrl: server.baseUrl + end }).retailers.list()
    assert.deepEqual(
      server.received.map(({ path }) => path),
      ['/v1/product-retailers', '/v1/product-retailers', '/inner/v1/product-retailers'],
    )
  })

  it('new Endcap rejects missing options and names what to pass', () => {
    // @ts-expect-error the options are missing
    assert.throws(() => new Endcap({}), {
      name: 'TypeError',
      message:
        'baseUrl is missing; pass the address of the service, such as https://endcap.example.com, or use Endcap.fromEnv()',
    })
    assert.throws(() => new Endcap({ ...credential, baseUrl: '' }), { message: /^baseUrl is missing; pass / })
    assert.throws(() => new Endcap({ ...credential, clientSecret: '', baseUrl: 'http://endcap.test' }), {
      name: 'TypeError',
      message:
        'clientSecret is missing; pass clientId, clientSecret and organizationId, or use Endcap.withToken()',
    })
  })

  for (const baseUrl of ['endcap.test', '//endcap.test', 'ftp://endcap.test', 'http://'])
    it(`new Endcap rejects the base address "${baseUrl}"`, () => {
      assert.throws(() => new Endcap({ ...credential, baseUrl }), {
        name: 'TypeError',
        message: /baseUrl is not an absolute http or https URL/,
      })
    })

  it('new Endcap reads its options from the environment', async () => {
    await using server = await startFaultyServer([send(200, [])])
    const env = {
      ENDCAP_BASE_URL: `${server.baseUrl}/`,
      ENDCAP_CLIENT_ID: 'id',
      ENDCAP_CLIENT_SECRET: 'secret',
      ENDCAP_ORGANIZATION_ID: 'organization',
    }
    await Endcap.fromEnv(env).retailers.list()
    assert.equal(server.received.length, 1)
    assert.throws(() => Endcap.fromEnv({ ...env, ENDCAP_CLIENT_ID: undefined }), {
      message: 'ENDCAP_CLIENT_ID is not set',
    })
  })
})
