import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { LiveCheck, LiveCheckPage, LiveWatch } from '@endcap/api'
import { startStorefront } from '@endcap/demo-shop'
import { sql } from 'kysely'
import { removeOldNights } from '../../../src/domains/live/live-store.ts'
import { scheduleChecks } from '../../../src/domains/live/schedule-checks.ts'
import { eventually } from '../../support/eventually.ts'
import { newCredential, requestToken, startService } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'
import { ASIN, DAY_MS, type LiveShop, NEVER, NIGHT, startLiveShop } from './live-shop.ts'

describeOnStore('live checks', (store) => {
  let shop: LiveShop
  before(async () => {
    shop = await startLiveShop(store)
  })
  after(() => shop.service[Symbol.asyncDispose]())

  it('live checks read nothing until somebody switches them on', async () => {
    await shop.schedule(NIGHT)
    assert.deepEqual((await shop.check()).nights, [])
    const { status, body } = await shop.call('POST', '/v1/live-watches', {})
    const again = await shop.call('POST', '/v1/live-watches', {})
    assert.deepEqual([status, again.body], [201, body])
    const { data } = await shop.read<{ data: LiveWatch[] }>('/v1/live-watches')
    assert.deepEqual(data, [body])
    assert.deepEqual(data[0]?.alert, { wrong: true, nights: 2, score_drop: 3, order: false })
  })

  it('live checks find the same set without a download or an event', async () => {
    const before = shop.origin.requests.length
    const { state, places, sent_score, shown_score } = await shop.nextNight()
    assert.equal(state, 'same')
    assert.deepEqual(
      places.map(({ verdict }) => verdict),
      ['same', 'same', 'same', 'same'],
    )
    assert.equal(shown_score, sent_score)
    assert.deepEqual(shop.origin.requests.slice(before), ['/robots.txt', `/dp/${ASIN}`])
    assert.deepEqual(await shop.events('live.changed'), [])
  })

  it('live checks find moved, replaced and missing pictures, and leave the listing as it is', async () => {
    const stored = async () => {
      const listing = await shop.read<Record<string, unknown>>(`/v1/pdps/asin/${ASIN}`)
      return [listing, await shop.read(`/v1/pdps/${shop.pdpId}/history`)]
    }
    const before = await stored()
    shop.show('a', 'c', 'b', 'x')
    const { state, places, wrong, moved, shown_score } = await shop.nextNight()
    assert.equal(state, 'different')
    assert.deepEqual(
      places.map(({ verdict, sent, shown }) => [verdict, sent?.position, shown?.position]),
      [
        ['same', 0, 0],
        ['moved', 1, 2],
        ['moved', 2, 1],
        ['other', 3, 3],
      ],
    )
    assert.deepEqual([wrong, moved, typeof shown_score], [1, 2, 'number'])
    assert.deepEqual(await stored(), before)
    const [changed] = await shop.events('live.changed')
    assert.ok(changed && 'previous_state' in changed && 'wrong' in changed)
    assert.deepEqual([changed.state, changed.previous_state, changed.wrong], ['different', 'same', 1])
  })

  it('live checks download a picture only once, and report an unchanged difference once', async () => {
    const before = shop.origin.requests.length
    assert.equal((await shop.nextNight()).state, 'different')
    assert.deepEqual(shop.origin.requests.slice(before), [`/dp/${ASIN}`])
    assert.equal((await shop.events('live.changed')).length, 1)
  })

  it('live checks say when a page cannot be read, without an event', async () => {
    shop.fail()
    for (const count of [1, 2, 3]) {
      const { state, nights_not_read: nights, places } = await shop.nextNight()
      assert.deepEqual([state, nights, places.length], ['not_read', count, 4])
    }
    assert.equal((await shop.events('live.changed')).length, 1)
    const { data, counts } = await shop.read<LiveCheckPage>('/v1/live-checks?state=not_read&limit=1')
    const none = { same: 0, moved: 0, unsure: 0, different: 0, not_allowed: 0 }
    assert.deepEqual(counts, { ...none, not_read: 1 })
    assert.deepEqual(
      data.map(({ id, state }) => [id, state]),
      [[ASIN, 'not_read']],
    )
    assert.deepEqual((await shop.read<{ data: unknown[] }>('/v1/live-checks?state=same')).data, [])
  })

  it('live checks report a set that is there again', async () => {
    shop.show('a', 'b', 'c', 'd')
    assert.equal((await shop.nextNight()).state, 'same')
    assert.equal((await shop.events('live.changed')).length, 2)
  })

  it('live checks run in the night only, and once a night', async () => {
    const { db } = shop
    const noon = new Date('2027-01-10T12:00:00Z')
    await shop.schedule(noon)
    await shop.schedule(shop.tonight())
    const { rows } = await sql`SELECT FROM live_check WHERE state = 'waiting'`.execute(db)
    assert.equal(rows.length, 0)
  })

  it('live checks of a host that is not due wait for a later task', async () => {
    const { db } = shop
    await sql`UPDATE live_host SET next_at = now() + interval '1 hour'`.execute(db)
    const before = shop.origin.requests.length
    const later = new Date(shop.tonight().getTime() + DAY_MS)
    await shop.schedule(later)
    const waiting = async () =>
      (await sql`SELECT FROM live_check WHERE night = ${later.toISOString().slice(0, 10)}::date`.execute(db))
        .rows.length
    await eventually(async () => (await waiting()) === 0)
    assert.equal(shop.origin.requests.length, before)
  })

  it('live checks are of the own organization only', async () => {
    const other = await requestToken(shop.service.config.auth.baseUrl, await newCredential(shop.service.app))
    assert.deepEqual((await shop.read<{ data: unknown[] }>('/v1/live-checks', other)).data, [])
    assert.deepEqual((await shop.read<{ data: unknown[] }>('/v1/live-watches', other)).data, [])
    const { status } = await shop.service.request('GET', `/v1/pdps/${shop.pdpId}/live-check`, {
      token: other,
    })
    assert.equal(status, 404)
  })

  it('live checks stop when they are switched off, and are removed after 30 nights', async () => {
    const { db } = shop
    const [watch] = (await shop.read<{ data: LiveWatch[] }>('/v1/live-watches')).data
    const remove = () => shop.service.request('DELETE', `/v1/live-watches/${watch?.watch_id}`)
    assert.deepEqual([(await remove()).status, (await remove()).status], [204, 404])
    await sql`UPDATE live_check SET night = night - 1000`.execute(db)
    await sql`UPDATE live_picture SET seen_on = seen_on - 1000`.execute(db)
    await removeOldNights(db, NEVER)
    const { rows } =
      await sql`SELECT pdp_id FROM live_check UNION ALL SELECT pdp_id FROM live_picture`.execute(db)
    assert.deepEqual(rows, [])
  })
})

