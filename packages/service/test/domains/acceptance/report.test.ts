import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { AcceptanceReport, PdpDetails } from '@endcap/api'
import { strFromU8, unzipSync } from 'fflate'
import { eventually } from '../../support/eventually.ts'
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
    const submit = async (name: string, main: string, others: string[]) => {
      const put = await service.put(name, {
        hero_image_url: origin.url(main),
        carousel_image_urls: others.map((path) => origin.url(path)),
        name: `Chips ${name}`,
      })
      assert.equal(put.status, 202, JSON.stringify(put.body))
      const { status } = await service.settled(name)
      assert.equal(status, 'COMPLETED', name)
    }
    await submit('good', '/900.png', [])
    await submit('small', '/300.png', [])
    await submit('swappable', '/300-2.png', ['/900-2.png'])
    await submit('middling', '/600.png', [])
    await submit('small-other', '/900.png', ['/300.png'])
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
  const reasonsOf = ({ reasons }: AcceptanceReport) =>
    Object.fromEntries(reasons.map(({ rule, count, fixes }) => [rule.rule.id, { count, fixes }]))

  it('readiness reports count each listing once, and their groups add up', async () => {
    const today = await report()
    console.log(JSON.stringify(today))
    assert.equal(today.listings, today.accepted + today.not_accepted + today.not_sure)
  })
})
