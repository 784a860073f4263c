import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { EndcapEvent, LiveCheck, LiveCheckSummary, LiveWatch } from '@endcap/api'
import { startStorefront } from '@endcap/demo-shop'
import { sql } from 'kysely'
import sharp from 'sharp'
import { removeOldNights } from '../../../src/domains/live/live-store.ts'
import { scheduleChecks } from '../../../src/domains/live/schedule-checks.ts'
import { eventually } from '../../support/eventually.ts'
import { listingPage } from '../../support/listing-page.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'

const ASIN = 'B000000001'
const NEVER = new AbortController().signal
const NIGHT = new Date('2026-11-30T03:00:00Z')
const DAY_MS = 24 * 3_600_000

/** A picture whose edges are those of no other. */
function cross(): Promise<Buffer> {
  const bar = (width: number, height: number) => ({
    input: { create: { width, height, channels: 3 as const, background: '#a03020' } },
    left: (160 - width) >> 1,
    top: (160 - height) >> 1,
  })
  return sharp({ create: { width: 160, height: 160, channels: 3, background: '#ffffff' } })
    .composite([bar(150, 12), bar(12, 150), bar(100, 60)])
    .png()
    .toBuffer()
}

describeOnStore('live checks', ({ place }) => {
  let origin: Origin
  let service: TestService
  let pdpId = ''
  let night = NIGHT

  const show = (...names: string[]) =>
    origin.serve(
      `/dp/${ASIN}`,
      listingPage(
        ASIN,
        names.map((name) => origin.url(`/${name}.png`)),
      ),
    )
  const read = async <Body>(path: string, token?: string) =>
    (await service.request('GET', path, token === undefined ? {} : { token })).body as Body
  const check = () => read<LiveCheck>(`/v1/pdps/${pdpId}/live-check`)
  const events = async () =>
    (await read<{ data: EndcapEvent[] }>('/v1/events?types=live.changed')).data.map(({ data }) => data)

  /** Runs the checks of the next night. */
  async function nextNight(): Promise<LiveCheck> {
    night = new Date(night.getTime() + DAY_MS)
    const day = night.toISOString().slice(0, 10)
    // Days of a test pass without pauses between pages.
    await sql`UPDATE live_host SET next_at = now() - interval '1 hour'`.execute(service.app.database.db)
    await scheduleChecks(
      { db: service.app.database.db, jobs: (await service.app.jobWork()).jobs },
      NEVER,
      night,
    )
    await eventually(async () => (await check()).night === day, { attempts: 1_000 })
    return check()
  }

  before(async () => {
    origin = await startOrigin()
    for (const [index, name] of ['a', 'b', 'c', 'd'].entries())
      origin.serve(`/${name}.png`, await picture(index))
    origin.serve('/x.png', await cross())
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({
      origin,
      storefront: origin.url(''),
      ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }),
    })
    show('a', 'b', 'c', 'd')
    const { body } = await service.request('PUT', `/v1/pdps/asin/${ASIN}`)
    pdpId = String(body['pdp_id'])
    await service.poll(`/v1/pdps/asin/${ASIN}`)
  })
  after(() => service[Symbol.asyncDispose]())

  it('live checks read nothing until somebody switches them on', async () => {
    await scheduleChecks(
      { db: service.app.database.db, jobs: (await service.app.jobWork()).jobs },
      NEVER,
      NIGHT,
    )
    assert.deepEqual((await check()).nights, [])
    const { status, body } = await service.request('POST', '/v1/live-watches', { body: {} })
    const again = await service.request('POST', '/v1/live-watches', { body: {} })
    assert.deepEqual([status, again.body], [201, body])
    const { data } = await read<{ data: LiveWatch[] }>('/v1/live-watches')
    assert.deepEqual(data, [body])
    assert.deepEqual(data[0]?.alert, { wrong: true, nights: 2, score_drop: 3, order: false })
  })

  it('live checks find the same set without a download or an event', async () => {
    const before = origin.requests.length
    const { state, places, sent_score, shown_score } = await nextNight()
    assert.equal(state, 'same')
    assert.deepEqual(
      places.map(({ verdict }) => verdict),
      ['same', 'same', 'same', 'same'],
    )
    assert.equal(shown_score, sent_score)
    assert.deepEqual(origin.requests.slice(before), ['/robots.txt', `/dp/${ASIN}`])
    assert.deepEqual(await events(), [])
  })

  it('live checks find moved, replaced and missing pictures, and leave the listing as it is', async () => {
    const stored = async () => {
      const listing = await read<Record<string, unknown>>(`/v1/pdps/asin/${ASIN}`)
      return [listing, await read(`/v1/pdps/${pdpId}/history`)]
    }
    const before = await stored()
    show('a', 'c', 'b', 'x')
    const { state, places, wrong, moved, shown_score } = await nextNight()
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
    const [changed] = await events()
    assert.ok(changed && 'previous_state' in changed && 'wrong' in changed)
    assert.deepEqual([changed.state, changed.previous_state, changed.wrong], ['different', 'same', 1])
  })

  it('live checks download a picture only once, and report an unchanged difference once', async () => {
    const before = origin.requests.length
    assert.equal((await nextNight()).state, 'different')
    assert.deepEqual(origin.requests.slice(before), [`/dp/${ASIN}`])
    assert.equal((await events()).length, 1)
  })

  it('live checks say when a page cannot be read, without an event', async () => {
    origin.serve(`/dp/${ASIN}`, (_request, response) => response.writeHead(503).end())
    for (const count of [1, 2, 3]) {
      const { state, nights_not_read: nights, places } = await nextNight()
      assert.deepEqual([state, nights, places.length], ['not_read', count, 4])
    }
    assert.equal((await events()).length, 1)
    const { data } = await read<{ data: LiveCheckSummary[] }>('/v1/live-checks?state=not_read&limit=1')
    assert.deepEqual(
      data.map(({ id, state }) => [id, state]),
      [[ASIN, 'not_read']],
    )
    assert.deepEqual((await read<{ data: unknown[] }>('/v1/live-checks?state=same')).data, [])
  })

  it('live checks report a set that is there again', async () => {
    show('a', 'b', 'c', 'd')
    assert.equal((await nextNight()).state, 'same')
    assert.equal((await events()).length, 2)
  })

  it('live checks run in the night only, and once a night', async () => {
    const { db } = service.app.database
    const noon = new Date('2027-01-10T12:00:00Z')
    await scheduleChecks({ db, jobs: (await service.app.jobWork()).jobs }, NEVER, noon)
    await scheduleChecks({ db, jobs: (await service.app.jobWork()).jobs }, NEVER, night)
    const { rows } = await sql`SELECT FROM live_check WHERE state = 'waiting'`.execute(db)
    assert.equal(rows.length, 0)
  })

  it('live checks of a host that is not due wait for a later task', async () => {
    const { db } = service.app.database
    await sql`UPDATE live_host SET next_at = now() + interval '1 hour'`.execute(db)
    const before = origin.requests.length
    const later = new Date(night.getTime() + DAY_MS)
    await scheduleChecks({ db, jobs: (await service.app.jobWork()).jobs }, NEVER, later)
    const waiting = async () =>
      (await sql`SELECT FROM live_check WHERE night = ${later.toISOString().slice(0, 10)}::date`.execute(db))
        .rows.length
    await eventually(async () => (await waiting()) === 0)
    assert.equal(origin.requests.length, before)
  })

  it('live checks are of the own organization only', async () => {
    const other = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
    assert.deepEqual((await read<{ data: unknown[] }>('/v1/live-checks', other)).data, [])
    assert.deepEqual((await read<{ data: unknown[] }>('/v1/live-watches', other)).data, [])
    const { status } = await service.request('GET', `/v1/pdps/${pdpId}/live-check`, { token: other })
    assert.equal(status, 404)
  })

  it('live checks stop when they are switched off, and are removed after 30 nights', async () => {
    const { db } = service.app.database
    const [watch] = (await read<{ data: LiveWatch[] }>('/v1/live-watches')).data
    const remove = () => service.request('DELETE', `/v1/live-watches/${watch?.watch_id}`)
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
    const state = async () =>
      (await service.request('GET', `/v1/pdps/${String(body['pdp_id'])}/live-check`)).body['state']
    await eventually(async () => (await state()) !== null, { attempts: 1_000 })
    assert.equal(await state(), 'same')
  })
})
