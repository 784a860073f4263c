import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { RivalComparison, RivalSet } from '@endcap/api'
import { findCategoryByPath } from '@endcap/catalog'
import { startStorefront } from '@endcap/demo-shop'
import { sql } from 'kysely'
import sharp from 'sharp'
import { removeOldPictures } from '../../../src/domains/rivals/rival-pictures.ts'
import { scheduleReading } from '../../../src/domains/rivals/schedule-reading.ts'
import { eventually } from '../../support/eventually.ts'
import { listingPage } from '../../support/listing-page.ts'
import { operationsOf, readOpenApi } from '../../support/openapi.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'

const NEVER = new AbortController().signal
const NIGHT = new Date('2026-11-30T03:00:00Z')
const NOON = new Date('2026-11-30T12:00:00Z')
const CATEGORY = findCategoryByPath('Food > Snacks > Potato Chips')
const ASINS = Array.from({ length: 12 }, (_, n) => `B0000000${String(n).padStart(2, '0')}`)
const MINE = 'B000000099'
const MISSING = '019a9d3b-6c18-7e52-9b07-3d8f1a62c4e5'

/** Lets tests read the pages of one host without pauses. */
async function readWithoutPauses({ app }: TestService): Promise<void> {
  const { db } = app.database
  await sql`CREATE FUNCTION no_pause() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN NEW.next_at = now() - interval '1 hour'; RETURN NEW; END $$`.execute(db)
  await sql`CREATE TRIGGER no_pause BEFORE INSERT OR UPDATE ON live_host
    FOR EACH ROW EXECUTE FUNCTION no_pause()`.execute(db)
}

/** Fields of answers that the tests read. */
type Body = RivalSet &
  Record<'pdp_id' | 'upload_id' | 'error_code', string> & { data: { image_id: string }[] }

const newSet = (entries: readonly string[]) => ({
  name: 'Chips',
  category_id: 'Food > Snacks > Potato Chips',
  retailer: 'marketplace_us',
  entries,
})

