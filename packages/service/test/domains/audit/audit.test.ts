import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { AuditEvent } from '@endcap/api'
import { startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import { describeOnPostgres, open } from '../../support/stores.ts'

describeOnPostgres('the audit log', ({ place }) => {
  let service: TestService
  let databaseUrl: string
  before(async () => {
    databaseUrl = (await place()).url ?? ''
    const origin = await startOrigin()
    origin.serve('/hero.png', await picture(0, 500))
    service = await startService({ origin, role: 'api', databaseUrl })
    await service.put('sku-1', { hero_image_url: origin.url('/hero.png'), name: 'Sea Salt Potato Chips' })
  })
  after(() => service[Symbol.asyncDispose]())

  const log = async (query = '', token?: string): Promise<AuditEvent[]> => {
    const options = token === undefined ? {} : { token }
    const { status, body } = await service.request('GET', `/v1/audit-events${query}`, options)
    assert.equal(status, 200)
    return body['data'] as AuditEvent[]
  }

  it('the audit log says who did what, the newest first', async () => {
    const { administration } = service.app
    const organizationId = service.credential.organization_id
    const { body } = await service.get('sku-1')
    await service.request('DELETE', `/v1/pdps/${body.pdp_id}`)
    await service.request('PUT', '/v1/rubrics/food-and-drink/active', { body: { version: 0 } })
    await service.request('POST', '/v1/rubrics/food-and-drink/versions', {
      body: { patch: { listing: { heroWeight: 0.6, carouselWeight: 0.4 } } },
    })
    const { client_id: other } = await administration.createCredential({ organizationId, integrationIds: [] })
    await administration.rotateCredential({ clientId: other, overlapH: 1 })
    await administration.disableCredential({ clientId: other })
    await administration.changeOrganization({ organizationId, isSuspended: true })
    await administration.changeOrganization({ organizationId, isSuspended: false })
    const own = { kind: 'credential', id: service.credential.client_id, name: null }
    const operator = { kind: 'operator', id: null, name: null }
    assert.deepEqual(
      (await log()).slice(0, 7).map(({ action, actor, subject }) => [action, actor, subject]),
      [
        ['organization.resumed', operator, organizationId],
        ['organization.suspended', operator, organizationId],
        ['credential.disabled', operator, other],
        ['credential.rotated', operator, other],
        ['credential.created', operator, other],
        ['rubric.published', own, 'food and drink'],
        ['pdp.deleted', own, body.pdp_id],
      ],
    )
    assert.deepEqual((await log('?action=pdp.deleted')).length, 1)
  })

  it('the audit log is read by its organization only', async () => {
    const stranger = await newCredential(service.app)
    const token = await requestToken(service.config.auth.baseUrl, stranger)
    const events = await log('', token)
    assert.ok(events.length > 0)
    for (const { subject } of events)
      assert.ok([stranger.organization_id, stranger.client_id].includes(subject ?? ''), String(subject))
  })

  it('the audit log cannot be changed, and lets go of what is older than a year', async () => {
    const { pool, close } = await open({ url: databaseUrl, dataDirectory: '' })
    const refused = /the audit log is append-only/
    await assert.rejects(pool.query(`UPDATE audit_event SET action = 'x'`), refused)
    await assert.rejects(pool.query('DELETE FROM audit_event'), refused)
    await pool.query(`INSERT INTO audit_event (id, occurred_at, action, actor_kind)
      VALUES (gen_random_uuid(), now() - interval '367 days', 'keys.rotated', 'operator')`)
    const { rowCount } = await pool.query(
      `DELETE FROM audit_event WHERE occurred_at < now() - interval '1 year'`,
    )
    assert.equal(rowCount, 1)
    await close()
  })
})
