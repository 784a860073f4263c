import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type {
  EndcapEvent,
  HistoryEntry,
  ListingExplanation,
  PdpDetails,
  PdpPage,
  PdpStatistics,
} from '@endcap/api'
import { sql } from 'kysely'
import { startJudging } from '../../../src/domains/acceptance/judge-again.ts'
import { createReadJudging } from '../../../src/domains/acceptance/judging.ts'
import { eventually } from '../../support/eventually.ts'
import { startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startService, type TestService } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'

const VERSIONS = '/v1/acceptance-targets/amazon/versions'
const LARGE = {
  id: 'longest-min',
  images: 'all',
  measure: 'longest_side_px',
  operator: '>=',
  value: 5000,
  unit: 'px',
  severity: 'hard',
  sources: [],
}

describeOnStore('verdicts of targets', ({ place }) => {
  let service: TestService
  let id: string
  before(async () => {
    const origin = await startOrigin()
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({ origin, ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }) })
    for (const n of [0, 1]) origin.serve(`/${n}.png`, await picture(n, 700))
    for (const n of [0, 1]) {
      await service.put(`sku-${n}`, {
        hero_image_url: origin.url(`/${n}.png`),
        name: 'Sea Salt Potato Chips',
      })
      id = (await service.settled(`sku-${n}`)).pdp_id
    }
  })
  after(() => service[Symbol.asyncDispose]())

  const read = async <Body>(path: string): Promise<Body> => {
    const { status, body } = await service.request('GET', path)
    assert.equal(status, 200, path)
    return body as Body
  }
  const details = () => read<PdpDetails>(`/v1/pdps/${id}`)
  const listed = async (filter: string) =>
    (await read<PdpPage>(`/v1/pdps?${filter}`)).data.map((row) => row.pdp_id)
  const publish = (patch: object) => service.request('POST', VERSIONS, { body: { patch } })
  const choose = (targets: string[] | null) =>
    service.request('PUT', '/v1/acceptance-targets/chosen', { body: { targets } })
  const untilJudged = (targets: string[], state?: string) =>
    eventually(async () => {
      const { acceptance } = await details()
      const judged = acceptance.map(({ target }) => target).join()
      return judged === targets.join() && (state === undefined || acceptance[0]?.state === state)
    })

  it('verdicts of targets name the rules, the images and the pages that state them', async () => {
    const { acceptance } = await details()
    const [amazon] = acceptance
    assert.equal(acceptance.length, 1)
    assert.equal(amazon?.target_name, 'Amazon US')
    for (const finding of amazon.findings) {
      assert.ok(finding.message.length > 0 && finding.fix.length > 0)
      assert.equal(finding.image_id === null, finding.position === null)
    }
    const [row] = (await read<PdpPage>(`/v1/pdps?q=sku-1`)).data
    const { target, state, main_image } = amazon
    assert.deepEqual(row?.acceptance, [{ target, target_name: 'Amazon US', state, main_image }])
  })

  it('verdicts of targets change with the rules, which events, history, lists and statistics show', async () => {
    const before = (await details()).acceptance[0]?.state
    assert.equal((await publish({ rules: [LARGE] })).status, 201)
    await untilJudged(['amazon'], 'not_accepted')
    const [amazon] = (await details()).acceptance
    const [first] = amazon?.findings ?? []
    assert.deepEqual(
      [first?.rule, first?.outcome, first?.measured, first?.required, first?.source],
      ['longest-min', 'fail', 700, 5000, null],
    )
    assert.equal(first?.message, 'Longer side: 700 of 5,000 px')
    const { data: events } = await read<{ data: EndcapEvent[] }>('/v1/events?types=pdp.acceptance_changed')
    const changed = events.map(({ data }) => data).find((data) => 'pdp_id' in data && data.pdp_id === id)
    assert.ok(changed && 'previous_state' in changed)
    assert.deepEqual([changed.previous_state, changed.state], [before, 'not_accepted'])
    assert.ok('rules' in changed && changed.rules.includes('longest-min'))
    const { data: history } = await read<{ data: HistoryEntry[] }>(`/v1/pdps/${id}/history`)
    assert.deepEqual(
      history.map(({ cause, acceptance }) => [cause, acceptance?.[0]?.state]),
      [
        ['acceptance', 'not_accepted'],
        ['images', before],
      ],
    )
    await eventually(async () => (await listed('acceptance=not_accepted')).length === 2)
    assert.equal((await listed('acceptance=not_accepted&target=amazon')).length, 2)
    assert.deepEqual(await listed('acceptance=accepted'), [])
    assert.deepEqual(await listed('target=walmart'), [])
    const { acceptance } = await read<PdpStatistics>('/v1/pdps/statistics')
    assert.deepEqual(acceptance, [{ target: 'amazon', accepted: 0, not_accepted: 2, not_sure: 0 }])
    const { best } = await read<ListingExplanation>(`/v1/pdps/${id}/explanation`)
    assert.equal(best.is_accepted, false)
    assert.deepEqual(
      best.acceptance.map(({ target, main_image: main }) => [target, main]),
      [['amazon', 'not_accepted']],
    )
    await service.request('PUT', '/v1/acceptance-targets/amazon/active', { body: { version: 0 } })
    await untilJudged(['amazon'], before)
  })

  it('verdicts of targets follow the choice of targets', async () => {
    await choose(['walmart', 'meta-catalog'])
    await untilJudged(['meta-catalog', 'walmart'])
    assert.equal((await listed('target=walmart')).length > 0, true)
    const [, walmart] = (await details()).acceptance
    assert.equal(walmart?.target_name, 'Walmart')
    await choose(null)
    await untilJudged(['amazon'])
  })

  it('verdicts of targets are judged again once after a release that changes rules', async () => {
    const { database, jobWork } = service.app
    const { jobs } = await jobWork()
    const deps = { db: database.db, jobs, readJudging: createReadJudging() }
    const signal = new AbortController().signal
    await startJudging(deps, signal)
    assert.equal(await startJudging(deps, signal), 0)
    await sql`UPDATE judged_rules SET rules = 'earlier'`.execute(database.db)
    await sql`UPDATE pdp_acceptance SET rules = 'earlier', state = 'not_accepted'`.execute(database.db)
    assert.equal(await startJudging(deps, signal), 1)
    await eventually(async () => {
      const { rows } = await sql`SELECT FROM pdp_acceptance WHERE rules = 'earlier'`.execute(database.db)
      return rows.length === 0
    })
  })

  it('verdicts of targets are deleted with their listing', async () => {
    const { database } = service.app
    assert.equal((await service.request('DELETE', `/v1/pdps/${id}`)).status, 204)
    const { rows } = await sql`SELECT FROM pdp_acceptance WHERE pdp_id = ${id}`.execute(database.db)
    assert.equal(rows.length, 0)
  })
})
