import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { AcceptanceReport } from '@endcap/api'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startService, type TestService } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'

const REPORT = '/v1/acceptance-targets/amazon/report'
const SOON = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const LATER = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
const size = (id: string, value: number, rest: object) => ({
  id,
  measure: 'longest_side_px',
  operator: '>=',
  value,
  unit: 'px',
  severity: 'hard',
  sources: [],
  ...rest,
})
/** Refuses small main images today, small other images today, and middling main images soon. */
const RULES = [
  size('longest-min', 500, { images: 'main' }),
  size('also-refuses', 450, { images: 'main', measure: 'shortest_side_px' }),
  size('others-min', 500, { images: 'other' }),
  size('soon-larger', 800, { images: 'main', measure: 'total_px', value: 800 * 800, from: SOON }),
  size('later-larger', 5000, { images: 'other', measure: 'width_px', from: LATER }),
]

describeOnStore('readiness reports', ({ place }) => {
  let service: TestService
  before(async () => {
    const origin = await startOrigin()
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({ origin, ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }) })
    for (const side of [300, 600, 900]) {
      origin.serve(`/${side}.png`, await picture(side, side))
      origin.serve(`/${side}-2.png`, await picture(side + 1, side))
    }
    await publish()
    const submit = async (name: string, main: string, others: string[], retailer?: string) => {
      const put = await service.put(name, {
        hero_image_url: origin.url(main),
        carousel_image_urls: others.map((path) => origin.url(path)),
        name: 'Sea Salt Potato Chips',
        ...(retailer === undefined ? {} : { retailer }),
      })
      assert.equal(put.status, 202, JSON.stringify(put.body))
      const { body } = await service.poll(`/v1/pdps/id/${name}?retailer=${retailer ?? 'marketplace_us'}`)
      assert.equal(body['status'], 'COMPLETED', name)
    }
    await submit('good', '/900.png', [])
    await submit('small', '/300.png', [])
    await submit('swappable', '/300-2.png', ['/900-2.png'])
    await submit('middling', '/600.png', [])
    await submit('small-other', '/900.png', ['/300.png'])
    await submit('german', '/300.png', [], 'marketplace_de')
  })
  after(() => service[Symbol.asyncDispose]())

  /** Removes the rules of the release, so that only these refuse. */
  const publish = async () => {
    const { body } = await service.request('GET', '/v1/acceptance-targets/amazon')
    const released = (body['rules'] as { rule: { id: string } }[]).map(({ rule }) => rule.id)
    const kept = new Set(RULES.map(({ id }) => id))
    const removed = released.filter((id) => !kept.has(id))
    const answer = await service.request('POST', '/v1/acceptance-targets/amazon/versions', {
      body: { patch: { rules: RULES, removed } },
    })
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
  }
  const report = async (query = ''): Promise<AcceptanceReport> => {
    const { status, body } = await service.request('GET', `${REPORT}${query}`)
    assert.equal(status, 200, JSON.stringify(body))
    return body as unknown as AcceptanceReport
  }
  const groupsOf = ({ reasons }: AcceptanceReport) =>
    Object.fromEntries(
      reasons.map(({ rule, fixes, examples }) => [
        rule.rule.id,
        { fixes, examples: examples.map(({ id }) => id).toSorted() },
      ]),
    )
  const download = (path: string) =>
    fetch(service.config.auth.baseUrl + path, { headers: { authorization: `Bearer ${service.token}` } })
  const codeOf = async (query: string) =>
    (await service.request('GET', `${REPORT}${query}`)).body['error_code']

  it('readiness reports count a listing with several reasons under the first, and add up', async () => {
    const today = await report()
    assert.deepEqual(groupsOf(today), {
      'longest-min': {
        fixes: [
          { fix: 'swap', count: 1 },
          { fix: 'original', count: 2 },
        ],
        examples: ['german', 'small', 'swappable'],
      },
      'others-min': { fixes: [{ fix: 'leave_out', count: 1 }], examples: ['small-other'] },
    })
    const { listings, accepted, not_accepted: refused, not_sure: unsure, fixable, pending } = today
    assert.deepEqual([listings, accepted, refused, unsure, fixable, pending], [6, 2, 4, 0, 2, 0])
    assert.equal(
      today.reasons.reduce((sum, { count }) => sum + count, pending),
      refused,
    )
    const [first] = today.reasons[0]?.examples ?? []
    assert.deepEqual([first?.measured, first?.required, first?.position], [300, 500, 0])
    assert.equal(first?.message, 'Longer side: 300 of 500 px')
    assert.equal((await fetch(first?.thumbnail_url ?? '')).status, 200)
  })

  it('readiness reports of a later day count the verdicts by its rules', async () => {
    const { next_change: change, last_day: last, not_accepted: before } = await report()
    assert.equal(change?.day, SOON)
    assert.deepEqual(
      change.rules.map(({ rule }) => rule.id),
      ['soon-larger'],
    )
    const { accepted_before: until, accepted, newly_refused: newly, newly_fixable: fixable } = change
    assert.deepEqual([until, accepted, newly, fixable], [2, 1, 1, 0])
    const dayBefore = new Date(Date.parse(SOON) - 86_400_000).toISOString().slice(0, 10)
    assert.equal((await report(`?day=${dayBefore}`)).not_accepted, before)
    for (const day of [SOON, last]) {
      const then = await report(`?day=${day}`)
      assert.equal(then.day, day)
      assert.equal(then.not_accepted, before + 1)
      assert.deepEqual(groupsOf(then)['soon-larger']?.examples, ['middling'])
      const [middling] = then.reasons.find(({ rule }) => rule.rule.id === 'soon-larger')?.examples ?? []
      assert.deepEqual([middling?.measured, middling?.required], [360_000, 640_000])
    }
    for (const day of [LATER, '2020-01-01', 'soon'])
      assert.equal(await codeOf(`?day=${day}`), 'VALIDATION_ERROR', day)
  })

  it('readiness reports may be about the listings of one retailer', async () => {
    const german = await report('?retailer=marketplace_de')
    assert.deepEqual([german.listings, german.not_accepted, german.target_name], [1, 1, 'Amazon DE'])
    assert.equal(await codeOf('?retailer=nobody'), 'INVALID_RETAILER')
    const { status, body } = await service.request('GET', '/v1/acceptance-targets/nobody/report')
    assert.deepEqual([status, body['error_code']], [404, 'ACCEPTANCE_TARGET_NOT_FOUND'])
  })

  it('readiness reports show certified listings that are refused', async () => {
    const { db } = service.app.database
    const swappable = sql`(SELECT id FROM pdp WHERE external_id = 'swappable')`
    await sql`UPDATE pdp_acceptance SET is_certified = true WHERE pdp_id = ${swappable}`.execute(db)
    await sql`UPDATE pdp_summary SET pdp_score = 87.4 WHERE pdp_id = ${swappable}`.execute(db)
    const { certified } = await report()
    assert.equal(certified.count, 1)
    assert.deepEqual(
      certified.examples.map(({ id, fix, pdp_score: score }) => [id, fix, score]),
      [['swappable', 'swap', 87.4]],
    )
  })

  it('readiness reports count refusals apart whose reason is not known yet', async () => {
    const { db } = service.app.database
    await sql`UPDATE pdp_acceptance SET reason = NULL, fix = NULL
      WHERE pdp_id = (SELECT id FROM pdp WHERE external_id = 'german')`.execute(db)
    const { pending, not_accepted: refused, reasons } = await report()
    assert.equal(pending, 1)
    assert.equal(
      reasons.reduce((sum, { count }) => sum + count, pending),
      refused,
    )
  })

  it('readiness reports are exported with a sheet of reasons and a sheet of refused listings', async () => {
    const response = await download(`${REPORT}/export?format=xlsx&day=${SOON}`)
    assert.equal(response.status, 200)
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const textOf = (file: string) => strFromU8(files[file] ?? new Uint8Array())
    assert.deepEqual(
      [...textOf('xl/workbook.xml').matchAll(/<sheet name="([^"]+)"/g)].map(([, name]) => name),
      ['reasons', 'refused-listings'],
    )
    const [reasons, listings] = [textOf('xl/worksheets/sheet1.xml'), textOf('xl/worksheets/sheet2.xml')]
    assert.ok(reasons.includes('soon-larger') && reasons.includes('Pixels in all: at least 640,000 px'))
    for (const id of ['small', 'swappable', 'small-other', 'middling'])
      assert.ok(listings.includes(`>${id}<`), id)
    assert.ok(!listings.includes('>good<'))
    const lines = await download(`${REPORT}/export?format=ndjson&retailer=marketplace_us`)
    assert.equal((await lines.text()).trim().split('\n').length, 3)
  })
})
