import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, it } from 'node:test'
import type {
  DraftScore,
  Outcome,
  OutcomeCalibration,
  OutcomeTest,
  PdpComposer,
  ProductCategory,
  StoredOutcomes,
  TestPlan,
} from '@endcap/api'
import { sql } from 'kysely'
import { settleTests } from '../../../src/domains/outcomes/settle-tests.ts'
import { eventually } from '../../support/eventually.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'

const WEEK = { source: 'Shop', test: 'Milk', listing: 'milk', from: '2026-10-01', to: '2026-10-07' }
const OLD = { ...WEEK, arm: 'old', is_control: true, pictures: ['0.png'], impressions: 10_000, orders: 300 }
const NEW = { ...WEEK, arm: 'new', pictures: ['1.png'], impressions: 10_000, orders: 420 }
const MISSING = '019a9d3b-6c18-7e52-9b07-3d8f1a62c4e5'

type Body = Record<string, unknown> & { data: unknown[]; error_code?: string }

describeOnStore('results of tests', ({ place }) => {
  let origin: Origin
  let service: TestService
  let stranger: string
  let pdpId = ''

  const call = async (method: string, path: string, body?: object, token?: string) => {
    const options = { ...(body && { body }), ...(token !== undefined && { token }) }
    const answer = await service.request(method, `/v1/${path}`, options)
    return { status: answer.status, body: answer.body as Body }
  }
  const save = async (...outcomes: object[]) => {
    const { status, body } = await call('POST', 'outcomes', { outcomes })
    assert.equal(status, 200, JSON.stringify(body))
    return body as unknown as StoredOutcomes
  }
  const tests = async (query = '') => (await call('GET', `outcome-tests${query}`)).body.data as OutcomeTest[]
  const rows = async (query = '') => (await call('GET', `outcomes${query}`)).body.data as Outcome[]
  const testNamed = async (name: string) => {
    const test = (await tests()).find((each) => each.name === name)
    assert.ok(test, `there is a test ${name}`)
    return test
  }
  const remove = async () => {
    for (const kind of ['randomized', 'observational'])
      for (const { test_id: id } of await tests(`?kind=${kind}`)) await call('DELETE', `outcome-tests/${id}`)
  }

  before(async () => {
    origin = await startOrigin()
    for (const n of [0, 1, 2]) origin.serve(`/${n}.png`, await picture(n))
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({ origin, ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }) })
    stranger = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
    await service.put('milk', {
      hero_image_url: origin.url('/0.png'),
      carousel_image_urls: [origin.url('/1.png')],
      name: 'Oat Milk',
    })
    pdpId = (await service.settled('milk')).pdp_id
  })
  after(() => service[Symbol.asyncDispose]())

  it('results of tests have a verdict, a score difference, and a range after each period', async () => {
    assert.deepEqual(await save(OLD, NEW), { stored: 2, replaced: 0, problems: [] })
    const scored = async () => (await testNamed('Milk')).arms.every(({ score }) => score !== null)
    await eventually(scored, { attempts: 500 })
    const { test_id: id } = await testNamed('Milk')
    const test = (await call('GET', `outcome-tests/${id}`)).body as unknown as OutcomeTest
    const [comparison] = test.comparisons
    assert.equal(comparison?.verdict, 'better')
    assert.equal(comparison.decided_on, '2026-10-07')
    assert.deepEqual(
      comparison.looks.map(({ to }) => to),
      ['2026-10-07'],
    )
    assert.ok(comparison.effect && comparison.effect.low > 0 && comparison.effect.middle > 0.39)
    assert.equal(test.metric, 'orders')
    const [control, treatment] = test.arms
    const difference = (treatment?.score ?? 0) - (control?.score ?? 0)
    assert.equal(comparison.score_difference, Math.round(10 * difference) / 10)
    assert.equal(test.listing?.pdp_id, pdpId)
    const { images } = (await call('GET', `pdps/${pdpId}/composer`)).body as unknown as PdpComposer
    assert.deepEqual(
      test.arms.map(({ image_ids: ids, is_scoring: isScoring }) => [ids, isScoring]),
      images.map(({ image_id: imageId }) => [[imageId], false]),
    )
  })

  it('results of tests are listed by the category of their listing, and by how visitors were split', async () => {
    const { category_id: own } = await testNamed('Milk')
    const categories = (await call('GET', 'product-categories')).body as unknown as ProductCategory[]
    const path = categories.find(({ id }) => id === own)?.path ?? ''
    const other = categories.find((each) => !path.startsWith(each.path))
    assert.equal((await tests(`?category_id=${own}`)).length, 1)
    assert.equal((await tests(`?category_id=${other?.id}`)).length, 0)
    const { status, body } = await call('GET', `outcome-tests?category_id=${MISSING}`)
    assert.deepEqual([status, body.error_code], [400, 'CATEGORY_NOT_FOUND'])
    assert.equal((await call('GET', 'outcome-tests')).body['observational'], 0)
  })

  it('results of tests of main images differ in score as a what-if of the listing does', async () => {
    await service.put('oats', {
      hero_image_url: origin.url('/0.png'),
      carousel_image_urls: [origin.url('/2.png')],
      name: 'Oats',
    })
    const { pdp_id: oats } = await service.settled('oats')
    const { body: upload } = await call('POST', 'uploads', { image_url: origin.url('/1.png') })
    const hero = { upload_id: String(upload['upload_id']) }
    const { body } = await call('POST', 'pdps/score', { base: { pdp_id: oats }, hero })
    const named = { test: 'Oats', listing: 'oats' }
    await save({ ...OLD, ...named }, { ...NEW, ...named, pictures: [hero.upload_id] })
    const difference = async () => (await testNamed('Oats')).comparisons[0]?.score_difference ?? null
    await eventually(async () => (await difference()) !== null, { attempts: 500 })
    assert.equal(await difference(), (body as unknown as DraftScore).difference)
    await call('DELETE', `outcome-tests/${(await testNamed('Oats')).test_id}`)
  })

  it('results of tests have the same score difference in whatever order pictures are chosen', async () => {
    const named = { ...NEW, test: 'Late', listing: 'oats' }
    const differenceOf = async (name: string) =>
      (await testNamed(name)).comparisons[0]?.score_difference ?? null
    const isScored = async (name: string) => (await differenceOf(name)) !== null
    const old = { ...OLD, listing: 'oats', pictures: ['0.png'] }
    await save({ ...old, test: 'Late' }, { ...named, pictures: ['never.png'] })
    await eventually(async () => (await testNamed('Late')).arms.some(({ score }) => score !== null), {
      attempts: 500,
    })
    const late = await testNamed('Late')
    const arm = late.arms.find(({ is_bound: isBound }) => !isBound)
    await call('PATCH', `outcome-tests/${late.test_id}`, {
      arms: [{ arm_id: arm?.arm_id, pictures: ['2.png'] }],
    })
    await save({ ...old, test: 'Early' }, { ...named, test: 'Early', pictures: ['2.png'] })
    await eventually(() => isScored('Early'), { attempts: 500 })
    const early = await differenceOf('Early')
    await eventually(async () => (await differenceOf('Late')) === early, { attempts: 500 })
    for (const name of ['Late', 'Early'])
      await call('DELETE', `outcome-tests/${(await testNamed(name)).test_id}`)
  })

  it('results of tests are replaced by those of the same source, test, arm and days', async () => {
    assert.deepEqual(await save({ ...NEW, orders: 310 }), { stored: 0, replaced: 1, problems: [] })
    assert.equal((await testNamed('Milk')).comparisons[0]?.verdict, 'few')
    assert.equal((await rows()).length, 2)
  })

  it('results of tests that cannot be counted are listed by row, and are not counted', async () => {
    const other = { ...OLD, test: 'Faults', clicks: null }
    const stored = await save(
      { ...other, orders: 20_000 },
      { ...other, from: '2026-10-08', to: '2026-10-14' },
      { ...other, from: '2026-10-14', to: '2026-10-20' },
      { ...other, arm: 'lost', pictures: ['never.png'] },
      { ...other, from: '2026-10-21', to: '2026-10-21', revenue: 10, currency: 'USD' },
      { ...other, from: '2026-10-22', to: '2026-10-22', revenue: 10, currency: 'EUR' },
    )
    assert.deepEqual(
      stored.problems.map(({ row, problem }) => [row, problem]),
      [
        [1, 'orders_over_impressions'],
        [2, 'periods_overlap'],
        [3, 'periods_overlap'],
        [4, 'arm_not_bound'],
        [5, 'currencies_differ'],
        [6, 'currencies_differ'],
      ],
    )
    assert.equal((await rows('?has_problem=true')).length, 6)
    const test = await testNamed('Faults')
    assert.deepEqual(
      test.arms.map(({ impressions }) => impressions),
      [0, 0],
    )
    assert.equal(test.problems, 6)
  })

  it('results of tests count once their arm is bound, and a picture that is not found binds nothing', async () => {
    const { test_id: id, arms } = await testNamed('Faults')
    const lost = arms.find(({ name }) => name === 'lost')
    const bind = (picture: string) =>
      call('PATCH', `outcome-tests/${id}`, { arms: [{ arm_id: lost?.arm_id, pictures: [picture] }] })
    assert.equal((await bind('other.png')).body.error_code, 'PICTURE_NOT_FOUND')
    assert.equal(
      (
        await bind(
          createHash('sha256')
            .update(await picture(1))
            .digest('hex'),
        )
      ).status,
      200,
    )
    assert.equal((await testNamed('Faults')).problems, 5)
  })

  it('results of tests keep the bytes that visitors saw, until the last test with them is deleted', async () => {
    const sha256 = createHash('sha256')
      .update(await picture(2))
      .digest('hex')
    const isClaimed = async () => {
      const { rows: found } = await sql`SELECT FROM unclaimed_file WHERE sha256 = ${sha256}`.execute(
        service.app.database.db,
      )
      return found.length === 0
    }
    await service.put('milk', {
      hero_image_url: origin.url('/2.png'),
      carousel_image_urls: [origin.url('/1.png')],
      name: 'Oat Milk',
    })
    await service.settled('milk')
    await save({ ...OLD, test: 'Kept', pictures: ['2.png'] })
    await service.put('milk', {
      hero_image_url: origin.url('/0.png'),
      carousel_image_urls: [origin.url('/1.png')],
      name: 'Oat Milk',
    })
    await service.settled('milk')
    const { db } = service.app.database
    await sql`DELETE FROM pdp_image USING image WHERE image.id = image_id AND image.sha256 = ${sha256}`.execute(
      db,
    )
    const { rows: images } = await sql<{ id: string }>`SELECT id FROM image WHERE sha256 = ${sha256}`.execute(
      db,
    )
    for (const { id } of images) assert.equal((await call('DELETE', `images/${id}`)).status, 204)
    assert.ok(await isClaimed(), 'kept for the test')
    const { test_id: id } = await testNamed('Kept')
    assert.equal((await call('DELETE', `outcome-tests/${id}`)).status, 204)
    assert.ok(!(await isClaimed()), 'released with the test')
  })

  it('results of tests show money to admins, and to roles that an admin names', async () => {
    await save({ ...OLD, test: 'Money', revenue: 1234.5, currency: 'USD' })
    const { body } = await call('POST', 'credentials', { name: 'Feed', access: 'submit' })
    const { client_id, client_secret } = body as unknown as Record<'client_id' | 'client_secret', string>
    const { organization_id, audience } = service.credential
    const credential = { client_id, client_secret, organization_id, audience }
    const submit = await requestToken(service.config.auth.baseUrl, credential)
    const revenue = async (token?: string) => {
      const { body: page } = await call('GET', 'outcomes?limit=1', undefined, token)
      return (page.data as Outcome[])[0]?.revenue
    }
    assert.equal(await revenue(), 1234.5)
    assert.equal(await revenue(submit), null)
    assert.equal((await call('PUT', 'outcome-settings', { money_roles: ['editor'] }, submit)).status, 403)
    assert.deepEqual((await call('PUT', 'outcome-settings', { money_roles: ['editor'] })).body, {
      money_roles: ['editor'],
    })
    assert.equal(await revenue(submit), 1234.5)
    await call('PUT', 'outcome-settings', { money_roles: [] })
  })

  it('results of tests are hidden from other organizations', async () => {
    const { test_id: id } = await testNamed('Milk')
    const [row] = await rows()
    for (const [method, path] of [
      ['GET', `outcome-tests/${id}`],
      ['DELETE', `outcome-tests/${id}`],
      ['DELETE', `outcomes/${row?.outcome_id}`],
      ['GET', `outcome-tests/${MISSING}`],
    ] as const)
      assert.equal((await call(method, path, undefined, stranger)).status, 404, path)
    assert.deepEqual((await call('GET', 'outcomes', undefined, stranger)).body.data, [])
    assert.deepEqual((await call('GET', 'outcome-plan', undefined, stranger)).body.data, [])
  })

  it('results of tests in a request count once per key, and those that are no results are refused', async () => {
    await remove()
    assert.deepEqual(await save(OLD, { ...OLD, orders: 299 }), { stored: 1, replaced: 1, problems: [] })
    for (const change of [
      { impressions: -1 },
      { impressions: 1e13 },
      { to: '2026-09-30' },
      { revenue: 5 },
      { from: '0001-01-01' },
    ]) {
      const { status, body } = await call('POST', 'outcomes', { outcomes: [{ ...OLD, ...change }] })
      assert.deepEqual([status, body.error_code], [422, 'VALIDATION_ERROR'], JSON.stringify(change))
    }
    assert.equal(
      (await call('POST', 'outcomes', { outcomes: [{ ...OLD, market: 'nowhere' }] })).body.error_code,
      'INVALID_RETAILER',
    )
  })

  it('results of tests say how many more are needed, and then whether the higher score won', async () => {
    await remove()
    const named = (n: number) =>
      [
        { ...OLD, orders: 1200 },
        { ...NEW, orders: 1500 + n },
      ].map((row) => ({ ...row, impressions: 40_000, test: `Test ${n}` }))
    await save(...named(0))
    const calibration = async () =>
      (await call('GET', 'outcome-calibration')).body as unknown as OutcomeCalibration
    const first = await calibration()
    assert.deepEqual([first.calibration, first.weights, first.points], [null, null, []])
    assert.equal(first.needed, 30 - first.tests)
    await save(...Array.from({ length: 31 }, (_, n) => named(n + 1)).flat())
    const scored = async () =>
      (await tests('?limit=200')).every(({ arms }) => arms.every(({ score }) => score !== null))
    await eventually(scored, { attempts: 500 })
    const { tests: count, needed, calibration: found, weights, family, families } = await calibration()
    const [test] = await tests()
    const difference = test?.comparisons[0]?.score_difference ?? 0
    assert.notEqual(difference, 0)
    assert.ok(count >= 30)
    assert.equal(needed, null)
    assert.equal(found?.hits.count, difference > 0 ? count : 0)
    assert.deepEqual(families, [{ family, tests: count }])
    assert.ok((weights?.length ?? 0) > 5)
    assert.ok(test?.comparisons[0]?.expected, 'an expectation from ten tests on')
  })

  it('results of tests plan the next ones by what they may win', async () => {
    await sql`UPDATE outcome SET from_day = current_date - 8, to_day = current_date - 2`.execute(
      service.app.database.db,
    )
    await sql`UPDATE pdp_summary SET can_win = 12, can_win_today = 12`.execute(service.app.database.db)
    const plans = (await call('GET', 'outcome-plan')).body.data as TestPlan[]
    assert.equal(plans[0]?.pdp_id, pdpId)
    assert.ok(plans[0].month.low < plans[0].month.high && plans[0].days.low <= plans[0].days.high)
  })

  it('results of tests are read alike if they are read again', async () => {
    const { db } = service.app.database
    const reading = async () => (await sql`SELECT id, reading FROM outcome_test ORDER BY id`.execute(db)).rows
    const before = await reading()
    for (const { test_id: id } of await tests('?limit=200'))
      await db.transaction().execute((trx) => settleTests(trx, [id]))
    assert.equal((await reading()).length, before.length)
  })
})