describeOnStore('rivals', ({ place }) => {
  let origin: Origin
  let service: TestService
  let stranger: string
  let pdpId = ''
  let imageId = ''
  let setId = ''

  const call = async (method: string, path: string, body?: object, token?: string) => {
    const answer = await service.request(method, path, {
      ...(body && { body }),
      ...(token !== undefined && { token }),
    })
    return { status: answer.status, body: answer.body as unknown as Body }
  }
  const readSet = async (id = setId) => (await call('GET', `/v1/rival-sets/${id}`)).body
  const compare = async (query = '') =>
    (await service.request('GET', `/v1/rival-sets/${setId}/comparison?pdp_id=${pdpId}${query}`))
      .body as unknown as RivalComparison
  const settled = async (id = setId) => {
    await eventually(async () => (await readSet(id)).reading === 0, { attempts: 2_000 })
    return readSet(id)
  }
  const schedule = async (now: Date) =>
    scheduleReading({ db: service.app.database.db, jobs: (await service.app.jobWork()).jobs }, now)
  const show = (asin: string, ...pictures: number[]) =>
    origin.serve(
      `/dp/${asin}`,
      listingPage(
        asin,
        pictures.map((n) => origin.url(`/${n}.png`)),
      ),
    )

  /** Returns all answers of the organization that are no sets of rivals. */
  async function everythingElse(): Promise<Map<string, string>> {
    const document = await readOpenApi(service.config.auth.baseUrl)
    const answers = new Map<string, string>()
    for (const { method, path } of operationsOf(document)) {
      const rest = path.replace('{pdp_id}', pdpId).replace('{asin}', MINE).replace('{image_id}', imageId)
      // Others need a further id, or never end.
      const isAsked = method === 'GET' && !/[{]|rival-sets|stream|health/.test(rest)
      if (!isAsked) continue
      const headers = { authorization: `Bearer ${service.token}` }
      const response = await fetch(service.config.auth.baseUrl + rest, { headers })
      const text = (await response.text()).replace(/(sig|exp)=[^"&]*/g, '')
      if (response.ok) answers.set(rest, text)
    }
    assert.ok(answers.size > 30, `${answers.size} answers`)
    return answers
  }

  before(async () => {
    origin = await startOrigin()
    for (let n = 0; n < 13; n++) origin.serve(`/${n}.png`, await picture(n))
    const faint = { create: { width: 160, height: 160, channels: 3 as const, background: '#fdfdfd' } }
    origin.serve('/faint.png', await sharp(faint).png().toBuffer())
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({
      origin,
      storefront: origin.url(''),
      ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }),
    })
    await readWithoutPauses(service)
    stranger = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
    for (const [n, asin] of ASINS.entries()) show(asin, n, n + 1)
    // One rival shows a picture of this listing.
    show(MINE, 12)
    const { body } = await call('PUT', `/v1/pdps/asin/${MINE}`)
    pdpId = body.pdp_id
    await service.poll(`/v1/pdps/asin/${MINE}`)
    const [image] = (await call('GET', '/v1/images')).body.data
    imageId = image?.image_id ?? ''
  })
  after(() => service[Symbol.asyncDispose]())

  it('rivals are read, scored and shown, and change nothing else of the organization', async () => {
    const before = await everythingElse()
    const { status, body } = await call('POST', '/v1/rival-sets', newSet(ASINS))
    setId = body.rival_set_id
    assert.deepEqual([status, body.rivals, body.entries[0]?.state], [201, 12, 'waiting'])
    assert.equal(body.category_id, CATEGORY?.id)
    const { entries, read, median_score: median } = await settled()
    assert.deepEqual([read, typeof median], [12, 'number'])
    for (const [n, entry] of entries.entries()) {
      assert.deepEqual([entry.asin, entry.state, entry.problem], [ASINS[n], 'read', null])
      assert.ok(entry.score !== null && entry.image_count === 2 && entry.main_image !== null)
      assert.equal(entry.asset_types.length, 1)
      assert.equal((await fetch(entry.image_url ?? '')).headers.get('content-type'), 'image/webp')
    }
    const later = await everythingElse()
    assert.deepEqual(
      [...before].flatMap(([path, text]) => (later.get(path) === text ? [] : [path])),
      [],
    )
  })

  it('rivals are compared with a listing by score, types of pictures and place on a shelf', async () => {
    const { score, percentile, rows, types, shelf, shelf_needs: needs, read } = await compare()
    const scores = rows.map((row) => row.score ?? 0)
    assert.deepEqual(
      scores,
      scores.toSorted((one, other) => other - one),
    )
    assert.deepEqual([rows.length, read, needs], [13, 12, null])
    const theirs = rows.filter(({ rival_id: id }) => id !== null).map((row) => row.score ?? 0)
    const lower = theirs.filter((each) => each < (score ?? 0)).length
    const equal = theirs.filter((each) => each === score).length
    assert.equal(percentile, Math.round((1000 * (lower + equal / 2)) / 12) / 10)
    assert.equal(
      types.reduce((sum, { rivals }) => sum + rivals, 0),
      12,
    )
    assert.ok(shelf)
    assert.deepEqual([shelf.of, shelf.tiles.length, shelf.composed, shelf.is_clear], [13, 13, null, null])
    assert.ok(shelf.now.low <= shelf.now.rank && shelf.now.rank <= shelf.now.high)
    assert.ok(rows.every(({ found }) => found !== null && found >= 1 && found <= 13))
    const tiles = shelf.tiles.map(({ tile_url: url }) => url ?? shelf.now.tile_url)
    const { width, height } = await sharp(
      Buffer.from(await (await fetch(tiles[0] ?? '')).arrayBuffer()),
    ).metadata()
    assert.deepEqual([width, height], [101, 101])
    assert.deepEqual(await compare(), await compare())
  })

  it('rivals make a white main image hard to find, and say that the difference is clear', async () => {
    const image_url = origin.url('/faint.png')
    const { body } = await call('POST', '/v1/uploads', { image_url })
    const { shelf } = await compare(`&upload_id=${body.upload_id}`)
    assert.ok(shelf?.composed)
    assert.deepEqual([shelf.composed.rank, shelf.is_clear], [13, true])
    const same = (await compare(`&image_id=${imageId}`)).shelf
    assert.deepEqual([same?.composed?.rank, same?.is_clear], [same?.now.rank, false])
  })

  it('rivals that cannot be read keep their last reading, and new ones say why', async () => {
    for (const asin of ASINS.slice(0, 3))
      origin.serve(`/dp/${asin}`, (_request, response) => response.writeHead(503).end())
    assert.equal((await call('POST', `/v1/rival-sets/${setId}/read`)).status, 202)
    const { entries, read } = await settled()
    assert.equal(read, 12)
    const [failed] = entries
    assert.ok(failed?.state === 'read' && failed.score !== null)
    assert.equal(failed.problem, 'unavailable')
    await sql`UPDATE rival SET read_at = now() - interval '40 days' WHERE asin = ${ASINS[0]}`.execute(
      service.app.database.db,
    )
    await call('POST', `/v1/rival-sets/${setId}/read`)
    const [old] = (await settled()).entries
    assert.equal(old?.state, 'not_read')
    assert.equal((await compare()).read, 11)
  })

  it('rivals are read again by night after a week, with the pictures that they have', async () => {
    const { db } = service.app.database
    for (const [n, asin] of ASINS.entries()) show(asin, n, n + 1)
    await sql`UPDATE rival SET next_on = '2026-11-30'`.execute(db)
    const before = origin.requests.length
    await schedule(NOON)
    assert.equal((await readSet()).reading, 0)
    await schedule(NIGHT)
    assert.equal((await settled()).read, 12)
    assert.deepEqual(
      origin.requests.slice(before).toSorted(),
      ASINS.map((asin) => `/dp/${asin}`),
    )
  })

  it('rivals of several sets have their page read once, for a new set, by night and by a person', async () => {
    const { db } = service.app.database
    const [asin = ''] = ASINS
    const allSets = async () => (await call('GET', '/v1/rival-sets')).body.data as unknown as RivalSet[]
    const readings = async (work: () => Promise<unknown>) => {
      const before = origin.requests.length
      await work()
      await eventually(
        async () => {
          await schedule(NOON)
          return (await allSets()).every(({ reading }) => reading === 0)
        },
        { attempts: 2_000 },
      )
      return origin.requests.slice(before).filter((path) => path.startsWith('/dp/'))
    }
    const create = async (entries: readonly string[]) =>
      (await call('POST', '/v1/rival-sets', newSet(entries))).body.rival_set_id
    let id = ''
    const forNew = await readings(async () => (id = await create([asin])))
    const [[first], [copy]] = [(await readSet()).entries, (await readSet(id)).entries]
    assert.deepEqual([forNew, copy?.state, copy?.score], [[], 'read', first?.score])
    assert.deepEqual([copy?.read_at, copy?.image_count], [first?.read_at, first?.image_count])
    assert.equal((await fetch(copy?.image_url ?? '')).status, 200)

    const byPerson = await readings(async () => {
      await sql`UPDATE rival SET read_at = read_at - interval '2 hours'`.execute(db)
      await Promise.all([setId, id].map((each) => call('POST', `/v1/rival-sets/${each}/read`)))
    })
    assert.deepEqual(byPerson.toSorted(), [...ASINS].map((each) => `/dp/${each}`).toSorted())

    const byNight = await readings(async () => {
      await sql`UPDATE rival SET next_on = '2026-11-30', read_at = read_at - interval '7 days'
        WHERE asin = ${asin}`.execute(db)
      await eventually(async () => {
        await schedule(NIGHT)
        const { rows } = await sql`SELECT FROM rival WHERE next_on = '2026-11-30'`.execute(db)
        return rows.length === 0
      })
    })
    assert.deepEqual(byNight, [`/dp/${asin}`])
    await call('DELETE', `/v1/rival-sets/${id}`)
  })

  it('rivals of a host that is not due wait', async () => {
    const { db } = service.app.database
    await sql`DROP TRIGGER no_pause ON live_host`.execute(db)
    await sql`UPDATE live_host SET next_at = now() + interval '1 hour'`.execute(db)
    const before = origin.requests.length
    await call('POST', `/v1/rival-sets/${setId}/read`)
    const queued = async () =>
      (await sql`SELECT FROM rival WHERE queued_at IS NOT NULL`.execute(db)).rows.length
    await eventually(async () => (await queued()) === 0)
    assert.deepEqual([origin.requests.length, (await readSet()).reading], [before, 12])
    await sql`UPDATE rival SET wants_now = false`.execute(db)
    await sql`CREATE TRIGGER no_pause BEFORE INSERT OR UPDATE ON live_host
      FOR EACH ROW EXECUTE FUNCTION no_pause()`.execute(db)
    await sql`UPDATE live_host SET failures = 0`.execute(db)
  })

  it('rivals are renamed, scored by another category and replaced', async () => {
    const earlier = await readSet()
    const versions = async () =>
      (
        await sql<{ scored_with: string }>`SELECT DISTINCT scored_with FROM rival`.execute(
          service.app.database.db,
        )
      ).rows
    const before = await versions()
    const change = (body: object) => call('PATCH', `/v1/rival-sets/${setId}`, body)
    assert.equal((await change({ name: 'Crisps' })).body.name, 'Crisps')
    const tools = (await change({ category_id: 'Art And Crafts > Sewing' })).body
    assert.ok(tools.entries.every(({ score }) => score !== null))
    assert.notEqual(tools.category_id, earlier.category_id)
    const later = await versions()
    assert.deepEqual([before.length, later.length], [1, 1])
    assert.notDeepEqual(later, before)
    const { body } = await change({ entries: [ASINS[2], ASINS[1]] })
    assert.deepEqual(
      body.entries.map(({ rival_id: id, state }) => [id, state]),
      [earlier.entries[2], earlier.entries[1]].map((entry) => [entry?.rival_id, 'read']),
    )
    const { shelf, shelf_needs: needs, read } = await compare()
    assert.deepEqual([shelf, needs, read], [null, 10, 2])
    const refused = await change({ entries: ['nothing'] })
    assert.equal(refused.status, 400)
    assert.equal((await readSet()).rivals, 2)
  })

  it('rivals need a storefront, a category and few enough sets', async () => {
    const create = async (change: object) => {
      const { status, body } = await call('POST', '/v1/rival-sets', {
        ...newSet([ASINS[0] ?? '']),
        ...change,
      })
      return [status, body.error_code]
    }
    assert.deepEqual(await create({ retailer: 'walmart_us' }), [400, 'INVALID_RETAILER'])
    assert.deepEqual(await create({ retailer: 'nowhere' }), [400, 'INVALID_RETAILER'])
    assert.equal((await create({ category_id: 'Nothing' }))[1], 'CATEGORY_NOT_FOUND')
    assert.deepEqual(await create({ entries: [] }), [422, 'VALIDATION_ERROR'])
    assert.deepEqual(await create({ entries: Array(61).fill(ASINS[0]) }), [422, 'VALIDATION_ERROR'])
    const organizationId = service.credential.organization_id
    await sql`INSERT INTO rival_set (id, organization_id, name, category_id, retailer)
      SELECT gen_random_uuid(), ${organizationId}, 'Filled', '', '' FROM generate_series(2, 50)`.execute(
      service.app.database.db,
    )
    assert.deepEqual(await create({}), [409, 'TOO_MANY_RIVAL_SETS'])
    await sql`DELETE FROM rival_set WHERE name = 'Filled'`.execute(service.app.database.db)
  })

  it('rivals are of the own organization only', async () => {
    const paths: [string, string][] = [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/read'],
      ['GET', `/comparison?pdp_id=${pdpId}`],
    ]
    for (const [method, path] of paths) {
      const body = method === 'PATCH' ? { name: 'Mine' } : undefined
      assert.equal((await call(method, `/v1/rival-sets/${setId}${path}`, body, stranger)).status, 404)
      assert.equal((await call(method, `/v1/rival-sets/${MISSING}${path}`, body)).status, 404)
    }
    assert.deepEqual((await call('GET', '/v1/rival-sets', undefined, stranger)).body.data, [])
    const mine = `/v1/rival-sets/${setId}/comparison?pdp_id=${MISSING}`
    assert.equal((await call('GET', mine)).status, 404)
  })

  it('rivals leave no picture when their set is deleted, or after 90 days', async () => {
    const { db } = service.app.database
    const kept = async () => (await sql`SELECT FROM rival_picture`.execute(db)).rows.length
    await removeOldPictures(db, NEVER)
    assert.equal(await kept(), 4)
    await sql`UPDATE rival SET read_at = read_at - interval '91 days' WHERE asin = ${ASINS[1]}`.execute(db)
    await sql`UPDATE rival_picture SET seen_on = seen_on - 91
      WHERE rival_id = (SELECT id FROM rival WHERE asin = ${ASINS[1]})`.execute(db)
    await removeOldPictures(db, NEVER)
    const gone = (await readSet()).entries[1]
    assert.deepEqual([await kept(), gone?.state, gone?.score, gone?.image_url], [2, 'not_read', null, null])
    assert.equal((await call('DELETE', `/v1/rival-sets/${setId}`)).status, 204)
    await removeOldPictures(db, NEVER)
    assert.equal(await kept(), 0)
    const { rows } = await sql`
      SELECT sha256 FROM image_facts WHERE sha256 NOT IN (SELECT sha256 FROM image)
      UNION ALL SELECT sha256 FROM stored_file WHERE sha256 NOT IN (
        SELECT sha256 FROM image UNION SELECT sha256 FROM upload UNION SELECT sha256 FROM unclaimed_file)`.execute(
      db,
    )
    assert.equal(rows.length, 0)
  })
})

describeOnStore('rivals of a shop', ({ place }) => {
  const readFrom = async (storefront: string, entries: string[], origin?: Origin) => {
    const { url: databaseUrl, dataDirectory } = await place()
    await using service = await startService({
      storefront,
      ...(origin && { origin }),
      ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }),
    })
    const { body } = await service.request('POST', '/v1/rival-sets', { body: newSet(entries) })
    const read = async () => {
      const answer = await service.request('GET', `/v1/rival-sets/${String(body['rival_set_id'])}`)
      return answer.body as unknown as RivalSet
    }
    await eventually(async () => (await read()).reading === 0, { attempts: 2_000 })
    return (await read()).entries
  }

  it('rivals of a shop are read and scored, as far as it has them', async () => {
    await using shop = await startStorefront()
    const [chips, missing] = await readFrom(shop.origin, ['B0DEMOCHP2', 'B0DEMONONE'])
    assert.deepEqual([chips?.state, missing?.state], ['read', 'not_read'])
    assert.ok((chips?.score ?? 0) > 50 && (chips?.asset_types.length ?? 0) > 1)
  })

  it('rivals of a shop whose robots rules forbid it are not read', async () => {
    const origin = await startOrigin()
    origin.serve('/robots.txt', Buffer.from('User-agent: *\nDisallow: /dp/\n'))
    const [entry] = await readFrom(origin.url(''), [MINE], origin)
    assert.equal(entry?.state, 'not_allowed')
    assert.deepEqual(origin.requests, ['/robots.txt'])
  })
})
