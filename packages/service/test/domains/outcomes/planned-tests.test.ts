import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { EventPage, InboxPage, OutcomeTest } from '@endcap/api'
import { tellDue } from '../../../src/domains/outcomes/remind.ts'
import { startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startService, type TestService } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'
import { type Person, signIn } from '../work/work-service.ts'

const PLAN = {
  source: 'Shop',
  test: 'milk 2026-10',
  listing: 'milk',
  ends_on: '2026-10-28',
  arms: [{ arm: 'A', is_control: true, pictures: ['0.png'] }, { arm: 'B' }],
}

type Answer<Body> = { status: number; body: Body & { error_code?: string } }

describeOnStore('planned tests', ({ place }) => {
  let service: TestService
  let mara: Person

  const call = async <Body>(method: string, path: string, body?: object): Promise<Answer<Body>> => {
    const answer = await service.request(method, `/v1/${path}`, {
      token: mara.token,
      ...(body && { body }),
    })
    return { status: answer.status, body: answer.body as Body & { error_code?: string } }
  }
  const plan = (change: object = {}) => call<OutcomeTest>('POST', 'outcome-tests', { ...PLAN, ...change })
  const news = async () =>
    (await call<InboxPage>('GET', 'inbox')).body.data.map(({ kind, test }) => [kind, test?.name])
  const events = async () =>
    (await call<EventPage>('GET', 'events?types=outcome_test.due,outcome_test.decided')).body.data.map(
      ({ type }) => type,
    )
  const week = (arm: string, orders: number, impressions = 20_000) => ({
    ...{ source: PLAN.source, test: PLAN.test, listing: 'milk', arm, orders, impressions },
    ...{ from: '2026-10-01', to: '2026-10-07' },
  })
  const save = (...outcomes: object[]) => call('POST', 'outcomes', { outcomes })
  const due = () => tellDue(service.app.database.db, new AbortController().signal)

  before(async () => {
    const origin = await startOrigin()
    for (const n of [0, 1]) origin.serve(`/${n}.png`, await picture(n))
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({ origin, ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }) })
    await service.put('milk', {
      hero_image_url: origin.url('/0.png'),
      carousel_image_urls: [origin.url('/1.png')],
      name: 'Oat Milk',
    })
    await service.settled('milk')
    mara = await signIn(service, 'Mara Lind', service.credential.organization_id)
  })
  after(() => service[Symbol.asyncDispose]())

  it('planned tests keep their pictures, wait for results, and are stored once', async () => {
    const { status, body } = await plan()
    assert.equal(status, 201, JSON.stringify(body))
    assert.deepEqual([body.from, body.ends_on, body.kind], [null, PLAN.ends_on, 'randomized'])
    assert.deepEqual(
      body.arms.map(({ name, is_control, is_bound }) => [name, is_control, is_bound]),
      [
        ['A', true, true],
        ['B', false, false],
      ],
    )
    assert.deepEqual(
      body.comparisons.map(({ verdict, days_left }) => [verdict, days_left]),
      [['few', null]],
    )
    const again = await plan()
    assert.deepEqual([again.status, again.body.error_code], [409, 'OUTCOME_TEST_EXISTS'])
  })

  it('planned tests without a listing, a picture, or one control are refused, and nothing is stored', async () => {
    const [, other] = PLAN.arms
    const refused = [
      [{ test: 'x', listing: 'nothing' }, 404, 'PDP_NOT_FOUND'],
      [{ test: 'x', arms: [PLAN.arms[0], { arm: 'B', pictures: ['z.png'] }] }, 404, 'PICTURE_NOT_FOUND'],
      [{ test: 'x', arms: [other, { arm: 'C' }] }, 422, 'VALIDATION_ERROR'],
      [{ test: 'x', arms: [PLAN.arms[0], { arm: 'A' }] }, 422, 'VALIDATION_ERROR'],
    ] as const
    for (const [change, status, code] of refused) {
      const { status: got, body } = await plan(change)
      assert.deepEqual([got, body.error_code], [status, code], JSON.stringify(change))
    }
    const { body } = await call<{ data: OutcomeTest[] }>('GET', 'outcome-tests')
    assert.deepEqual(
      body.data.map(({ name }) => name),
      [PLAN.test],
    )
  })

  it('planned tests remind their author once their days are over, and once they are decided', async () => {
    await due()
    await due()
    assert.deepEqual(await news(), [['test_due', PLAN.test]])
    await save(week('A', 600), week('B', 660))
    assert.deepEqual(await news(), [['test_due', PLAN.test]])
    const { body } = await call<{ data: OutcomeTest[] }>('GET', 'outcome-tests')
    const [test] = body.data
    const arms = [{ arm_id: test?.arms[1]?.arm_id, pictures: ['1.png'] }]
    await call('PATCH', `outcome-tests/${test?.test_id}`, { arms })
    await save(week('B', 1200))
    await save(week('B', 1300))
    assert.deepEqual(await news(), [
      ['test_decided', PLAN.test],
      ['test_due', PLAN.test],
    ])
    assert.deepEqual(await events(), ['outcome_test.due', 'outcome_test.decided'])
  })

  it('planned tests that are decided before their days are over are not due', async () => {
    await plan({ test: 'early', arms: [PLAN.arms[0], { arm: 'B', pictures: ['1.png'] }] })
    await save({ ...week('A', 600), test: 'early' }, { ...week('B', 1300), test: 'early' })
    await due()
    assert.deepEqual((await news())[0], ['test_decided', 'early'])
    assert.equal((await events()).length, 3)
  })
})
