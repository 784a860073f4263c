import assert from 'node:assert/strict'
import { findCategoryByPath } from '@endcap/catalog'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { csvOf, uploadCatalog } from './imports.ts'
import { listingPage } from './listing-page.ts'
import type { Described } from './openapi.ts'
import type { Origin } from './origin.ts'
import { picture } from './pictures.ts'
import type { TestService } from './service.ts'

export type Which = 'theirs' | 'missing'

/** An answer without the values that identify record and request. */
export type BareAnswer = { status: number; headers: string[]; text: string }

export type Records = {
  submission: { hero_image_url: string; name: string }
  /** Values of each path parameter: one of a record of the organization, and one without a record. */
  named: Record<string, Record<Which, string>>
  /** Sends a request about a record with another token. */
  answerFor: (route: Described, which: Which, token: string) => Promise<BareAnswer>
}

const CHIPS = 'Food > Snacks > Potato Chips'
/** Money that no other value has. */
export const REVENUE = 987_654.25
const RESULT_OF_A_WEEK = {
  from: '2026-10-01',
  to: '2026-10-07',
  impressions: 10_000,
  orders: 300,
  revenue: REVENUE,
  currency: 'USD',
}
const ARMS = [{ arm: 'old', is_control: true }, { arm: 'new' }]
const tomorrow = new Date(Date.now() + 86_400_000).toISOString()

/** Creates a record of each kind, with the service's credential. */
export async function createRecords(service: TestService, origin: Origin): Promise<Records> {
  for (const n of [0, 1]) origin.serve(`/${n}.png`, await picture(n))
  const submission = { hero_image_url: origin.url('/0.png'), name: 'Sea Salt Potato Chips' }
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
  const share = await service.request('POST', '/v1/shares', {
    body: { kind: 'listings', pdp_ids: [pdpId], recipient: 'Studio', expires_at: tomorrow },
  })
  const shot = await service.request('POST', '/v1/shots', { body: { pdp_id: pdpId } })
  const comment = await service.request('POST', '/v1/comments', { body: { pdp_id: pdpId, text: 'x' } })
  const view = await service.request('POST', '/v1/views', { body: { name: 'Theirs', shared: true } })
  const goal = await service.request('POST', '/v1/goals', {
    body: { measure: 'accepted', value: 0.9, due: '2099-12-31' },
  })
  const watch = await service.request('POST', '/v1/live-watches', { body: {} })
  const rivals = await service.request('POST', '/v1/rival-sets', {
    body: { name: 'Theirs', category_id: CHIPS, retailer: 'marketplace_us', entries: ['B000000001'] },
  })
  const result = { source: 'Shop', test: 'Theirs', listing: pdpId, ...RESULT_OF_A_WEEK }
  const outcomes = [
    { ...result, arm: 'old', is_control: true, pictures: [hero?.image_id] },
    { ...result, arm: 'new', pictures: [upload.body['upload_id']] },
  ]
  const planned = await service.request('POST', '/v1/outcome-tests', {
    body: { source: 'Shop', test: 'Theirs', listing: pdpId, ends_on: '2026-10-31', arms: ARMS },
  })
  assert.equal(planned.status, 201, JSON.stringify(planned.body))
  const saved = await service.request('POST', '/v1/outcomes', { body: { outcomes } })
  assert.equal(saved.status, 200, JSON.stringify(saved.body))
  const stored = await service.request('GET', '/v1/outcomes')
  const [{ outcome_id: outcomeId, test_id: testId }] = stored.body['data'] as [Record<string, string>]
  const catalog = await uploadCatalog(service, csvOf(['id'], [['theirs']]))
  const [batchId, ideaId] = [await idOf('images', 'batch_id'), await idOf('ideas', 'idea_id')]
  const fix = await service.request('POST', `/v1/images/${hero?.image_id}/fixes`, { body: { fix: 'crop' } })
  const fixId = String(fix.body['fix_id'])
  const [connectionId, pushId] = await createShopRecords(service, pdpId)
  const named = {
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
    shot_id: { theirs: String(shot.body['shot_id']), missing: uuidV7() },
    comment_id: { theirs: String(comment.body['comment_id']), missing: uuidV7() },
    view_id: { theirs: String(view.body['view_id']), missing: uuidV7() },
    goal_id: { theirs: String(goal.body['goal_id']), missing: uuidV7() },
    watch_id: { theirs: String(watch.body['watch_id']), missing: uuidV7() },
    rival_set_id: { theirs: String(rivals.body['rival_set_id']), missing: uuidV7() },
    sha256: { theirs: '0'.repeat(64), missing: '1'.repeat(64) },
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
    outcome_id: { theirs: String(outcomeId), missing: uuidV7() },
    test_id: { theirs: String(testId), missing: uuidV7() },
    connection_id: { theirs: connectionId, missing: uuidV7() },
    push_id: { theirs: pushId, missing: uuidV7() },
    import_id: { theirs: String(catalog.body['import_id']), missing: uuidV7() },
  }
  const facts = `/v1/images/${hero?.image_id}/facts/brand_check`
  assert.equal((await service.request('PUT', facts, { body: { facts: { one: 1 } } })).status, 201)
  return { submission, named, answerFor: answersOf(service, submission, named) }
}

/** Stores a shop without reach, and a planned push. */
async function createShopRecords(service: TestService, pdpId: string): Promise<[string, string]> {
  const { db } = service.app.database
  const ids: [string, string] = [uuidV7(), uuidV7()]
  const organizationId = service.credential.organization_id
  await sql`
    INSERT INTO shop_connection (id, organization_id, system, address, name, sealed_secret)
    VALUES (${ids[0]}, ${organizationId}, 'shopify', 'https://theirs.example', 'Theirs', ${Buffer.from('x')})`.execute(
    db,
  )
  await sql`
    INSERT INTO shop_push (id, organization_id, connection_id, pdp_id, product_id, title, status, before, after, warnings)
    VALUES (${ids[1]}, ${organizationId}, ${ids[0]}, ${pdpId}, '1', 'Sea Salt', 'planned', '[]', '[]', '{}')`.execute(
    db,
  )
  return ids
}

function answersOf(
  service: TestService,
  submission: Records['submission'],
  named: Records['named'],
): Records['answerFor'] {
  return async ({ method, path, operation }, which, token) => {
    const values: string[] = []
    const target = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = named[name]?.[which]
      assert.ok(value, `${path}: add a value of ${name} to createRecords`)
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
          image_url: submission.hero_image_url,
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
          outcomes: [{ source: 'Shop', test: 'Theirs', arm: 'old', listing: 'theirs', ...RESULT_OF_A_WEEK }],
          source: 'Shop',
          test: 'Other',
          listing: 'theirs',
          ends_on: '2026-10-31',
          arms: ARMS.map((arm) => ({ ...arm, arm_id: named['outcome_id']?.theirs })),
        }
      : undefined
    const url = [target, ...query].join('?')
    const { status, headers, body: answer } = await service.request(method, url, { token, body })
    const text = JSON.stringify({ ...answer, request_id: '', timestamp: '', pdp_id: '' })
    return {
      status,
      headers: [...headers.keys()].toSorted(),
      text: values.reduce((left, value) => left.replaceAll(value, '…'), text),
    }
  }
}