describeOnStore('live checks of the demo shop', ({ place }) => {
  it('live checks of the demo shop find the set that was read', async () => {
    await using shop = await startStorefront()
    const { url: databaseUrl, dataDirectory } = await place()
    await using service = await startService({
      storefront: shop.origin,
      ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }),
    })
    const { body } = await service.request('PUT', '/v1/pdps/asin/B0DEMOCAN1')
    await service.poll('/v1/pdps/asin/B0DEMOCAN1')
    await service.request('POST', '/v1/live-watches', { body: {} })
    await scheduleChecks(
      { db: service.app.database.db, jobs: (await service.app.jobWork()).jobs },
      NEVER,
      NIGHT,
    )
    const path = `/v1/pdps/${String(body['pdp_id'])}/live-check`
    const read = async () => (await service.request('GET', path)).body as unknown as LiveCheck
    await eventually(async () => (await read()).state !== null, { attempts: 1_000 })
    assert.equal((await read()).state, 'same')
    assert.equal((await service.request('POST', path)).status, 202)
    await eventually(async () => !(await read()).is_reading, { attempts: 1_000 })
    const { state, places } = await read()
    assert.equal(state, 'same')
    for (const { shown } of places)
      assert.equal((await fetch(shown?.renditions[160] ?? '')).headers.get('content-type'), 'image/webp')
  })
})
