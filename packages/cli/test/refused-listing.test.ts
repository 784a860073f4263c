// Runs in a process of its own, because a service blocks the renderer that draws its pictures.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { EndcapEvent, TargetAcceptance } from '@endcap/api'
import { CATALOG, drawPicture } from '@endcap/demo-shop'
import { CERTIFIED } from '@endcap/scoring'
import sharp from 'sharp'
import { callTool, connectMcp, textOf } from '../../service/test/support/mcp.ts'
import { startOrigin } from '../../service/test/support/origin.ts'
import { endcap } from '../../service/test/support/process.ts'
import { startService, type TestService } from '../../service/test/support/service.ts'
import { temporaryDirectory } from '../../service/test/support/stores.ts'

/** No listing meets it. */
const HUGE = {
  id: 'our-size',
  images: 'main',
  measure: 'longest_side_px',
  operator: '>=',
  value: 9_000,
  unit: 'px',
  severity: 'hard',
  sources: [],
}

describe('a certified listing that its shop refuses', () => {
  let service: TestService
  let pdpId: string
  let imageIds: string[]
  before(async () => {
    const origin = await startOrigin()
    const product = CATALOG.find(({ asin }) => asin === 'B0DEMOCAN1')
    assert.ok(product)
    for (const [index, image] of product.images.entries()) {
      const svg = Buffer.from(drawPicture(product, image))
      origin.serve(`/${index}.jpg`, await sharp(svg).jpeg({ quality: 90 }).toBuffer())
    }
    // Blocks the SVG renderer, which draws the pictures above.
    service = await startService({ origin })
    const path = '/v1/acceptance-targets/amazon/versions'
    assert.equal((await service.request('POST', path, { body: { patch: { rules: [HUGE] } } })).status, 201)
    const [hero_image_url, ...carousel_image_urls] = product.images.map((_, index) =>
      origin.url(`/${index}.jpg`),
    )
    await service.put('can', { hero_image_url, carousel_image_urls, name: product.title })
    const scores = await service.settled('can')
    assert.ok(Number(scores.pdp_score) >= CERTIFIED && scores.service_certified, String(scores.pdp_score))
    pdpId = scores.pdp_id
    imageIds = [scores.hero, ...scores.carousel_images].map((image) => image?.image_id ?? '')
  })
  after(() => service[Symbol.asyncDispose]())

  const read = async <Body>(path: string): Promise<Body> =>
    (await service.request('GET', path)).body as unknown as Body
  const text = async (path: string) =>
    (
      await fetch(service.config.auth.baseUrl + path, {
        headers: { authorization: `Bearer ${service.token}` },
      })
    ).text()
  const isRefused = (
    acceptance: readonly Pick<TargetAcceptance, 'target' | 'state' | 'main_image'>[] | null,
  ) => {
    const [own] = acceptance ?? []
    assert.deepEqual([own?.target, own?.state, own?.main_image], ['amazon', 'not_accepted', 'not_accepted'])
  }
  type Judged = { acceptance: TargetAcceptance[] }

  it('a certified listing that its shop refuses is refused in every answer of the API that says it is certified', async () => {
    isRefused((await read<Judged>(`/v1/pdps/${pdpId}`)).acceptance)
    isRefused((await read<{ data: Judged[] }>('/v1/pdps')).data[0]?.acceptance ?? null)
    isRefused((await read<{ data: Judged[] }>(`/v1/pdps/${pdpId}/history`)).data[0]?.acceptance ?? null)
    isRefused((await read<{ data: TargetAcceptance[] }>(`/v1/pdps/${pdpId}/acceptance`)).data)
    const explanation = await read<Judged & { best: Judged & { is_accepted: boolean } }>(
      `/v1/pdps/${pdpId}/explanation`,
    )
    isRefused(explanation.acceptance)
    isRefused(explanation.best.acceptance)
    assert.equal(explanation.best.is_accepted, false)
    const [hero, ...carousel] = imageIds.map((id) => ({ image_id: id }))
    const draft = await service.request('POST', '/v1/pdps/score', {
      body: { base: { pdp_id: pdpId }, hero, carousel },
    })
    assert.equal(draft.body['service_certified'], true)
    isRefused((draft.body as unknown as Judged).acceptance)
    const { data: events } = await read<{ data: EndcapEvent[] }>('/v1/events?types=pdp.scored')
    isRefused(events[0]?.type === 'pdp.scored' ? (events[0].data.acceptance ?? null) : null)
    const statistics = await read<{ certified: number; acceptance: { not_accepted: number }[] }>(
      '/v1/pdps/statistics',
    )
    assert.deepEqual([statistics.certified, statistics.acceptance[0]?.not_accepted], [1, 1])
  })

  it('a certified listing that its shop refuses is refused in exports', async () => {
    const [head = '', row = ''] = (await text('/v1/pdps/export?format=csv')).split('\r\n')
    const valueOf = (name: string) =>
      row.split(',').at(head.split(',').indexOf(name) - head.split(',').length)
    assert.equal(valueOf('not_accepted_by'), 'amazon')
    isRefused(
      (JSON.parse((await text('/v1/pdps/export?format=ndjson')).split('\n')[0] ?? '') as Judged).acceptance,
    )
  })

  it('a certified listing that its shop refuses is refused in the words of every tool for models', async () => {
    const client = await connectMcp({
      url: `${service.config.auth.baseUrl}/mcp`,
      token: service.token,
    })
    const asIs = {
      hero: { image_id: imageIds[0] },
      carousel: imageIds.slice(1).map((id) => ({ image_id: id })),
    }
    for (const [tool, args] of [
      ['find_listings', {}],
      ['get_listing', { pdp_id: pdpId }],
      ['explain_listing', { pdp_id: pdpId }],
      ['score_composition', { pdp_id: pdpId, ...asIs }],
      ['export_listings', {}],
      ['get_statistics', {}],
    ] as const)
      assert.match(textOf(await callTool(client, tool, args)), /not[ _]accepted/i, tool)
  })

  it('a certified listing that its shop refuses has no word of approval in a report', async () => {
    const out = join(temporaryDirectory(), 'report.html')
    const { code, stderr } = await endcap([
      ...['report', '--out', out, '--org', service.credential.organization_id],
      ...['--data', service.config.dataDirectory],
    ])
    assert.equal(code, 0, stderr)
    const page = readFileSync(out, 'utf8')
    assert.match(page, /Not accepted by Amazon US/)
    assert.match(page, /would be G(ood|reat)/)
    assert.doesNotMatch(page, /(?<!would be )\b(Good|Great)\b/)
  })
})
