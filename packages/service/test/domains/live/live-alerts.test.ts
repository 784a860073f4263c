import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { InboxPage, LiveWatch, LiveWatchReport } from '@endcap/api'
import { describeOnStore } from '../../support/stores.ts'
import { type Person, signIn } from '../work/work-service.ts'
import { type LiveShop, startLiveShop } from './live-shop.ts'

describeOnStore('alerts of live checks', (store) => {
  let shop: LiveShop
  let mara: Person
  let anna: Person
  let watch: LiveWatch
  before(async () => {
    shop = await startLiveShop(store)
    const { organization_id: organizationId } = shop.service.credential
    mara = await signIn(shop.service, 'Mara Lind', organizationId)
    anna = await signIn(shop.service, 'Anna Holt', organizationId)
    watch = await shop.watch(mara.token)
    await shop.call('POST', '/v1/shots', { pdp_id: shop.pdpId, assignee_id: anna.userId })
  })
  after(() => shop.service[Symbol.asyncDispose]())

  const inboxOf = async ({ token }: Person) =>
    (await shop.read<InboxPage>('/v1/inbox', token)).data.filter(({ kind }) => kind.startsWith('live_'))
  const alerts = () => shop.events('live.alert')
  const change = async (alert: object) =>
    shop.call<LiveWatchReport>('PATCH', `/v1/live-watches/${watch.watch_id}`, { alert })

  it('alerts of live checks are sent once, after as many nights as the rule says', async () => {
    assert.deepEqual(
      [watch.created_by?.name, (await shop.check()).watch_ids],
      ['Mara Lind', [watch.watch_id]],
    )
    shop.show('a', 'b', 'c')
    const counts: number[] = []
    for (let night = 0; night < 4; night++) {
      await shop.nextNight()
      counts.push((await alerts()).length)
    }
    assert.deepEqual(counts, [0, 1, 1, 1])
    const [alert] = await alerts()
    assert.ok(alert && 'watch_ids' in alert && 'wrong' in alert)
    assert.deepEqual([alert.nights, alert.wrong, alert.watch_ids], [2, 1, [watch.watch_id]])
    for (const person of [mara, anna]) {
      const [item, ...others] = await inboxOf(person)
      assert.deepEqual([item?.kind, item?.listing?.pdp_id], ['live_alert', shop.pdpId])
      assert.deepEqual([item?.live?.wrong, item?.live?.nights, others], [1, 2, []])
    }
  })

  it('alerts of live checks are counted for any rule, and a changed rule does not repeat them', async () => {
    const { body } = await change({ nights: 3 })
    assert.deepEqual(body.alert, { ...watch.alert, nights: 3 })
    assert.deepEqual([body.listings, body.would_have_alerted], [1, 1])
    assert.equal((await change({ nights: 6 })).body.would_have_alerted, 0)
    assert.equal((await change({ nights: 1, wrong: false, score_drop: null })).body.would_have_alerted, 0)
    await change({ wrong: true, score_drop: 3 })
    await shop.nextNight()
    assert.equal((await alerts()).length, 1)
    const { body: read } = await shop.call('GET', `/v1/live-watches/${watch.watch_id}`)
    assert.deepEqual(read, (await change({})).body)
  })

  it('alerts of live checks leave out the order, until the rule asks for it', async () => {
    shop.show('a', 'c', 'b', 'd')
    assert.equal((await shop.nextNight()).state, 'moved')
    assert.equal((await alerts()).length, 1)
    await change({ order: true })
    await shop.nextNight()
    assert.equal((await alerts()).length, 2)
  })

  it('alerts of live checks come again for a difference that comes back, and not for an ignored one', async () => {
    shop.show('a', 'b', 'c')
    const before = (await alerts()).length
    const [, , , missing] = (await shop.nextNight()).places
    assert.equal((await alerts()).length, before + 1)
    shop.show('a', 'b', 'c', 'd')
    await shop.nextNight()
    await shop.call('PUT', `/v1/pdps/${shop.pdpId}/live-check/answers`, {
      sent_image_id: missing?.sent?.image_id,
      shown_sha256: null,
      answer: 'ignored',
    })
    assert.equal((await shop.check()).state, 'same')
  })

  it('alerts of live checks say once that a page was not read for three nights', async () => {
    shop.fail()
    const before = (await alerts()).length
    const counts: number[] = []
    for (let night = 0; night < 5; night++) {
      await shop.nextNight()
      counts.push((await shop.events('live.unread')).length)
    }
    assert.deepEqual(counts, [0, 0, 1, 1, 1])
    assert.equal((await alerts()).length, before)
    for (const person of [mara, anna]) {
      const [item] = await inboxOf(person)
      assert.deepEqual([item?.kind, item?.live?.nights], ['live_unread', 3])
    }
  })

  it('alerts of live checks have rules within limits', async () => {
    for (const alert of [{ nights: 0 }, { nights: 8 }, { score_drop: 0 }, { wrong: 'yes' }])
      assert.equal((await change(alert)).code, 'VALIDATION_ERROR')
    const missing = '/v1/live-watches/019a9d3b-2f61-7d08-b5c4-71e9a3d06f28'
    assert.equal((await shop.call('PATCH', missing, { alert: {} })).code, 'LIVE_WATCH_NOT_FOUND')
  })
})
