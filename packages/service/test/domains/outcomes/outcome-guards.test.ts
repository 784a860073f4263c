import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, it } from 'node:test'
import type { AuditEvent, Outcome, OutcomeFileReport, OutcomeTest, StoredOutcomes } from '@endcap/api'
import { createLog } from '@endcap/foundation/observability/log'
import { sql } from 'kysely'
import { SCORE_ARMS, scheduleScoring } from '../../../src/domains/outcomes/score-arms.job.ts'
import { openJobQueue } from '../../../src/platform/jobs/job-queue.ts'
import { createMetrics } from '../../../src/platform/observability/metrics.ts'
import { eventually } from '../../support/eventually.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'

const DAYS = { from: '2026-10-01', to: '2026-10-07', impressions: 10_000 }
const RESULT = { source: 'Shop', test: 'Milk', listing: 'milk', arm: 'old', ...DAYS, orders: 300 }
const HEAD = 'listing,test,arm,pictures,from,to,impressions,orders'
/** Amount that no other number has. */
const REVENUE = 987_654.25

const hashOf = async (n: number) =>
  createHash('sha256')
    .update(await picture(n))
    .digest('hex')

type Problems = { extra?: { problems: { field: string; issue: string }[] }; error_code?: string }

describeOnStore('guards of results', ({ place }) => {
  let origin: Origin
  let service: TestService
  let stranger: string
  let tokens: Record<'viewer' | 'editor', string>

  const call = async (method: string, path: string, body?: object, token?: string) => {
    const options = { ...(body && { body }), ...(token !== undefined && { token }) }
    return service.request(method, `/v1/${path}`, options)
  }
  const save = async (outcomes: object[], token?: string) => {
    const { status, body } = await call('POST', 'outcomes', { outcomes }, token)
    assert.equal(status, 200, JSON.stringify(body))
    return body as unknown as StoredOutcomes
  }
  const send = async (content: string | Buffer, query = '', token?: string) => {
    const { status, body } = await service.request('POST', `/v1/outcome-files${query}`, {
      raw: content,
      headers: { 'content-type': 'text/csv' },
      ...(token !== undefined && { token }),
    })
    return { status, body: body as OutcomeFileReport & Problems }
  }
  const testNamed = async (name: string, token?: string) => {
    const { body } = await call('GET', 'outcome-tests?limit=200', undefined, token)
    const test = (body['data'] as OutcomeTest[]).find((each) => each.name === name)
    assert.ok(test, `there is a test ${name}`)
    return test
  }
  const rowsOf = async ({ test_id: id }: OutcomeTest) =>
    (await call('GET', `outcomes?test_id=${id}&limit=200`)).body['data'] as Outcome[]
  const submit = async (id: string, n: number) => {
    await service.put(id, { hero_image_url: origin.url(`/${n}.png`), name: 'Oat Milk' })
    return service.settled(id)
  }
  const tokenFor = async (access: 'read' | 'submit') => {
    const { body } = await call('POST', 'credentials', { name: access, access })
    const { organization_id, audience } = service.credential
    const { client_id, client_secret } = body as Record<'client_id' | 'client_secret', string>
    return requestToken(service.config.auth.baseUrl, { client_id, client_secret, organization_id, audience })
  }

  before(async () => {
    origin = await startOrigin()
    for (const n of [0, 1, 2, 3]) origin.serve(`/${n}.png`, await picture(n))
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({ origin, ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }) })
    stranger = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
    tokens = { viewer: await tokenFor('read'), editor: await tokenFor('submit') }
    await submit('milk', 0)
  })
  after(() => service[Symbol.asyncDispose]())

  it('guards of results bind no picture of another organization', async () => {
    const { pdp_id: pdpId, hero } = await submit('theirs', 1)
    const upload = await call('POST', 'uploads', { image_url: origin.url('/1.png') })
    const foreign = [hero?.image_id, upload.body['upload_id'], await hashOf(1), origin.url('/1.png'), '1.png']
    const own = { hero_image_url: origin.url('/3.png'), name: 'Oat Milk' }
    assert.equal((await service.put('own', own, { token: stranger })).status, 202)
    for (const [at, named] of foreign.entries()) {
      const result = { ...RESULT, test: `Foreign ${at}`, listing: pdpId, pictures: [named] }
      assert.match(
        (await save([result], stranger)).problems[0]?.problem ?? '',
        /^(?:arm_not_bound|listing_not_found)$/,
        String(named),
      )
      const { test_id: id, arms, listing } = await testNamed(result.test, stranger)
      assert.equal(listing, null)
      const change = { arms: [{ arm_id: arms[0]?.arm_id, pictures: [named] }] }
      const { status, body } = await call('PATCH', `outcome-tests/${id}`, change, stranger)
      assert.deepEqual([status, body['error_code']], [404, 'PICTURE_NOT_FOUND'], String(named))
      const planned = { source: 'Shop', test: `Planned ${at}`, listing: 'own', ends_on: '2026-10-31' }
      const both = [{ arm: 'old', is_control: true, pictures: [named] }, { arm: 'new' }]
      const plan = (listing: string) =>
        call('POST', 'outcome-tests', { ...planned, listing, arms: both }, stranger)
      assert.equal((await plan('own')).body['error_code'], 'PICTURE_NOT_FOUND', String(named))
      assert.equal((await plan(pdpId)).body['error_code'], 'PDP_NOT_FOUND')
    }
  })

  it('guards of results change no arm of another test', async () => {
    await save([RESULT, { ...RESULT, test: 'Other' }])
    const [one, other] = [await testNamed('Milk'), await testNamed('Other')]
    const change = { arms: [{ arm_id: other.arms[0]?.arm_id, share: 3, is_control: true }] }
    const { status, body } = await call('PATCH', `outcome-tests/${one.test_id}`, change)
    assert.deepEqual([status, body['error_code']], [404, 'OUTCOME_TEST_NOT_FOUND'])
    assert.deepEqual(await testNamed('Other'), other)
  })

  it('guards of results hide revenue from viewers and editors in every answer', async () => {
    const money = { revenue: REVENUE, currency: 'USD', pictures: ['0.png'] }
    await save([
      { ...RESULT, ...money, test: 'Money' },
      { ...RESULT, ...money, test: 'Money', arm: 'new', orders: 400 },
    ])
    const { test_id: id, arms } = await testNamed('Money')
    const paths = [
      `outcomes?test_id=${id}`,
      `outcome-tests`,
      `outcome-tests/${id}`,
      'outcome-calibration',
      'outcome-plan',
      'outcome-settings',
      'events',
      'pdps',
      'pdps/export?format=csv',
    ]
    const textOf = async (method: string, path: string, token: string, body?: object) => {
      const response = await fetch(`${service.config.auth.baseUrl}/v1/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      assert.equal(response.status, 200, path)
      return response.text()
    }
    for (const [role, token] of Object.entries(tokens)) {
      for (const path of paths) {
        const text = await textOf('GET', path, token)
        assert.ok(!text.includes(String(REVENUE)), `${path} shows money to ${role}s`)
      }
    }
    assert.ok((await textOf('GET', `outcomes?test_id=${id}`, service.token)).includes(String(REVENUE)))
    // An admin's answer is no answer of an editor.
    const change = { arms: [{ arm_id: arms[0]?.arm_id, share: 1 }] }
    const changed = await textOf('PATCH', `outcome-tests/${id}`, tokens.editor, change)
    assert.ok(!changed.includes(String(REVENUE)))
    const response = await service.request('GET', `/v1/outcomes?test_id=${id}`)
    const again = await service.request('GET', `/v1/outcomes?test_id=${id}`, {
      token: tokens.editor,
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    })
    assert.equal(again.status, 200)
  })

  it('guards of results record who deleted a test, and who changed who sees money', async () => {
    await save([{ ...RESULT, test: 'Audited' }])
    const { test_id: id } = await testNamed('Audited')
    await call('DELETE', `outcome-tests/${id}`)
    await call('PUT', 'outcome-settings', { money_roles: [] })
    const { body } = await call('GET', 'audit-events?limit=2')
    assert.deepEqual(
      (body['data'] as AuditEvent[]).map(({ action, subject, details }) => [action, subject, details]),
      [
        ['money_roles.changed', null, { roles: 'none' }],
        ['outcome_test.deleted', id, { source: 'Shop', test: 'Audited' }],
      ],
    )
  })

  it('guards of results keep the pictures of a listing that is deleted, and know it again when it is restored', async () => {
    const { pdp_id: pdpId } = await submit('gone', 2)
    await save([{ ...RESULT, test: 'Gone', listing: 'gone', pictures: ['2.png'] }])
    const before = await testNamed('Gone')
    const bytes = async () => {
      const { arms } = await testNamed('Gone')
      const response = await fetch(arms[0]?.image_url ?? '')
      await response.arrayBuffer()
      return response.status
    }
    assert.equal((await call('DELETE', `pdps/${pdpId}`)).status, 204)
    assert.equal((await testNamed('Gone')).listing, null)
    assert.equal((await call('POST', `trash/${pdpId}/restore`)).status, 202)
    assert.deepEqual((await testNamed('Gone')).listing, before.listing)
    await service.settled('gone')
    assert.equal((await call('DELETE', `pdps/${pdpId}?permanent=true`)).status, 204)
    const { listing, problems, arms } = await testNamed('Gone')
    assert.deepEqual([listing, problems, arms[0]?.is_bound], [null, 0, true])
    assert.equal(await bytes(), 200)
    const { rows: unclaimed } =
      await sql`SELECT FROM unclaimed_file WHERE sha256 = ${await hashOf(2)}`.execute(service.app.database.db)
    assert.equal(unclaimed.length, 0)
    // The listing that is submitted anew is that of the next results.
    const { pdp_id: next } = await submit('gone', 3)
    await save([{ ...RESULT, test: 'Gone', listing: 'gone', arm: 'new', pictures: ['3.png'] }])
    assert.equal((await testNamed('Gone')).listing?.pdp_id, next)
  })

  it('guards of results keep what a test found when the rules change, and score its pictures anew', async () => {
    const result = { ...RESULT, test: 'Rules', orders: 3_000, pictures: ['0.png'] }
    await save([result, { ...result, arm: 'new', orders: 4_000, pictures: [await hashOf(3)] }])
    const scored = async (before: (number | null)[]) => {
      await eventually(
        async () =>
          (await testNamed('Rules')).arms.every(({ score }, at) => score !== null && score !== before[at]),
        { attempts: 500 },
      )
      return testNamed('Rules')
    }
    const { arms, comparisons } = await scored([])
    const patch = { roles: { hero: { factors: { resolution: { weight: 0.9 } } } } }
    const { status } = await call('POST', 'rubrics/food-and-drink/versions', { patch })
    assert.equal(status, 201)
    const { database } = service.app
    const log = createLog({ level: 'silent', format: 'json' })
    const queue = { database, log, metrics: createMetrics(), works: false, supervises: false }
    const jobs = await openJobQueue([SCORE_ARMS], queue)
    await scheduleScoring({ db: database.db, jobs })
    await jobs.stop(0)
    const after = await scored(arms.map(({ score }) => score))
    assert.deepEqual(
      after.comparisons.map(({ verdict, effect }) => [verdict, effect]),
      comparisons.map(({ verdict, effect }) => [verdict, effect]),
    )
  })

  it('guards of results read a test alike, however many of its rows are deleted at once', async () => {
    const days = Array.from({ length: 12 }, (_, at) => `2026-09-${String(at + 1).padStart(2, '0')}`)
    await save(days.map((day) => ({ ...RESULT, test: 'Deleted', from: day, to: day, pictures: ['0.png'] })))
    const rows = await rowsOf(await testNamed('Deleted'))
    const gone = rows.slice(1)
    const answers = await Promise.all(gone.map(({ outcome_id: id }) => call('DELETE', `outcomes/${id}`)))
    assert.ok(answers.every(({ status }) => status === 204))
    assert.equal((await testNamed('Deleted')).arms[0]?.impressions, 10_000)
  })

  for (const [what, change, field] of [
    ['a name of 10 kB', { test: 'x'.repeat(10_000) }, 'test'],
    ['a character that databases do not store', { test: 'a\0b' }, 'test'],
    ['half a character', { arm: 'a\uD800' }, 'arm'],
    ['an empty name', { source: '' }, 'source'],
    ['a day of the year 1', { from: '0001-01-01' }, 'from'],
    ['a day of the year 9999', { to: '9999-12-31' }, 'to'],
    ['a day that does not exist', { to: '2026-02-30' }, 'to'],
    ['no number', { impressions: 'NaN' }, 'impressions'],
    ['an endless number', { revenue: 'Infinity', currency: 'USD' }, 'revenue'],
    ['more visitors than people', { impressions: 1e10 }, 'impressions'],
    ['parts of an order', { orders: 1.5 }, 'orders'],
    ['less than no order', { orders: -1 }, 'orders'],
    ['a share of nothing', { share: 0 }, 'share'],
    ['more pictures than a listing has', { pictures: Array(21).fill('a') }, 'pictures'],
    ['half a character in a picture', { pictures: ['\uDC00'] }, 'pictures'],
    ['an unknown currency', { revenue: 1, currency: 'usd' }, 'currency'],
  ] as const)
    it(`guards of results refuse ${what}, and name the field`, async () => {
      const { status, body } = await call('POST', 'outcomes', { outcomes: [{ ...RESULT, ...change }] })
      const { extra, error_code: code } = body as Problems
      assert.deepEqual([status, code], [422, 'VALIDATION_ERROR'])
      assert.ok(
        extra?.problems.every(({ field: own }) => own.includes(field)),
        JSON.stringify(extra),
      )
    })

  it('guards of results read sums of the largest rows', async () => {
    const largest = { impressions: 1e9, orders: 1e9, revenue: 1e12, currency: 'USD', pictures: ['0.png'] }
    const days = Array.from({ length: 20 }, (_, at) => `2026-08-${String(at + 1).padStart(2, '0')}`)
    const stored = await save(
      days.map((day) => ({ ...RESULT, ...largest, test: 'Large', from: day, to: day })),
    )
    assert.deepEqual(stored.problems, [])
    const [arm] = (await testNamed('Large')).arms
    assert.deepEqual([arm?.impressions, arm?.revenue], [2e10, 2e13])
  })

  it('guards of results refuse more arms or rows than a test can have, and store none of them', async () => {
    const arms = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...RESULT, test: 'Arms', arm: `arm ${at}` }))
    const send = (outcomes: object[]) => call('POST', 'outcomes', { outcomes })
    assert.equal((await send(arms(100))).status, 200)
    const { status, body } = await send(arms(101))
    assert.deepEqual([status, body['error_code']], [409, 'TOO_MANY_OUTCOMES'])
    const { test_id: id, arms: stored } = await testNamed('Arms')
    assert.equal(stored.length, 100)
    assert.equal((await send(arms(100))).status, 200, 'replaced rows are no more rows')
    await sql`
      INSERT INTO outcome (id, arm_id, test_id, organization_id, from_day, to_day, impressions)
      SELECT gen_random_uuid(), arm.id, ${id}, organization_id, day, day, 9
      FROM outcome_arm AS arm, generate_series('2020-01-01'::date, '2020-07-18', '1 day') AS day
      WHERE test_id = ${id}`.execute(service.app.database.db)
    assert.equal((await send(arms(1))).body['error_code'], 'TOO_MANY_OUTCOMES')
    assert.equal((await send(arms(1).map((row) => ({ ...row, test: 'Arms again' })))).status, 200)
  })

  it('guards of results list the rows of files that are no results, and store the others', async () => {
    const good = { ...RESULT, test: 'Rows', pictures: '0.png', revenue: '', currency: '', market: '' }
    const row = (change: Partial<Record<keyof typeof good, string>>) =>
      Object.values({ ...good, ...change }).join()
    const head = Object.keys(good).join()
    const bad = [
      { test: 'x'.repeat(10_000) },
      { test: 'a\0b' },
      { arm: 'x'.repeat(200_000) },
      { from: '0001-01-01' },
      { to: '9999-12-31' },
      { impressions: 'NaN' },
      { impressions: 'Infinity' },
      { impressions: '9'.repeat(400) },
      { orders: '1e308' },
      { orders: '-1' },
      { impressions: '=1+1' },
      { pictures: Array(30).fill('a').join('|') },
      { market: 'nowhere' },
    ]
    const { status, body } = await send([head, ...bad.map(row), row({ arm: '=HYPERLINK("x")' })].join('\n'))
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(
      body.problems.map(({ row: line }) => line),
      bad.map((_, at) => at + 2),
    )
    assert.ok(
      body.problems.every(
        ({ problem, message }) => /^(?:not_valid|no_number)$/.test(problem) && (message?.length ?? 0) < 300,
      ),
    )
    assert.equal(body.stored, 1)
    assert.equal((await testNamed('Rows')).arms[0]?.name, '=HYPERLINK("x")')
  })

  it('guards of results read bytes of any encoding, and refuse files of other kinds', async () => {
    const content = `${HEAD}\nmilk,Bytes,old,0.png,2026-10-01,2026-10-01,9,1\n`
    assert.equal((await send(Buffer.from(`\uFEFF${content}`, 'utf16le'))).body.stored, 1)
    assert.equal((await send(Buffer.from(`\uFEFF${content}`))).body.replaced, 1)
    for (const bytes of [Buffer.alloc(0), Buffer.alloc(1_000), await picture(0), Buffer.from('PK\x03\x04')]) {
      const { status, body } = await send(bytes)
      assert.deepEqual([status, body.error_code], [400, 'INVALID_OUTCOME_FILE'])
    }
    const { status, body } = await send(`${HEAD}\n${'milk,,,,2026-10-01,,9,1\n'.repeat(100_001)}`)
    assert.deepEqual([status, body.error_code], [400, 'INVALID_OUTCOME_FILE'])
  })
})
