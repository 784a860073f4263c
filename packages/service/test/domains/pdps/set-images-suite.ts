import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { HistoryPage, OwnReference, PdpComposer } from '@endcap/api'
import { findRetailer, targetOfRetailer } from '@endcap/catalog'
import { type AcceptanceTargetId, Endcap } from '@endcap/client'
import { v7 as uuidV7 } from 'uuid'
import { listingPage } from '../../support/listing-page.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import type { StoreUnderTest } from '../../support/stores.ts'

/** Returns the target of a retailer region. */
function targetIdOf(retailerId: string): AcceptanceTargetId {
  const retailer = findRetailer(retailerId)
  const target = retailer && targetOfRetailer(retailer)
  assert.ok(target, retailerId)
  return target.id
}

const ASIN = 'B000000001'
const GTIN = '04006381333931'

/** Tests of setting the images of a PDP on one store. */
export function setImagesSuite({ place }: StoreUnderTest): void {
  let origin: Origin
  let service: TestService
  let endcap: Endcap
  let stranger: string
  before(async () => {
    origin = await startOrigin()
    const { url: databaseUrl, dataDirectory } = await place()
    const where = databaseUrl === null ? { dataDirectory } : { databaseUrl }
    service = await startService({ origin, storefront: origin.url(''), ...where })
    const { baseUrl } = service.config.auth
    endcap = Endcap.withToken(
      () => ({ access_token: service.token, token_type: 'Bearer', expires_in: 300 }),
      {
        baseUrl,
      },
    )
    stranger = await requestToken(baseUrl, await newCredential(service.app))
    for (let n = 0; n < 6; n++) origin.serve(`/${n}.png`, await picture(n))
    origin.serve(`/dp/${ASIN}`, listingPage(ASIN, [0, 1, 2].map(url)))
  })
  after(() => service[Symbol.asyncDispose]())

  const url = (n: number) => origin.url(`/${n}.png`)
  const submission = (numbers: readonly number[]) => {
    const [hero_image_url, ...carousel_image_urls] = numbers.map(url)
    return { hero_image_url, carousel_image_urls, name: 'Sea Salt Potato Chips' }
  }
  const set = (pdpId: string, [hero, ...carousel]: readonly OwnReference[], token?: string) =>
    service.request('PUT', `/v1/pdps/${pdpId}/images`, {
      body: { hero, carousel },
      ...(token === undefined ? {} : { token }),
    })
  const imagesOf = async (pdpId: string): Promise<PdpComposer['images']> =>
    (await endcap.pdps.composer(pdpId)).images
  const idsOf = async (pdpId: string) => (await imagesOf(pdpId)).map(({ image_id: id }) => ({ image_id: id }))
  const upload = async (n: number) => ({ upload_id: (await endcap.uploads.fromUrl(url(n))).upload_id })
  /** Submits a PDP by id and returns its internal id. */
  const submitted = async (id: string, numbers: readonly number[]): Promise<string> => {
    await service.put(id, submission(numbers))
    return (await service.settled(id)).pdp_id
  }

  const kinds = {
    id: { path: '/v1/pdps/id/kinds', submit: () => service.put('kinds', submission([0, 1, 2])) },
    gtin: {
      path: `/v1/pdps/gtin/${GTIN}`,
      submit: () => service.request('PUT', `/v1/pdps/gtin/${GTIN}`, { body: submission([0, 1, 2]) }),
    },
    asin: {
      path: `/v1/pdps/asin/${ASIN}`,
      submit: () => service.request('PUT', `/v1/pdps/asin/${ASIN}`),
    },
  }
  for (const [kind, { path, submit }] of Object.entries(kinds))
    it(`scores a listing by ${kind} as the what-if promised, and keeps the ids of its images`, async () => {
      await submit()
      const { body: scored } = await service.poll(path)
      const pdpId = String(scored['pdp_id'])
      const [first, second] = await idsOf(pdpId)
      assert.ok(first && second)
      const composition = [second, first, await upload(3)]
      const [hero, ...carousel] = composition
      const promised = await endcap.pdps.score({ base: { pdp_id: pdpId }, hero, carousel })
      const { status, body } = await set(pdpId, composition)
      assert.deepEqual([status, body], [202, { pdp_id: pdpId, status: 'PROCESSING', error_code: null }])
      const { body: after } = await service.poll(path)
      assert.equal(after['pdp_score'], promised.pdp_score)
      const ids = await idsOf(pdpId)
      assert.deepEqual(ids.slice(0, 2), [second, first])
      const { data } = (await service.request('GET', `/v1/pdps/${pdpId}/history`)).body as HistoryPage
      assert.deepEqual(
        data.map(({ cause }) => cause),
        ['images', kind === 'asin' ? 'storefront' : 'images'],
      )
      const again = await set(pdpId, composition)
      assert.deepEqual(
        [again.status, again.body['status']],
        [200, after['status'] === 'scored' ? 'COMPLETED' : after['status']],
      )
      assert.deepEqual(await idsOf(pdpId), ids)
    })

  it('lasts until the next refresh from the storefront', async () => {
    await service.request('PUT', `/v1/pdps/asin/${ASIN}`)
    const { body } = await service.poll(`/v1/pdps/asin/${ASIN}`)
    const images = await imagesOf(String(body['pdp_id']))
    assert.deepEqual(
      images.map(({ filename }) => filename),
      ['0.png', '1.png', '2.png'],
    )
  })

  it('stays through a submission by ASIN that keeps it, and history says what replaces it and by whom', async () => {
    const path = `/v1/pdps/asin/${ASIN}`
    const { body } = await service.poll(path)
    const pdpId = String(body['pdp_id'])
    const history = async () => {
      const { body: page } = await service.request('GET', `/v1/pdps/${pdpId}/history?limit=1`)
      return (page as HistoryPage).data[0]
    }
    const [first, second] = await idsOf(pdpId)
    assert.ok(first && second)
    await set(pdpId, [second, first])
    await service.poll(path)
    const composed = await history()
    const { credential } = service
    assert.deepEqual(
      [composed?.cause, composed?.set_from, composed?.changed_by?.id],
      ['images', 'composition', credential.client_id],
    )
    await service.request('PUT', path, { body: { composed_set: 'keep' } })
    assert.equal((await service.poll(path)).body['status'], 'scored')
    assert.deepEqual(await idsOf(pdpId), [second, first])
    assert.equal((await history())?.scored_at, composed?.scored_at)
    await service.request('PUT', path)
    await service.poll(path)
    const replaced = await history()
    // The page is the same as before, so it has not changed.
    assert.deepEqual([replaced?.cause, replaced?.set_from], ['images', 'storefront'])
    const restored = composed?.images.map(({ image_id: id }) => ({ image_id: id })) ?? []
    const [hero, ...carousel] = restored
    const restore = { hero, carousel, set_from: 'restore' }
    assert.equal((await service.request('PUT', `/v1/pdps/${pdpId}/images`, { body: restore })).status, 202)
    await service.poll(path)
    const now = await history()
    const ids = now?.images.map(({ image_id: id }) => ({ image_id: id }))
    assert.deepEqual([ids, now?.set_from], [restored, 'restore'])
    const wrong = { ...restore, set_from: 'import' }
    assert.equal((await service.request('PUT', `/v1/pdps/${pdpId}/images`, { body: wrong })).status, 422)
  })

  it('gives images that come back their ids and file names, so that a later submission finds them', async () => {
    const pdpId = await submitted('undo', [0, 1, 2])
    const before = await imagesOf(pdpId)
    const ids = before.map(({ image_id: id }) => ({ image_id: id }))
    await set(pdpId, [...ids.slice(0, 1), await upload(4)])
    await service.settled('undo')
    assert.equal((await set(pdpId, ids)).status, 202)
    await service.settled('undo')
    const filenames = (images: PdpComposer['images']) =>
      images.map(({ image_id: id, filename }) => [id, filename])
    assert.deepEqual(filenames(await imagesOf(pdpId)), filenames(before))
    assert.equal((await service.put('undo', submission([0, 1, 2]))).status, 200)
  })

  it('makes an image of another PDP a new image, so that each PDP deletes its own', async () => {
    const [one, other] = [await submitted('one', [0, 1]), await submitted('other', [4])]
    const [theirs] = await idsOf(other)
    const [own] = await idsOf(one)
    assert.ok(theirs && own)
    assert.equal((await set(one, [own, theirs])).status, 202)
    await service.settled('one')
    const [, copy] = await idsOf(one)
    assert.notDeepEqual(copy, theirs)
    assert.equal((await set(one, [own, theirs])).status, 200)
    assert.equal((await service.request('DELETE', `/v1/pdps/${other}`)).status, 204)
    const { status } = await service.request('GET', `/v1/images/${copy?.image_id}/score`)
    assert.deepEqual([status, (await endcap.pdps.explanation(one)).images.length], [200, 2])
    assert.equal((await service.request('DELETE', `/v1/pdps/${one}`)).status, 204)
  })

  it('refuses what is missing or belongs to others, repeats and too many images, and changes nothing', async () => {
    const pdpId = await submitted('refusals', [0, 1])
    const [own, second] = await idsOf(pdpId)
    assert.ok(own && second)
    const theirs = await service.request('POST', '/v1/uploads', {
      body: { image_url: url(5) },
      token: stranger,
    })
    const rows: [pdpId: string, images: object[], status: number, code: string][] = [
      [uuidV7(), [own], 404, 'PDP_NOT_FOUND'],
      ['nonsense', [own], 404, 'PDP_NOT_FOUND'],
      [pdpId, [{ image_id: uuidV7() }], 404, 'IMAGE_NOT_FOUND'],
      [pdpId, [{ image_id: 'nonsense' }], 404, 'IMAGE_NOT_FOUND'],
      [pdpId, [{ upload_id: uuidV7() }], 404, 'UPLOAD_NOT_FOUND'],
      [pdpId, [{ upload_id: theirs.body['upload_id'] }], 404, 'UPLOAD_NOT_FOUND'],
      [pdpId, [own, second, own], 422, 'VALIDATION_ERROR'],
      [pdpId, [{ ...own, upload_id: uuidV7() }], 422, 'VALIDATION_ERROR'],
      [pdpId, [{ image_url: url(0) }], 422, 'VALIDATION_ERROR'],
      [pdpId, [own, ...Array.from({ length: 21 }, () => second)], 413, 'TOO_MANY_IMAGES'],
    ]
    for (const [id, images, status, code] of rows) {
      const answer = await set(id, images as OwnReference[])
      assert.deepEqual([answer.status, answer.body['error_code']], [status, code], JSON.stringify(images))
    }
    assert.deepEqual((await set(pdpId, [own], stranger)).body['error_code'], 'PDP_NOT_FOUND')
    assert.deepEqual(await idsOf(pdpId), [own, second])
  })

  it('refuses an upload or an image of another listing that is given twice, and names the field', async () => {
    const pdpId = await submitted('repeats', [0, 1])
    const [own] = await idsOf(pdpId)
    const [other] = await idsOf(await submitted('repeated', [2]))
    assert.ok(own && other)
    const upper = { image_id: other.image_id.toUpperCase() }
    const uploaded = await upload(4)
    for (const [field, images] of [
      ['carousel[1]', [own, uploaded, uploaded]],
      ['carousel[0]', [uploaded, uploaded]],
      ['carousel[1]', [other, own, other]],
      ['carousel[0]', [other, upper]],
    ] as const) {
      const { status, body } = await set(pdpId, images)
      assert.deepEqual([status, body['error_code']], [422, 'VALIDATION_ERROR'])
      const { problems } = body['extra'] as { problems: { field: string }[] }
      assert.deepEqual(
        problems.map((problem) => problem.field),
        [field],
      )
    }
    // Repeats are refused before anything is looked up.
    const unknown = { upload_id: uuidV7() }
    assert.equal((await set(uuidV7(), [unknown, unknown])).status, 422)
  })

  it('applies concurrent compositions one after the other, and the last one is scored', async () => {
    const pdpId = await submitted('racing', [0, 1, 2])
    const [a, b, c] = await idsOf(pdpId)
    assert.ok(a && b && c)
    const compositions = [
      [b, a],
      [c, a, b],
      [a, c],
      [b, c, a],
    ]
    const answers = await Promise.all(compositions.map((each) => set(pdpId, each)))
    for (const { status } of answers) assert.equal(status, 202)
    const { status, hero, carousel_images: carousel } = await service.settled('racing')
    assert.equal(status, 'COMPLETED')
    const shown = [hero, ...carousel].map((image) => ({ image_id: image?.image_id }))
    assert.ok(compositions.some((each) => JSON.stringify(each) === JSON.stringify(shown)))
    assert.deepEqual(await idsOf(pdpId), shown)
  })

  it('refuses a composition that replaces other images than expected, but repeats one that was applied', async () => {
    const pdpId = await submitted('expected', [0, 1, 2])
    const [a, b, c] = await idsOf(pdpId)
    assert.ok(a && b && c)
    const expected = [a, b, c].map(({ image_id: id }) => id)
    const replace = (hero: OwnReference, carousel: readonly OwnReference[]) =>
      service.request('PUT', `/v1/pdps/${pdpId}/images`, {
        body: { hero, carousel, expected_image_ids: expected },
      })
    assert.equal((await replace(b, [a, c])).status, 202)
    const { status, body } = await replace(c, [a, b])
    assert.deepEqual([status, body['error_code']], [409, 'IMAGES_CHANGED'])
    assert.deepEqual(await idsOf(pdpId), [b, a, c])
    await service.settled('expected')
    assert.equal((await replace(b, [a, c])).status, 200)
  })

  it('claims the file of an upload that has been used, also when the listing is deleted', async () => {
    const pdpId = await submitted('claiming', [0])
    const [own] = await idsOf(pdpId)
    const used = await upload(5)
    assert.ok(own)
    await set(pdpId, [own, used])
    await service.settled('claiming')
    const [, image] = await idsOf(pdpId)
    assert.equal((await service.request('DELETE', `/v1/images/${image?.image_id}`)).status, 409)
    assert.equal((await service.request('DELETE', `/v1/pdps/${pdpId}`)).status, 204)
    // The upload still keeps the file.
    const { renditions } = await endcap.uploads.get(used.upload_id)
    assert.equal((await fetch(renditions['160'])).status, 200)
  })

  describe('a rescore', () => {
    it('a rescore runs once while the PDP is processed, and does not change the score', async () => {
      const pdpId = await submitted('again', [0, 1])
      const before = (await service.get('again')).body
      const answers = await Promise.all([1, 2, 3].map(() => endcap.pdps.rescore(pdpId)))
      for (const answer of answers) assert.deepEqual(answer, { pdp_id: pdpId, status: 'PROCESSING' })
      const after = await service.settled('again')
      assert.equal(after.pdp_score, before.pdp_score)
      assert.ok(String(after.scored_at) > String(before.scored_at))
      const { data } = (await service.request('GET', `/v1/pdps/${pdpId}/history`)).body as HistoryPage
      assert.equal(data.length, 1)
    })

    it('a rescore downloads the images of a storefront’s page again that could not be downloaded', async () => {
      const asin = 'B000000009'
      origin.serve(`/dp/${asin}`, listingPage(asin, [origin.url('/late.png')]))
      await service.request('PUT', `/v1/pdps/asin/${asin}`)
      const { body } = await service.poll(`/v1/pdps/asin/${asin}`)
      assert.equal(body['status'], 'error')
      origin.serve('/late.png', await picture(7))
      const { status } = await service.request('POST', `/v1/pdps/${String(body['pdp_id'])}/rescore`)
      assert.equal(status, 202)
      const { body: after } = await service.poll(`/v1/pdps/asin/${asin}`)
      assert.equal(after['status'], 'scored')
    })
  })

  describe('an explanation', () => {
    it('an explanation describes the listing, its images and where its main image may be used', async () => {
      const pdpId = await submitted('explained', [0, 1])
      const explanation = await endcap.pdps.explanation(pdpId)
      assert.deepEqual(
        [explanation.id_type, explanation.id, explanation.name, explanation.category, explanation.status],
        ['id', 'explained', 'Sea Salt Potato Chips', 'Food > Snacks > Potato Chips', 'COMPLETED'],
      )
      const all = (await endcap.retailers.list()).map(({ id }) => id)
      const listed = explanation.retailers.flatMap(({ retailers }) => retailers.map(({ id }) => id))
      assert.deepEqual(listed.toSorted(), all.toSorted())
      const { data: judged } = await endcap.pdps.acceptance(pdpId)
      const states = new Map(judged.map(({ target, main_image: state }) => [target, state]))
      for (const { allowed, retailers } of explanation.retailers)
        for (const { id } of retailers)
          assert.equal(allowed, states.get(targetIdOf(id)) !== 'not_accepted', id)
      const own = explanation.retailers.find(({ retailers }) =>
        retailers.some(({ id }) => id === explanation.retailer),
      )
      assert.deepEqual(own?.rule_checks, explanation.images[0]?.rule_checks)
      assert.deepEqual(
        explanation.images.map(({ filename }) => filename),
        ['0.png', '1.png'],
      )
      for (const { renditions } of explanation.images)
        for (const side of ['160', '480', '1600'] as const) {
          const response = await fetch(renditions[side])
          assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'image/webp'])
        }
      const image = await endcap.images.explanation(explanation.images[1]?.image_id ?? '')
      assert.deepEqual(
        [image.filename, image.pdps, image.spark],
        ['1.png', [{ pdp_id: pdpId, name: 'Sea Salt Potato Chips', position: 1 }], null],
      )
    })
  })
}
