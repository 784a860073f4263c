import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { ImageFix, ListingExplanation, PdpAcceptance, PdpComposer, PdpScores } from '@endcap/api'
import { inspectImage, readOrigin } from '@endcap/vision'
import { bottleScene, draw } from '../../../../vision/test/draw.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'

const SIDE = 2400
let origin: Origin
let service: TestService
let pdp: PdpScores
let hero: string

const bottle = bottleScene({ x: 0.45, y: 0.5, height: 0.5 }, () => [236, 236, 235])

/** Draws a bottle of half the frame on light gray. Its grain has the detail of a photograph. */
const scene = (x: number, y: number): readonly [number, number, number] => {
  const [red, green, blue] = bottle(x, y)
  if (red === 236) return [red, green, blue]
  const grain = 40 * (Math.abs(Math.sin(12_989.8 * x + 78_233 * y) * 43_758.5) % 1) - 20
  const grained = (level: number) => Math.min(255, Math.max(0, level + grain))
  return [grained(red), grained(green), grained(blue)]
}

before(async () => {
  origin = await startOrigin()
  service = await startService({ origin })
  origin.serve('/bottle.png', await draw(SIDE, SIDE, scene))
  origin.serve('/busy.png', await draw(1200, 1200, bottleScene({ x: 0.5, y: 0.02, height: 0.6 })))
  origin.serve('/other.png', await picture(3))
  await submit('bottle', '/bottle.png')
  pdp = await service.settled('bottle')
  hero = pdp.hero?.image_id ?? ''
})
after(() => service[Symbol.asyncDispose]())

const submit = (id: string, hero: string) =>
  service.put(id, {
    hero_image_url: origin.url(hero),
    carousel_image_urls: [origin.url('/other.png')],
    name: 'Elderflower Tonic 500 ml',
  })
const request = (imageId: string, body: object, token?: string) =>
  service.request('POST', `/v1/images/${imageId}/fixes`, { body, ...(token !== undefined && { token }) })
async function fixed(imageId: string, fix: string): Promise<ImageFix> {
  const { status, body } = await request(imageId, { fix })
  assert.ok(status === 202 || status === 200, JSON.stringify(body))
  return (await service.poll(String(body['result_url']))).body as unknown as ImageFix
}
async function fileOf(renditions: { full: string }): Promise<Buffer> {
  return Buffer.from(await (await fetch(renditions.full)).arrayBuffer())
}
const explanationOf = async (pdpId: string) =>
  (await service.request('GET', `/v1/pdps/${pdpId}/explanation`)).body as unknown as ListingExplanation

