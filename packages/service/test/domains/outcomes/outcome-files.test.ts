import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, it } from 'node:test'
import type { OutcomeFileReport, OutcomeTest } from '@endcap/api'
import { startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startService, type TestService } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'

const fixture = (name: string) =>
  readFileSync(new URL(`../../../../outcome-files/test/fixtures/${name}.csv`, import.meta.url), 'utf8')
const day = (at: number) => new Date(Date.UTC(2026, 9, 1 + at)).toISOString().slice(0, 10)

describeOnStore('files of results', ({ place }) => {
  let service: TestService
  const send = async (content: string, query = '') => {
    const response = await fetch(`${service.config.auth.baseUrl}/v1/outcome-files${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.token}`, 'content-type': 'text/csv' },
      body: content,
    })
    return {
      status: response.status,
      body: (await response.json()) as OutcomeFileReport & { error_code?: string },
    }
  }
  const tests = async (query = '') =>
    (await service.request('GET', `/v1/outcome-tests${query}`)).body['data'] as OutcomeTest[]

  before(async () => {
    const origin = await startOrigin()
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({ origin, ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }) })
    for (const n of [0, 1]) origin.serve(`/${n}.png`, await picture(n))
    for (const id of ['B0DEMOCHP1', 'oat-milk', 'rice-milk', 'soy-milk', 'nut-milk', 'pea-milk']) {
      await service.put(id, {
        hero_image_url: origin.url('/0.png'),
        carousel_image_urls: [origin.url('/1.png')],
        name: 'Oat Milk',
      })
      await service.settled(id)
    }
  })
  after(() => service[Symbol.asyncDispose]())

  it('files of results are tried first, and then stored once', async () => {
    const file = fixture('endcap')
      .replaceAll(/B0DEMOCHP1\.MAIN\.jpg/g, '0.png')
      .replaceAll(/B0DEMOCHP1\.PT01\.jpg/g, '1.png')
    const trial = await send(file, '?dry_run=true')
    assert.deepEqual([trial.status, trial.body.stored, trial.body.problems], [200, 2, []])
    assert.deepEqual(await tests(), [])
    assert.deepEqual((await send(file)).body.stored, 2)
    const again = await send(file)
    assert.deepEqual([again.body.stored, again.body.replaced], [0, 2])
    const [test] = await tests()
    assert.equal(test?.comparisons[0]?.verdict, 'better')
  })

  it('files of results without pictures are stored, and list the arms that are not bound', async () => {
    const { body } = await send(fixture('amazon_experiments'))
    assert.equal(body.format, 'amazon_experiments')
    assert.deepEqual(
      body.problems.map(({ row, problem }) => [row, problem]),
      [
        [2, 'arm_not_bound'],
        [3, 'arm_not_bound'],
      ],
    )
  })

  it('files of results that nothing can read are refused', async () => {
    assert.deepEqual(
      [(await send('name,price\n')).status, (await send('name,price\n')).body.error_code],
      [400, 'INVALID_OUTCOME_FILE'],
    )
    assert.equal((await send('x'.repeat(9_000_000))).body.error_code, 'PAYLOAD_TOO_LARGE')
    const bad =
      'listing,from,impressions,clicks,currency,revenue\noat-milk,2026-10-01,99999999999999,1,,\noat-milk,1026-10-01,9,1,,\n'
    assert.deepEqual(
      (await send(bad)).body.problems.map(({ row, problem }) => [row, problem]),
      [
        [2, 'not_valid'],
        [3, 'not_valid'],
      ],
    )
  })

  it('files of results of sales compare before and after with listings that changed nothing', async () => {
    const rows = (id: string, before: number, after: number, picture: (at: number) => string) =>
      Array.from({ length: 14 }, (_, at) =>
        [id, picture(at), day(at), day(at), 2000, at < 7 ? before : after].join(),
      )
    const head = 'listing,arm,pictures,from,to,impressions,orders,kind,source'
    const named = (row: string) => {
      const [id, image, ...rest] = row.split(',')
      return [id, image, image, ...rest, 'observational', 'Sales'].join()
    }
    const content = [
      // Everybody sells 20% more in the second week.
      ...['rice-milk', 'soy-milk', 'nut-milk', 'pea-milk'].flatMap((id) => rows(id, 100, 120, () => '0.png')),
      ...rows('oat-milk', 100, 180, (at) => (at < 7 ? '0.png' : '1.png')),
    ].map(named)
    const { body } = await send([head, ...content].join('\n'))
    assert.deepEqual([body.stored, body.problems], [70, []])
    const changed = (await tests('?kind=observational')).find(({ listing }) => listing?.id === 'oat-milk')
    const [comparison] = changed?.comparisons ?? []
    assert.ok(comparison?.effect)
    assert.ok(Math.abs(comparison.effect.middle - 0.5) < 0.02, String(comparison.effect.middle))
    assert.equal(comparison.verdict, 'better')
    assert.equal((await service.request('GET', '/v1/outcome-calibration')).body['tests'], 1)
  })

  it('files of results of sales without pictures take the main image of their day', async () => {
    const { body } = await send(fixture('shopify'))
    assert.deepEqual([body.format, body.stored, body.problems], ['shopify', 2, []])
    const [test] = await tests('?kind=observational&source=Shopify')
    assert.deepEqual(
      test?.arms.map(({ is_bound: isBound }) => isBound),
      [true],
    )
  })
})
