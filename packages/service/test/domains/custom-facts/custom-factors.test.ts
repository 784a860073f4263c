import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { ImageExplanation, PdpScores } from '@endcap/api'
import { Endcap } from '@endcap/client'
import { Facts } from '@endcap/client/facts'
import { Rubrics } from '@endcap/client/rubrics'
import {
  type CustomFactor,
  createCandidate,
  createListingScorer,
  type ImageFacts,
  type Rubric,
} from '@endcap/scoring'
import sharp from 'sharp'
import { eventually } from '../../support/eventually.ts'
import { metricsAt } from '../../support/metrics-text.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startService, type TestService } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'

const FAMILY = 'food-and-drink'
const FACTOR: CustomFactor = {
  label: 'Brand color',
  fact: 'custom.brand_check.color_share',
  roles: ['hero', 'carousel'],
  curve: [
    [0, 0],
    [0.2, 100],
  ],
  weight: 6,
  bar: 80,
  reason: { met: 'The brand color is visible.', missed: 'The brand color is hardly visible.' },
  advice: { title: 'Show the brand color', detail: 'Use the background of the brand.' },
}
const valuesOf = (rubric: object): unknown => Object.entries(rubric).find(([name]) => name === 'custom')?.[1]
const patchWith = (change: Partial<CustomFactor> = {}) => ({
  custom: { brand_color: { ...FACTOR, ...change } },
})

