import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { HistoryPage, ListingExplanation, PdpScores } from '@endcap/api'
import { Endcap, EndcapError } from '@endcap/client'
import { Corrections } from '@endcap/client/corrections'
import { Rubrics } from '@endcap/client/rubrics'
import sharp from 'sharp'
import { eventually } from '../../support/eventually.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'

type Client = { endcap: Endcap; corrections: Corrections; rubrics: Rubrics }

describeOnStore('a correction', ({ place }) => {
  let origin: Origin
  let service: TestService
  let own: Client
  let strange: Client
  before(async () => {
    origin = await startOrigin()
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({ origin, ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }) })
    const { baseUrl } = service.config.auth
    own = connect(baseUrl, service.token)
    strange = connect(baseUrl, await requestToken(baseUrl, await newCredential(service.app)))
    for (let n = 0; n < 4; n++) origin.serve(`/${n}.png`, await picture(n))
    origin.serve(
      '/again.jpg',
      await sharp(await picture(1))
        .jpeg()
        .toBuffer(),
    )
  })
  after(() => service[Symbol.asyncDispose]())

  const submit = ({ endcap }: Client, id: string, [hero = '', ...carousel]: readonly string[]) =>
    endcap.pdps.submitAndWait(id, {
      hero_image_url: origin.url(hero),
      carousel_image_urls: carousel.map((path) => origin.url(path)),
      name: 'Sea Salt Potato Chips',
    }) as Promise<PdpScores>
  const explain = ({ endcap }: Client, pdpId: string): Promise<ListingExplanation> =>
    endcap.pdps.explanation(pdpId)
  const idOf = (scores: PdpScores, position: number): string =>
    (position === 0 ? scores.hero : scores.carousel_images[position - 1])?.image_id ?? ''
  const lastCause = async (pdpId: string) =>
    ((await own.endcap.pdps.history(pdpId).page()) as HistoryPage).data[0]?.cause

  it('a correction of an asset type counts at once in the listing, until it is revoked', async () => {
    const before = await submit(own, 'typed', ['/0.png', '/1.png', '/2.png'])
    const imageId = idOf(before, 1)
    const corrected = await own.corrections.create({
      image_id: imageId,
      kind: 'asset_type',
      value: 'Nutrition Label',
      comment: 'The back',
    })
    const after = await own.endcap.pdps.get('typed')
    assert.equal(after.carousel_images[0]?.classification, 'Nutrition Label')
    assert.deepEqual(corrected.pdps, [
      {
        pdp_id: before.pdp_id,
        status: 'COMPLETED',
        pdp_score: after.pdp_score,
        score_change: Math.round(10 * ((after.pdp_score ?? 0) - (before.pdp_score ?? 0))) / 10,
      },
    ])
    assert.equal(await lastCause(before.pdp_id), 'correction')
    const { images, pdp_score: explained } = await explain(own, before.pdp_id)
    assert.equal(explained, after.pdp_score)
    assert.deepEqual(
      images[1]?.corrections.map(({ comment }) => comment),
      ['The back'],
    )
    assert.equal((await own.endcap.images.get(imageId)).classification, 'Nutrition Label')

    await own.corrections.revoke(corrected.correction_id)
    await own.corrections.revoke(corrected.correction_id)
    const revoked = await own.endcap.pdps.get('typed')
    assert.equal(revoked.pdp_score, before.pdp_score)
    assert.deepEqual(revoked.carousel_images, before.carousel_images)
    assert.equal(
      (await own.endcap.images.get(imageId)).classification,
      before.carousel_images[0]?.classification,
    )
    const [listed] = (await own.corrections.list({ imageId }).page()).data
    assert.ok(listed?.revoked_at)
    assert.deepEqual((await own.corrections.list({ imageId, inForce: true }).page()).data, [])
  })

  it('a correction replaces the one of the same subject, and is not made twice', async () => {
    const scores = await submit(own, 'replaced', ['/2.png', '/3.png'])
    const typeAs = (value: 'Detail' | 'Lifestyle') =>
      own.corrections.create({ image_id: idOf(scores, 1), kind: 'asset_type', value })
    const first = await typeAs('Detail')
    assert.equal((await typeAs('Detail')).correction_id, first.correction_id)
    const second = await typeAs('Lifestyle')
    assert.equal((await own.endcap.pdps.get('replaced')).carousel_images[0]?.classification, 'Lifestyle')
    const inForce = (await own.corrections.list({ imageId: idOf(scores, 1), inForce: true }).page()).data
    assert.deepEqual(
      inForce.map(({ correction_id: id }) => id),
      [second.correction_id],
    )
    await own.corrections.revoke(second.correction_id)
    const values = ['Detail', 'Lifestyle', 'In Use', 'Swatch'] as const
    const many = await Promise.all(
      values.map((value) => own.corrections.create({ image_id: idOf(scores, 1), kind: 'asset_type', value })),
    )
    const left = (await own.corrections.list({ imageId: idOf(scores, 1), inForce: true }).page()).data
    assert.equal(left.length, 1)
    assert.equal(new Set(many.map(({ correction_id: id }) => id)).size, values.length)
    const { carousel_images: images } = await own.endcap.pdps.get('replaced')
    assert.equal(images[0]?.classification, left[0]?.value)
    await own.corrections.revoke(left[0]?.correction_id ?? '')
  })

  it('a correction of a repeat counts for the pair of images only', async () => {
    const repeated = await submit(own, 'repeats', ['/0.png', '/1.png', '/again.jpg'])
    assert.equal(repeated.asset_mix?.near_duplicates.length, 1)
    const { pdps, correction_id: id } = await own.corrections.create({
      image_id: idOf(repeated, 2),
      kind: 'not_a_repeat',
      value: idOf(repeated, 1),
    })
    const distinct = await own.endcap.pdps.get('repeats')
    assert.deepEqual(distinct.asset_mix?.near_duplicates, [])
    assert.ok((distinct.pdp_score ?? 0) > (repeated.pdp_score ?? 0))
    assert.ok(pdps.some(({ pdp_id: pdpId }) => pdpId === repeated.pdp_id))
    await own.corrections.revoke(id)
    assert.equal((await own.endcap.pdps.get('repeats')).pdp_score, repeated.pdp_score)
  })

  it('a correction of another product counts until its opposite replaces it', async () => {
    const scores = await submit(own, 'foreign', ['/0.png', '/1.png'])
    const image_id = idOf(scores, 1)
    await own.corrections.create({ image_id, kind: 'other_product' })
    const { asset_mix: mix } = await own.endcap.pdps.get('foreign')
    assert.deepEqual(mix?.other_products, [image_id])
    assert.equal(mix.total_images, 2)
    const opposite = await own.corrections.create({ image_id, kind: 'same_product' })
    assert.deepEqual((await own.endcap.pdps.get('foreign')).asset_mix?.other_products, [])
    const inForce = (await own.corrections.list({ imageId: image_id, inForce: true }).page()).data
    assert.deepEqual(
      inForce.map(({ kind }) => kind),
      ['same_product'],
    )
    await own.corrections.revoke(opposite.correction_id)
  })

  it('a correction counts in drafts and in submissions after it, and survives a new rubric', async () => {
    const before = await submit(own, 'first', ['/1.png', '/0.png'])
    const { correction_id: id } = await own.corrections.create({
      pdp_id: before.pdp_id,
      kind: 'color',
      value: 'tinted',
    })
    const tinted = await own.endcap.pdps.get('first')
    assert.ok((tinted.hero?.service_score ?? 100) < (before.hero?.service_score ?? 0))
    const again = await submit(own, 'second', ['/1.png', '/0.png'])
    assert.equal(again.pdp_score, tinted.pdp_score)
    const draft = await own.endcap.pdps.score({ base: { pdp_id: before.pdp_id } })
    assert.equal(draft.pdp_score, tinted.pdp_score)

    await own.rubrics.publish('food-and-drink', { listing: { heroWeight: 0.9, carouselWeight: 0.1 } })
    const published = async () => (await own.endcap.pdps.get('first')).pdp_score !== tinted.pdp_score
    await eventually(published)
    const { images } = await explain(own, before.pdp_id)
    assert.equal(images[0]?.service_score, tinted.hero?.service_score)
    assert.deepEqual(
      images[0]?.corrections.map(({ kind }) => kind),
      ['color'],
    )
    await own.rubrics.activate('food-and-drink', 0)
    await eventually(async () => (await own.endcap.pdps.get('first')).pdp_score === tinted.pdp_score)
    await own.corrections.revoke(id)
    assert.equal((await own.endcap.pdps.get('first')).pdp_score, before.pdp_score)
    assert.equal((await own.endcap.pdps.get('second')).pdp_score, before.pdp_score)
  })

  it('a correction of a standalone image counts in its score', async () => {
    const category = (await own.endcap.categories.list({ q: 'potato chips' }))[0]?.id ?? ''
    const image = await own.endcap.images.submitAndWait({
      image_url: origin.url('/3.png'),
      product_category_id: category,
      image_type: 'carousel',
    })
    const { correction_id: id } = await own.corrections.create({
      image_id: image.image_id,
      kind: 'asset_type',
      value: 'Swatch',
    })
    assert.equal((await own.endcap.images.get(image.image_id)).classification, 'Swatch')
    await own.corrections.revoke(id)
    assert.deepEqual(await own.endcap.images.get(image.image_id), image)
  })

  it('a correction counts in its organization only', async () => {
    const scores = await submit(own, 'mine', ['/0.png', '/2.png'])
    const theirs = await submit(strange, 'theirs', ['/0.png', '/2.png'])
    const { correction_id: id } = await own.corrections.create({
      image_id: idOf(scores, 1),
      kind: 'asset_type',
      value: 'Comparison Chart',
    })
    assert.deepEqual(await strange.endcap.pdps.get('theirs'), theirs)
    assert.deepEqual((await strange.corrections.list().page()).data, [])
    await assert.rejects(strange.corrections.revoke(id), EndcapError.NotFound)
    await assert.rejects(
      strange.corrections.create({ image_id: idOf(scores, 1), kind: 'asset_type', value: 'Detail' }),
      EndcapError.NotFound,
    )
  })

  it('a correction changes no score as an opinion', async () => {
    const scores = await submit(own, 'opinion', ['/1.png', '/2.png'])
    const opinion = { pdp_id: scores.pdp_id, kind: 'disagree', value: 'off_pack_text' } as const
    assert.deepEqual((await own.corrections.create(opinion)).pdps, [])
    await own.corrections.create(opinion)
    const listed = await own.corrections.list({ kind: 'disagree' }).page()
    assert.equal(listed.data.length, 2)
    assert.deepEqual(await own.endcap.pdps.get('opinion'), scores)
  })

  it('a correction is refused without a subject, a fitting value, or an image of Spark', async () => {
    const scores = await submit(own, 'refused', ['/0.png', '/3.png'])
    const imageId = idOf(scores, 0)
    const refused: [body: object, status: number][] = [
      [{ kind: 'asset_type', value: 'Detail' }, 422],
      [{ kind: 'asset_type', value: 'Detail', image_id: imageId, pdp_id: scores.pdp_id }, 422],
      [{ kind: 'asset_type', value: 'Selfie', image_id: imageId }, 422],
      [{ kind: 'asset_type', image_id: imageId }, 422],
      [{ kind: 'text_is_on_pack', value: '!?', image_id: imageId }, 422],
      [{ kind: 'not_a_repeat', value: imageId, image_id: imageId }, 422],
      [{ kind: 'guess', image_id: imageId }, 422],
      [{ kind: 'not_a_repeat', value: 'none', image_id: imageId }, 404],
      [{ kind: 'product_damaged', image_id: imageId }, 400],
      [{ kind: 'color', pdp_id: 'none' }, 404],
    ]
    for (const [body, expected] of refused) {
      const { status } = await service.request('POST', '/v1/corrections', { body })
      assert.equal(status, expected, JSON.stringify(body))
    }
  })
})

function connect(baseUrl: string, token: string): Client {
  const endcap = Endcap.withToken(() => ({ access_token: token, token_type: 'Bearer', expires_in: 300 }), {
    baseUrl,
  })
  return { endcap, corrections: new Corrections(endcap), rubrics: new Rubrics(endcap) }
}