describe('a fix of a main image', () => {
  it('a fix of a main image is proposed as an action with the gain that its facts foretell', async () => {
    const { actions } = await explanationOf(pdp.pdp_id)
    const [crop, whiten] = ['CROP', 'WHITEN'].map((code) => actions.find((action) => action.code === code))
    assert.ok(crop && whiten, JSON.stringify(actions.map(({ code }) => code)))
    assert.deepEqual([crop.image_id, crop.position, crop.factor], [hero, 0, 'fill'])
    assert.equal(whiten.factor, 'background_whiteness')
    assert.ok(crop.gain_listing > 0 && whiten.gain_listing > 0)
  })

  it('a fix of a main image gains what the listing then has, is applied as a composition, and is undone by the former one', async () => {
    const crop = await fixed(hero, 'crop')
    assert.equal(crop.refusal, null)
    assert.ok(crop.image)
    assert.ok((crop.image.gain_listing ?? 0) > 0 && (crop.image.gain_image ?? 0) > 0)
    // The bottle has 1,200 px in the file and in its crop.
    assert.ok(crop.image.height > 1200 && crop.image.height < 1440, `${crop.image.height} px`)
    const carousel = pdp.carousel_images.map((image) => ({ image_id: image.image_id }))
    const set = (image: string) =>
      service.request('PUT', `/v1/pdps/${pdp.pdp_id}/images`, {
        body: { hero: { image_id: image }, carousel },
      })
    assert.equal((await set(crop.image.image_id)).status, 202)
    const after_ = await service.settled('bottle')
    assert.equal(
      after_.pdp_score,
      Math.round(10 * ((pdp.pdp_score ?? 0) + (crop.image.gain_listing ?? 0))) / 10,
    )
    assert.equal(after_.hero?.service_score, crop.image.service_score)
    // No model made it, so no target asks for a mark of generated images.
    const judged = await service.request('GET', `/v1/pdps/${pdp.pdp_id}/acceptance`)
    const findings = (judged.body as unknown as PdpAcceptance).data.flatMap((each) => each.findings)
    assert.ok(findings.every(({ measure }) => measure !== 'ai_mark'))
    // A made image can be fixed, too, and stays in the composer.
    const both = await fixed(crop.image.image_id, 'whiten')
    assert.ok(both.image, JSON.stringify(both))
    const { body } = await service.request('GET', `/v1/pdps/${pdp.pdp_id}/composer`)
    const { further } = body as unknown as PdpComposer
    assert.deepEqual(
      further.map(({ image_id: id, root_image_id: root, composition }) => [id, root, composition]),
      [[both.image.image_id, hero, 'whiten']],
    )
    assert.equal((await set(hero)).status, 202)
    const restored = await service.settled('bottle')
    assert.deepEqual([restored.pdp_score, restored.hero?.image_id], [pdp.pdp_score, hero])
  })

  it('a fix of a main image is a file of full resolution that states its source and how it was made', async () => {
    const whiten = await fixed(hero, 'whiten')
    assert.ok(whiten.image)
    assert.deepEqual([whiten.image.width, whiten.image.height], [SIDE, SIDE])
    const bytes = await fileOf(whiten.image.renditions)
    assert.equal((await inspectImage(bytes)).file.widthPx, SIDE)
    const { sourceType, ingredients } = await readOrigin(bytes)
    assert.equal(sourceType, 'algorithmicallyEnhanced')
    assert.equal(ingredients.length, 1)
  })

  it('a fix of a main image is made once for equal content, also of another listing', async () => {
    const [first, second] = [await request(hero, { fix: 'crop' }), await request(hero, { fix: 'crop' })]
    assert.deepEqual([first.status, second.status], [200, 200])
    assert.equal(first.body['fix_id'], second.body['fix_id'])
    await submit('twin', '/bottle.png')
    const twin = (await service.settled('twin')).hero?.image_id ?? ''
    assert.notEqual(twin, hero)
    const third = await request(twin, { fix: 'crop' })
    assert.deepEqual([third.status, third.body['fix_id']], [200, first.body['fix_id']])
    const own = (await service.request('GET', String(third.body['result_url']))).body as unknown as ImageFix
    assert.equal(own.image_id, twin)
    assert.ok((own.image?.gain_listing ?? 0) > 0)
    // Another share is another fix.
    const other = await request(twin, { fix: 'crop', pdp_id: await pdpOfRetailer('kroger_us') })
    assert.equal(other.status, 202)
  })

  async function pdpOfRetailer(retailer: string): Promise<string> {
    const submission = { hero_image_url: origin.url('/other.png'), name: 'Elderflower Tonic', retailer }
    const { body } = await service.put('elsewhere', submission)
    return String(body['pdp_id'])
  }

  it('a fix of a main image is refused with a reason in the caller’s language, and leaves no image', async () => {
    await submit('cut', '/busy.png')
    const cut = (await service.settled('cut')).hero?.image_id ?? ''
    const crop = await fixed(cut, 'crop')
    assert.deepEqual([crop.status, crop.image, crop.refusal?.reason], ['completed', null, 'cut_product'])
    const { body } = await service.request('GET', `/v1/images/${cut}/fixes/${crop.fix_id}`, {
      headers: { 'accept-language': 'de' },
    })
    assert.match((body as unknown as ImageFix).refusal?.detail ?? '', /Produkt reicht bis zum Bildrand/)
    assert.equal((await request(cut, { fix: 'crop' })).status, 200)
  })

  it('a fix of a main image is hidden from other organizations, and rejected for unknown images, listings and fixes', async () => {
    const token = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
    const code = async (answer: ReturnType<typeof request>) => {
      const { status, body } = await answer
      return [status, body['error_code']]
    }
    assert.deepEqual(await code(request(hero, { fix: 'crop' }, token)), [404, 'IMAGE_NOT_FOUND'])
    assert.deepEqual(await code(request('nothing', { fix: 'crop' })), [404, 'IMAGE_NOT_FOUND'])
    assert.deepEqual(await code(request(hero, { fix: 'crop', pdp_id: hero })), [404, 'PDP_NOT_FOUND'])
    assert.deepEqual(await code(request(hero, { fix: 'sharpen' })), [422, 'VALIDATION_ERROR'])
    const { fix_id } = await fixed(hero, 'crop')
    const path = `/v1/images/${hero}/fixes`
    assert.deepEqual(await code(service.request('GET', `${path}/${hero}`)), [404, 'FIX_NOT_FOUND'])
    assert.deepEqual(await code(service.request('GET', `${path}/${fix_id}`, { token })), [
      404,
      'IMAGE_NOT_FOUND',
    ])
  })
})