describeOnStore('a custom factor', ({ place }) => {
  let origin: Origin
  let service: TestService
  let endcap: Endcap
  let facts: Facts
  let rubrics: Rubrics
  before(async () => {
    origin = await startOrigin()
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({ origin, ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }) })
    const { baseUrl } = service.config.auth
    endcap = Endcap.withToken(
      () => ({ access_token: service.token, token_type: 'Bearer', expires_in: 300 }),
      { baseUrl },
    )
    facts = new Facts(endcap)
    rubrics = new Rubrics(endcap)
    for (let n = 0; n < 7; n++) origin.serve(`/${n}.png`, await picture(n, 300))
  })
  after(() => service[Symbol.asyncDispose]())

  const submit = (id: string, [hero, ...carousel]: readonly number[]): Promise<PdpScores> =>
    endcap.pdps.submitAndWait(id, {
      hero_image_url: origin.url(`/${hero}.png`),
      carousel_image_urls: carousel.map((n) => origin.url(`/${n}.png`)),
      name: 'Sea Salt Potato Chips',
    })
  const publish = async (patch: object) => {
    const { active_version: version } = await rubrics.publish(FAMILY, { ...patch })
    return version
  }
  const scoreOf = async (id: string) => (await endcap.pdps.get(id)).pdp_score ?? 0
  const explain = (imageId: string): Promise<ImageExplanation> => endcap.images.explanation(imageId)
  const analyses = async () => {
    const { series } = await metricsAt(service.config.auth.baseUrl)
    return Number(series.get('endcap_stage_duration_seconds_count{stage="look"}'))
  }
  /** Waits for the job that scores stored listings by a published rubric. */
  const scoredBy = (id: string, version: number) =>
    eventually(async () => {
      const { hero } = await endcap.pdps.get(id)
      const own = version === 0 ? !hero?.score_metadata?.model_version.includes('own') : false
      return own || (hero?.score_metadata?.model_version ?? '').includes(`.own-${version}`)
    })

  it('a custom factor without a fork: facts and a rubric by HTTP change the score, its reason and the advice', async () => {
    const before = await submit('fork', [0, 1])
    const heroId = before.hero?.image_id ?? ''
    const analyzed = await analyses()

    const unread = await facts.put(heroId, 'brand_check', { color_share: 0.02 })
    assert.deepEqual(unread.pdps, [], 'no rubric reads the fact yet')
    assert.deepEqual((await endcap.pdps.get('fork')).hero, before.hero)

    await scoredBy('fork', await publish(patchWith()))
    const poor = await endcap.pdps.get('fork')
    const { factors = [], recommendations = [] } = poor.hero?.score_metadata ?? {}
    const factor = factors.find(({ name }) => name === 'custom.brand_color')
    assert.deepEqual(
      [factor?.score, factor?.label, factor?.reason],
      [10, 'Brand color', 'The brand color is hardly visible.'],
    )
    const advice = recommendations.find(({ code }) => code === 'CUSTOM.BRAND_COLOR')
    assert.deepEqual([advice?.title, advice?.detail], [FACTOR.advice.title, FACTOR.advice.detail])
    assert.ok((poor.hero?.service_score ?? 0) < (before.hero?.service_score ?? 0))
    assert.match(poor.hero?.score_metadata?.model_version ?? '', /\.own-\d+\+facts-[0-9a-f]{16}$/)

    const explained = await endcap.pdps.explanation(before.pdp_id)
    const action = explained.actions.find(({ factor: name }) => name === 'custom.brand_color')
    assert.equal(action?.title, 'Show the brand color (the main image)')
    const draft = { base: { pdp_id: before.pdp_id }, ...action.change }
    const { body: whatIf } = await service.request('POST', '/v1/pdps/score', { body: draft })
    assert.equal(whatIf['difference'], action.gain_listing)

    const { pdps, version } = await facts.put(heroId, 'brand_check', { color_share: 0.2, other: 'x' })
    const good = await endcap.pdps.get('fork')
    assert.equal(version, 2)
    assert.deepEqual(pdps, [
      {
        pdp_id: before.pdp_id,
        status: 'COMPLETED',
        pdp_score: good.pdp_score,
        score_change: Math.round(10 * ((good.pdp_score ?? 0) - (poor.pdp_score ?? 0))) / 10,
      },
    ])
    assert.ok((good.pdp_score ?? 0) > (poor.pdp_score ?? 0))
    const met = (await explain(heroId)).factors.find(({ name }) => name === 'custom.brand_color')
    assert.deepEqual([met?.score, met?.reason], [100, 'The brand color is visible.'])
    const history = (await endcap.pdps.history(before.pdp_id).page()).data.map(({ cause }) => cause)
    assert.deepEqual(history, ['facts', 'rubric', 'images'])

    const same = await facts.put(heroId, 'brand_check', { color_share: 0.2, other: 'y' })
    assert.deepEqual(same.pdps, [], 'no rubric reads the fact that changed')
    await facts.delete(heroId, 'brand_check')
    const without = await endcap.pdps.get('fork')
    assert.equal(without.pdp_score, before.pdp_score)
    assert.equal((await endcap.images.get(heroId)).service_score, before.hero?.service_score)
    assert.equal(await analyses(), analyzed, 'nothing was analyzed again')
    await scoredBy('fork', (await rubrics.activate(FAMILY, 0)).active_version)
  })

  it('a custom factor gives the scores that its preview foretold, and goes back to those before', async () => {
    const { hero, pdp_id: pdpId } = await submit('foretold', [1, 2])
    const before = await scoreOf('foretold')
    await facts.put(hero?.image_id ?? '', 'brand_check', { color_share: 0 })
    const preview = await rubrics.preview(FAMILY, patchWith({ weight: 9 }))
    assert.equal(await scoreOf('foretold'), before)
    const loser = preview.losers.find(({ pdp_id: id }) => id === pdpId)
    assert.ok(loser)
    const version = await publish(patchWith({ weight: 9 }))
    await scoredBy('foretold', version)
    assert.equal(await scoreOf('foretold'), loser.after)
    const { active } = await rubrics.get(FAMILY)
    assert.deepEqual(valuesOf(active), patchWith({ weight: 9 }).custom)
    const again = await submit('foretold-too', [1, 2])
    assert.equal(again.pdp_score, loser.after, 'new listings with the content have its facts')
    await rubrics.activate(FAMILY, 0)
    await scoredBy('foretold', 0)
    assert.equal(await scoreOf('foretold'), before)
  })

  it('a custom factor scores in the console as in the service', async () => {
    await scoredBy('foretold', await publish(patchWith()))
    const { pdp_id: pdpId, carousel_images: images } = await endcap.pdps.get('foretold')
    await facts.put(images[0]?.image_id ?? '', 'brand_check', { color_share: 0.07 })
    const composer = await endcap.pdps.composer(pdpId)
    // Repeats what packages/console/src/engine/workbench.ts does.
    const rubric = composer.rubric as unknown as Rubric
    const [main, ...carousel] = composer.images.map(({ image_id, facts: measured }) =>
      createCandidate({ reference: { image_id }, facts: measured as unknown as ImageFacts }, rubric),
    )
    assert.ok(main)
    const scorer = createListingScorer({
      rubric,
      recommendedCarouselImages: composer.recommended_carousel_images,
      mainImage: composer.main_image_rules,
    })
    assert.equal(scorer.score([main, ...carousel]), await scoreOf('foretold'))
    await rubrics.activate(FAMILY, 0)
    await scoredBy('foretold', 0)
  })

  it('a custom factor is part of drawings, lists, exports and what-if requests', async () => {
    const { hero, pdp_id: pdpId } = await submit('shown', [2, 3, 0, 1, 4, 5, 6])
    const title = '=1+1 <b>"Brand" & {color}</b>'
    await facts.put(hero?.image_id ?? '', 'brand_check', { color_share: 0 })
    await scoredBy(
      'shown',
      await publish(patchWith({ weight: 60, advice: { title, detail: title }, label: title })),
    )
    const imageId = hero?.image_id ?? ''
    const { recommendations } = await explain(imageId)
    assert.equal(recommendations[0]?.title, title)
    for (const path of [`/v1/images/${imageId}/explanation`, `/v1/pdps/${pdpId}/explanation`]) {
      const response = await fetch(service.config.auth.baseUrl + path, {
        headers: { accept: 'image/png', authorization: `Bearer ${service.token}` },
      })
      assert.equal((await sharp(await response.arrayBuffer()).metadata()).format, 'png', path)
    }
    const { plan } = await endcap.pdps.explanation(pdpId)
    assert.ok(plan.some(({ factor }) => factor === 'custom.brand_color'))
    const csv = await fetch(`${service.config.auth.baseUrl}/v1/images/export?format=csv`, {
      headers: { authorization: `Bearer ${service.token}` },
    })
    assert.match(await csv.text(), /'=1\+1 <b>""Brand"" & \{color\}<\/b>/)
    const refused = await service.request('POST', '/v1/pdps/score', {
      body: { base: { pdp_id: pdpId }, hero: { image_id: imageId, fixed: ['custom.Bad'] } },
    })
    assert.equal(refused.status, 422)
    const gone = await service.request('POST', '/v1/pdps/score', {
      body: { base: { pdp_id: pdpId }, hero: { image_id: imageId, fixed: ['custom.gone'] } },
    })
    assert.deepEqual([gone.status, gone.body['difference']], [200, 0])
    await rubrics.activate(FAMILY, 0)
  })

  it('a custom factor ranks an image among all scores of the rubric, each content once', async () => {
    const version = await publish(patchWith())
    const ranked = [0, 1, 2, 3]
    for (const n of ranked) await submit(`ranked-${n}`, [n])
    await Promise.all(ranked.map((n) => scoredBy(`ranked-${n}`, version)))
    const { hero } = await endcap.pdps.get('ranked-0')
    for (const color_share of [0.1, 0.2, 0.3])
      await facts.put(hero?.image_id ?? '', 'brand_check', { color_share })
    const image = await endcap.images.get(hero?.image_id ?? '')
    assert.equal(image.score_metadata?.benchmark.sample_size, ranked.length)
    const listed = await endcap.pdps.get('ranked-0')
    assert.equal(listed.hero?.score_metadata?.benchmark.sample_size, ranked.length)
    await facts.delete(hero?.image_id ?? '', 'brand_check')
    const without = await endcap.images.get(hero?.image_id ?? '')
    assert.equal(without.score_metadata?.benchmark.sample_size, ranked.length)
    await rubrics.activate(FAMILY, 0)
  })

  it('a custom factor scores images outside of listings again', async () => {
    await publish(patchWith())
    const { pdp_id: pdpId } = await endcap.pdps.get('foretold')
    const { category_id: product_category_id } = await endcap.pdps.explanation(pdpId)
    const image_url = origin.url('/3.png')
    const { body: made } = await service.request('POST', '/v1/images/score', {
      body: { image_url, product_category_id, image_type: 'hero' },
    })
    const path = `/v1/images/${String(made['image_id'])}/score`
    const before = (await service.poll(path)).body['service_score']
    await facts.put(String(made['image_id']), 'brand_check', { color_share: 0 })
    const after = (await service.request('GET', path)).body['service_score']
    assert.ok(Number(after) < Number(before))
    for (let n = 1; n < 5; n++)
      await facts.put(String(made['image_id']), 'brand_check', { color_share: n / 100 })
    await facts.put(String(made['image_id']), 'brand_check', { color_share: 0 })
    assert.equal((await service.request('GET', path)).body['service_score'], after)
    await rubrics.activate(FAMILY, 0)
  })
})
