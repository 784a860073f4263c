import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { DraftScore, OutcomeTestPage, PdpComposer, PdpScores } from '@endcap/api'
import { DEFAULT_RETAILER } from '@endcap/catalog'
import { foretell, MIN_TESTS } from '@endcap/outcomes'
import { refreshScoreEffect } from '../../../src/domains/outcomes/refresh-score-effect.ts'
import { eventually } from '../../support/eventually.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'

const WEEK = { source: 'Shop', listing: 'milk', from: '2026-10-01', to: '2026-10-07', impressions: 40_000 }
const [OLD, NEW] = [
  { ...WEEK, arm: 'old', is_control: true, pictures: ['0.png'] },
  { ...WEEK, arm: 'new', pictures: ['1.png'] },
]
const SLOW = { attempts: 500 }

describeOnStore('a foretold range', ({ place }) => {
  let origin: Origin
  let service: TestService
  let stranger: string
  let listing: PdpScores

  const call = async <Body>(method: string, path: string, body?: object, token = service.token) => {
    const answer = await service.request(method, `/v1/${path}`, { ...(body && { body }), token })
    assert.ok(answer.status < 300, `${path}: ${JSON.stringify(answer.body)}`)
    return answer.body as Body
  }
  const submit = async (token: string): Promise<PdpScores> => {
    await call(
      'PUT',
      'pdps/id/milk',
      {
        hero_image_url: origin.url('/0.png'),
        carousel_image_urls: [origin.url('/1.png')],
        name: 'Oat Milk',
      },
      token,
    )
    const read = () => call<PdpScores>('GET', 'pdps/id/milk', undefined, token)
    await eventually(async () => (await read()).status === 'COMPLETED', SLOW)
    return read()
  }
  /** Asks what another main image would change. */
  const whatIf = (
    { pdp_id, hero, carousel_images: [first] }: PdpScores,
    more = {},
    token = service.token,
  ) => {
    const [main, other] = [hero, first].map((image) => ({ image_id: image?.image_id }))
    return call<DraftScore>(
      'POST',
      'pdps/score',
      { base: { pdp_id }, hero: other, carousel: [main], ...more },
      token,
    )
  }
  const effectOf = async ({ pdp_id: id }: PdpScores, token = service.token) =>
    (await call<PdpComposer>('GET', `pdps/${id}/composer`, undefined, token)).score_effect
  const save = (from: number, to: number, metric: 'orders' | 'clicks') =>
    call('POST', 'outcomes', {
      outcomes: Array.from({ length: to - from }, (_, at) => from + at).flatMap((n) => [
        { ...OLD, test: `Test ${n}`, [metric]: 1_200 },
        { ...NEW, test: `Test ${n}`, [metric]: 1_500 + 10 * (n % 7) },
      ]),
    })
  const tests = async () => (await call<OutcomeTestPage>('GET', 'outcome-tests?limit=200')).data

  before(async () => {
    origin = await startOrigin()
    for (const n of [0, 1]) origin.serve(`/${n}.png`, await picture(n))
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({ origin, ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }) })
    stranger = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
    listing = await submit(service.token)
  })
  after(() => service[Symbol.asyncDispose]())

  it('a foretold range is null below 30 tests', async () => {
    await save(0, MIN_TESTS - 1, 'orders')
    const isScored = async () =>
      (await tests()).every(({ arms }) => arms.every(({ score }) => score !== null))
    await eventually(isScored, SLOW)
    await refreshScoreEffect(service.app.database.db, service.credential.organization_id)
    const { difference, foretold } = await whatIf(listing)
    assert.ok(difference)
    assert.equal(foretold, null)
    assert.equal(await effectOf(listing), null)
  })

  it('a foretold range comes with the 30th test, the same by the data of the composer', async () => {
    await save(MIN_TESTS - 1, MIN_TESTS, 'orders')
    await eventually(async () => (await whatIf(listing)).foretold !== null, SLOW)
    const { difference, foretold } = await whatIf(listing)
    const effect = await effectOf(listing)
    assert.ok(foretold && effect && difference)
    assert.deepEqual([foretold.tests, foretold.metric], [MIN_TESTS, 'orders'])
    assert.ok(foretold.low < foretold.high)
    const { per_point: perPoint, unexplained, tests: count } = effect
    const { low, high } = foretold
    assert.deepEqual(foretell(difference, { perPoint, unexplained, tests: count }), { low, high })
  })

  it('a foretold range is null without a difference, and by other rules than those of the base', async () => {
    const same = { hero: { image_id: listing.hero?.image_id }, carousel: null }
    assert.deepEqual(
      [(await whatIf(listing, same)).difference, (await whatIf(listing, same)).foretold],
      [0, null],
    )
    assert.equal((await whatIf(listing, { retailer: 'target_us' })).foretold, null)
  })

  it('a foretold range is not for other organizations, nor for credentials with a limit', async () => {
    const theirs = await submit(stranger)
    const answer = await whatIf(theirs, {}, stranger)
    assert.ok(answer.difference)
    assert.equal(answer.foretold, null)
    assert.equal(await effectOf(theirs, stranger), null)
    const limits = { name: 'Feed', access: 'read', retailer: DEFAULT_RETAILER }
    const created = await call<{ client_id: string; client_secret: string }>('POST', 'credentials', limits)
    const limited = await requestToken(service.config.auth.baseUrl, { ...service.credential, ...created })
    assert.equal(await effectOf(listing, limited), null)
  })

  it('a foretold range is null again after a test is deleted', async () => {
    const [{ test_id: id } = { test_id: '' }] = await tests()
    await call('DELETE', `outcome-tests/${id}`)
    await eventually(async () => (await whatIf(listing)).foretold === null, SLOW)
  })

  it('a foretold range names no metric if the tests count either', async () => {
    await save(MIN_TESTS, MIN_TESTS + 2, 'clicks')
    await eventually(async () => (await whatIf(listing)).foretold?.tests === MIN_TESTS + 1, SLOW)
    assert.equal((await whatIf(listing)).foretold?.metric, null)
  })
})
