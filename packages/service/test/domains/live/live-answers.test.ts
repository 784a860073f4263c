import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { HistoryPage, LiveCheck } from '@endcap/api'
import { sql } from 'kysely'
import { removeOldNights } from '../../../src/domains/live/live-store.ts'
import { newCredential, requestToken } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'
import { signIn } from '../work/work-service.ts'
import { ASIN, type LiveShop, NEVER, startLiveShop } from './live-shop.ts'

const pathOf = (url: string): string => new URL(url).pathname

const sum = (costs: readonly (number | null)[]): number =>
  Math.round(costs.reduce<number>((all, cost) => all + (cost ?? 0), 0) * 10) / 10

describeOnStore('a live check that somebody asks for', (store) => {
  let shop: LiveShop
  before(async () => {
    shop = await startLiveShop(store)
  })
  after(() => shop.service[Symbol.asyncDispose]())

  const path = () => `/v1/pdps/${shop.pdpId}/live-check`
  const stored = async () => [
    await shop.read(`/v1/pdps/asin/${ASIN}`),
    await shop.read(`/v1/pdps/${shop.pdpId}/history`),
  ]

  it('a live check that somebody asks for runs once, without a watch, and changes nothing', async () => {
    const before = await stored()
    const [requests, since] = [shop.origin.requests, shop.origin.requests.length]
    const one = await shop.call<LiveCheck>('POST', path())
    const other = await shop.call<LiveCheck>('POST', path())
    assert.deepEqual([one.status, one.body.is_reading, one.body.state], [202, true, null])
    assert.deepEqual([other.status, other.body.is_reading], [202, true])
    const { state, watch_ids: watches, sent_at: at, sent_from: from, is_outdated } = await shop.checkNow()
    assert.deepEqual([state, watches, from, is_outdated], ['same', [], 'storefront', false])
    assert.ok(at)
    assert.deepEqual(requests.slice(since), ['/robots.txt', `/dp/${ASIN}`])
    assert.deepEqual(await stored(), before)
  })

  it('a live check that somebody asks for leaves the result of the night where the page cannot be read', async () => {
    shop.fail()
    const { state, places, nights_not_read: nights, nights: all } = await shop.checkNow()
    assert.deepEqual([state, places.length, nights, all.length], ['not_read', 4, 1, 1])
    assert.equal(all[0]?.problem, 'unavailable')
  })

  it('a live check that somebody asks for needs a page of a shop', async () => {
    const { body } = await shop.service.put('own', { hero_image_url: shop.url('a'), name: 'Oat Milk' })
    await shop.service.settled('own')
    const refused = await shop.call('POST', `/v1/pdps/${String(body['pdp_id'])}/live-check`)
    assert.deepEqual([refused.status, refused.code], [409, 'NO_SHOP_PAGE'])
    const unread = `/v1/pdps/${String(body['pdp_id'])}/live-check/keep`
    assert.equal((await shop.call('POST', unread)).code, 'SHOP_NOT_READ')
  })

  it('differences of a live check have costs that add up, and a copy of each picture', async () => {
    shop.show('x', 'c', 'b')
    const { places, sent_score: sent, shown_score: shown, night } = await shop.checkNow()
    assert.deepEqual(
      places.map(({ verdict, since }) => [verdict, since]),
      [
        ['other', night],
        ['moved', night],
        ['moved', night],
        ['missing', night],
      ],
    )
    assert.ok(sent !== null && shown !== null && sent !== shown)
    assert.equal(sum(places.map(({ cost }) => cost)), sum([sent, -shown]))
    const picture = places[0]?.shown
    const other = await requestToken(shop.service.config.auth.baseUrl, await newCredential(shop.service.app))
    const fetched = async (token: string, url = picture?.picture_url ?? '') =>
      fetch(url, { headers: { authorization: `Bearer ${token}` } })
    const answer = await fetched(shop.service.token)
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/webp'])
    assert.equal((await fetched(other)).status, 404)
    const unknown = picture?.picture_url.replace(picture.sha256, '0'.repeat(64))
    assert.equal((await fetched(shop.service.token, unknown)).status, 404)
    assert.equal((await fetched(shop.service.token, `${picture?.picture_url}?size=7`)).status, 422)
    assert.equal((await fetch(picture?.renditions.full ?? '')).headers.get('content-type'), 'image/jpeg')
  })

  it('an answer about a pair holds at once, for later checks, and until it is taken back', async () => {
    shop.show('x', 'b', 'c', 'd')
    const [first] = (await shop.checkNow()).places
    const pair = { sent_image_id: first?.sent?.image_id, shown_sha256: first?.shown?.sha256 }
    const answer = async (given: string | null) =>
      (await shop.call<LiveCheck>('PUT', `${path()}/answers`, { ...pair, answer: given })).body
    const short = ({ state, wrong, places }: LiveCheck) => [
      state,
      wrong,
      places[0]?.verdict,
      places[0]?.answer,
    ]
    assert.deepEqual(short(await answer('ignored')), ['same', 0, 'other', 'ignored'])
    assert.deepEqual(short(await answer('same')), ['same', 0, 'same', 'same'])
    const later = await shop.checkNow()
    assert.deepEqual(short(later), ['same', 0, 'same', 'same'])
    assert.equal(later.shown_score, later.sent_score)
    assert.deepEqual(short(await answer(null)), ['different', 1, 'other', null])
    assert.equal((await shop.check()).places[0]?.cost, first?.cost)
  })

  it('an answer about a pair is about pictures of the last reading', async () => {
    const [first] = (await shop.check()).places
    const put = async (body: object) => {
      const { status, code } = await shop.call('PUT', `${path()}/answers`, body)
      return [status, code]
    }
    const sent = first?.sent?.image_id
    const unknown = { sent_image_id: sent, shown_sha256: '0'.repeat(64), answer: 'same' }
    assert.deepEqual(await put(unknown), [404, 'IMAGE_NOT_FOUND'])
    const half = { sent_image_id: sent, shown_sha256: null, answer: 'same' }
    assert.deepEqual(await put(half), [422, 'VALIDATION_ERROR'])
  })

  it('what the shop shows becomes the set, by whom the history says, and the set before comes back', async () => {
    const person = await signIn(shop.service, 'Mara Lind', shop.service.credential.organization_id)
    const history = async () => (await shop.read<HistoryPage>(`/v1/pdps/${shop.pdpId}/history`)).data
    const [before] = await history()
    const idsBefore = before?.images.map(({ image_id: id }) => id) ?? []
    const stale = await shop.call('POST', `${path()}/keep`, { expected_image_ids: idsBefore.toReversed() })
    assert.deepEqual([stale.status, stale.code], [409, 'IMAGES_CHANGED'])
    const kept = await shop.call('POST', `${path()}/keep`, { expected_image_ids: idsBefore }, person.token)
    assert.equal(kept.status, 202)
    await shop.service.poll(`/v1/pdps/asin/${ASIN}`)
    const [after] = await history()
    assert.deepEqual(
      [after?.cause, after?.set_from, after?.changed_by?.name],
      ['images', 'storefront', 'Mara Lind'],
    )
    const ids = after?.images.map(({ image_id: id }) => id)
    assert.deepEqual(ids?.slice(1), idsBefore.slice(1))
    assert.notEqual(ids?.[0], idsBefore[0])
    const now = await shop.check()
    assert.deepEqual(
      [now.state, now.wrong, now.is_outdated, now.sent_by?.name],
      ['same', 0, false, 'Mara Lind'],
    )
    assert.equal(now.shown_score, after?.pdp_score)
    const [hero, ...carousel] = idsBefore.map((id) => ({ image_id: id }))
    await shop.call('PUT', `/v1/pdps/${shop.pdpId}/images`, { hero, carousel })
    await shop.service.poll(`/v1/pdps/asin/${ASIN}`)
    assert.deepEqual((await history())[0]?.pdp_score, before?.pdp_score)
    assert.equal((await shop.check()).is_outdated, true)
  })

  it('a live check that somebody asks for comes back from the trash, and is deleted with its listing', async () => {
    const before = await shop.check()
    await shop.call('DELETE', `/v1/pdps/${shop.pdpId}`)
    await removeOldNights(shop.db, NEVER)
    await shop.call('POST', `/v1/trash/${shop.pdpId}/restore`)
    const { nights, places } = await shop.check()
    assert.deepEqual([nights, places], [before.nights, before.places])
    assert.equal((await shop.call('GET', pathOf(places[0]?.shown?.picture_url ?? ''))).status, 302)
    await shop.call('DELETE', `/v1/pdps/${shop.pdpId}?permanent=true`)
    const { rows } = await sql`SELECT FROM live_check`.execute(shop.db)
    assert.equal(rows.length, 0)
    assert.equal((await shop.call('GET', path())).status, 404)
  })
})

describeOnStore('a shop that forbids reading', (store) => {
  it('a shop that forbids reading is not read, which the check says', async () => {
    const shop = await startLiveShop(store, 'User-agent: *\nDisallow: /\n')
    await using _service = shop.service
    const since = shop.origin.requests.length
    const { state, nights } = await shop.checkNow()
    assert.equal(state, 'not_allowed')
    assert.equal(nights[0]?.problem, 'forbidden')
    assert.deepEqual(shop.origin.requests.slice(since), ['/robots.txt'])
  })
})
