import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type {
  HistoryPage,
  ListingExplanation,
  PdpFamily,
  PdpFamilyDetails,
  PdpFamilyImagesResult,
  PdpFamilyPreview,
  PdpPage,
  PdpStatistics,
  PdpSummary,
} from '@endcap/api'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { eventually } from '../../support/eventually.ts'
import { csvOf, imported } from '../../support/imports.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'

describe('families of variants', () => {
  let origin: Origin
  let service: TestService
  let stranger: string
  before(async () => {
    origin = await startOrigin()
    service = await startService({ origin })
    stranger = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
    for (let n = 0; n < 8; n++) origin.serve(`/${n}.png`, await picture(n))
  })
  after(() => service[Symbol.asyncDispose]())

  const url = (n: number) => origin.url(`/${n}.png`)
  const call = async (method: string, path: string, body?: object, token?: string) => {
    const answer = await service.request(method, `/v1/${path}`, {
      ...(body && { body }),
      ...(token === undefined ? {} : { token }),
    })
    return { status: answer.status, code: answer.body['error_code'], body: answer.body as unknown }
  }
  const read = async <Answer>(path: string, token?: string): Promise<Answer> => {
    const { status, body } = await call('GET', path, undefined, token)
    assert.equal(status, 200, JSON.stringify(body))
    return body as Answer
  }
  const submit = async (id: string, numbers: number[], more: object = {}): Promise<string> => {
    const [hero_image_url, ...carousel_image_urls] = numbers.map(url)
    await service.put(id, { hero_image_url, carousel_image_urls, name: `Enamel Mug, ${id}`, ...more })
    return (await service.settled(id)).pdp_id
  }
  const summary = (pdpId: string) => read<PdpSummary>(`pdps/${pdpId}`)
  const family = (id: string | undefined) => read<PdpFamilyDetails>(`families/${id}`)
  const familyIdOf = async (pdpId: string) => (await summary(pdpId)).family?.family_id
  const settled = (pdpId: string) =>
    eventually(async () => (await summary(pdpId)).status !== 'PROCESSING', { attempts: 600, everyMs: 50 })
  const imagesOf = async (pdpId: string) => {
    const { images } = await read<{ images: { image_id: string; filename: string }[] }>(
      `pdps/${pdpId}/composer`,
    )
    return images.map(({ image_id }) => image_id)
  }
  const contentsOf = async (pdpId: string) => {
    const { rows } = await sql<{ sha256: string }>`
      SELECT sha256 FROM pdp_image JOIN image ON image.id = image_id
      WHERE pdp_id = ${pdpId} ORDER BY position`.execute(service.app.database.db)
    return rows.map(({ sha256 }) => sha256)
  }

  it('an import and a submission make families of the parents that they name', async () => {
    const file = csvOf(
      ['id', 'title', 'image_link', 'link', 'item_group_id', 'color', 'size'],
      [
        ['cup-white', 'Tea Cup - white', url(0), 'https://shop.example/1', 'cup', 'White', '0.3 l'],
        ['cup-black', 'Tea Cup - black', url(1), 'https://shop.example/2', 'cup', 'Black', '0.3 l'],
        ['pot', 'Tea Pot', url(2), 'https://shop.example/3', '', '', ''],
      ],
    )
    const done = await imported(service, file)
    assert.equal(done.status, 'completed', JSON.stringify(done))
    const white = (await service.settled('cup-white')).pdp_id
    const pot = (await service.settled('pot')).pdp_id
    const blue = await submit('cup-blue', [3], { family: 'cup', variant: 'Blue', name: 'Tea Cup - blue' })
    const { variant, family: of } = await summary(white)
    assert.equal(variant, 'White, 0.3 l')
    assert.ok(of)
    assert.deepEqual({ ...of, family_id: '' }, { family_id: '', name: 'Tea Cup', key: 'cup', listings: 3 })
    assert.equal((await summary(pot)).family, null)
    const { children, retailer, listings } = await family(of.family_id)
    assert.deepEqual([retailer, listings], ['marketplace_us', 3])
    assert.deepEqual(
      children
        .map(({ id, own_positions }) => [id, own_positions] as const)
        .toSorted(([one], [other]) => one.localeCompare(other)),
      [
        ['cup-black', [0]],
        ['cup-blue', [0]],
        ['cup-white', [0]],
      ],
    )
    // The same file would be the same import.
    const again = await imported(service, `${file}\n`)
    assert.equal(again.progress.unchanged, 3, JSON.stringify(again.progress))
    // A person's choice outlives the feed.
    await call('PATCH', `pdps/${blue}`, { family_id: null, variant: 'Navy' })
    await submit('cup-blue', [3], { family: 'cup', variant: 'Blue', name: 'Tea Cup - blue' })
    assert.deepEqual([(await summary(blue)).family, (await summary(blue)).variant], [null, 'Navy'])
    // A submission without the fields keeps both, and null clears the family.
    await submit('cup-white', [0], { name: 'Tea Cup - white' })
    assert.equal((await summary(white)).variant, 'White, 0.3 l')
    await submit('cup-white', [0], { name: 'Tea Cup - white', family: null })
    assert.equal((await summary(white)).family, null)
  })

  it('a family can be made, renamed, extended and dissolved by hand', async () => {
    const [a, b, c] = [await submit('hand-a', [0]), await submit('hand-b', [1]), await submit('hand-c', [2])]
    const made = await call('POST', 'families', { pdp_ids: [a, b] })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const { family_id: id, name, key, children } = made.body as PdpFamilyDetails
    assert.deepEqual([name, key, children.map((each) => each.pdp_id)], ['Enamel Mug', null, [a, b]])
    const changed = await call('PATCH', `families/${id}`, { name: 'Mugs', add: [c], remove: [a] })
    assert.equal(changed.status, 200, JSON.stringify(changed.body))
    assert.deepEqual(
      (changed.body as PdpFamilyDetails).children.map((each) => each.pdp_id),
      [b, c],
    )
    assert.deepEqual((await read<PdpPage>(`pdps?family=${id}`)).data.map((each) => each.pdp_id).toSorted(), [
      b,
      c,
    ])
    assert.equal((await read<{ data: PdpFamily[] }>('families?q=mugs')).data[0]?.family_id, id)
    assert.equal((await call('PATCH', `families/${id}`, { remove: [a] })).code, 'PDP_NOT_FOUND')
    assert.equal((await call('PATCH', `families/${id}`, { add: [uuidV7()] })).code, 'PDP_NOT_FOUND')
    assert.equal((await call('PATCH', `families/${id}`, { remove: [b, c] })).code, 'VALIDATION_ERROR')
    assert.equal((await call('DELETE', `families/${id}`)).status, 204)
    assert.equal((await call('GET', `families/${id}`)).code, 'FAMILY_NOT_FOUND')
    assert.equal((await summary(b)).family, null)
  })

  it('a set of a family keeps the own images of its listings, also when it is set again', async () => {
    const [a, b, c] = [
      await submit('set-a', [0, 4, 5], {
        family: 'set',
        carousel_image_rights: [{ until: '2030-12-31' }, null],
        alt_texts: [{ language: 'en', texts: [null, 'Handle of the mug', null] }],
      }),
      await submit('set-b', [1, 6], { family: 'set' }),
      await submit('set-c', [2], { family: 'set' }),
    ]
    const id = await familyIdOf(a)
    const [hero, ...carousel] = (await imagesOf(a)).map((image_id) => ({ image_id }))
    const [main, first, second] = await contentsOf(a)
    const [own, ownSecond] = await contentsOf(b)
    const [last] = await contentsOf(c)
    const body = {
      hero,
      carousel,
      listings: [{ pdp_id: a }, { pdp_id: b, own_positions: [0, 1] }, { pdp_id: c }],
    }
    const preview = await call('POST', `families/${id}/preview`, body)
    assert.equal(preview.status, 200, JSON.stringify(preview.body))
    const foreseen = (preview.body as PdpFamilyPreview).listings
    assert.deepEqual(
      foreseen.map(({ images }) => images.map((each) => each.is_own)),
      [
        [true, false, false],
        [true, true, false],
        [true, false, false],
      ],
    )
    assert.ok(foreseen.every(({ score_after: score, acceptance }) => score !== null && acceptance.length > 0))
    assert.deepEqual(await contentsOf(c), [last], 'a preview changes nothing')
    const answer = await call('PUT', `families/${id}/images`, body)
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    const states = (answer.body as PdpFamilyImagesResult).listings
    assert.deepEqual(
      states.map(({ pdp_id, status, problem }) => [pdp_id, status, problem]),
      [
        [a, 'COMPLETED', null],
        [b, 'PROCESSING', null],
        [c, 'PROCESSING', null],
      ],
    )
    assert.deepEqual(await contentsOf(b), [own, ownSecond, second])
    assert.deepEqual(await contentsOf(c), [last, first, second])
    assert.equal((await contentsOf(a))[0], main)
    // Rights and alt texts go along.
    const { rows: copies } = await sql<{ rights: object; alt_texts: object }>`
      SELECT rights, alt_texts FROM pdp_image WHERE pdp_id = ${c} AND position = 1`.execute(
      service.app.database.db,
    )
    const [copy] = copies
    assert.deepEqual(copy?.alt_texts, { en: 'Handle of the mug' })
    assert.deepEqual({ ...copy.rights }, { from: null, until: '2030-12-31', markets: null, note: null })
    for (const pdpId of [b, c]) {
      await settled(pdpId)
      const now = await summary(pdpId)
      assert.equal(now.pdp_score, foreseen.find(({ pdp_id }) => pdp_id === pdpId)?.score_after)
      const [newest] = (await read<HistoryPage>(`pdps/${pdpId}/history`)).data
      assert.equal(newest?.set_from, 'family')
      assert.equal(newest?.changed_by?.id, service.credential.client_id)
    }
    // The exceptions of the listing hold for the next set, too.
    await call('PUT', `families/${id}/images`, { hero, carousel: carousel.toReversed() })
    assert.deepEqual(await contentsOf(b), [own, ownSecond, first])
    assert.deepEqual(await contentsOf(c), [last, second, first])
    const late = await call('PUT', `families/${id}/images`, {
      hero,
      carousel,
      listings: [{ pdp_id: c, expected_image_ids: [uuidV7()] }],
    })
    assert.equal((late.body as PdpFamilyImagesResult).listings[0]?.problem?.error_code, 'IMAGES_CHANGED')
    assert.equal(
      (await call('PUT', `families/${id}/images`, { hero, carousel, listings: [{ pdp_id: uuidV7() }] })).code,
      'PDP_NOT_FOUND',
    )
  })

  it('a picture of a sibling is named by its variant, within the limit of a credential', async () => {
    const black = await submit('shown-black', [5, 1, 2], { family: 'shown' })
    const white = await submit('shown-white', [7, 6], { family: 'shown', variant: 'White' })
    await submit('shown-black', [5, 1, 7], { family: 'shown' })
    const shown = async (token?: string) =>
      (await read<ListingExplanation>(`pdps/${black}/explanation`, token)).images.map(
        ({ sibling }) => sibling,
      )
    assert.deepEqual(await shown(), [null, null, { pdp_id: white, name: 'White' }])
    await call('PUT', `pdps/${black}/tags`, { tags: ['black'] })
    const limited = await service.app.administration.createCredential({
      organizationId: service.credential.organization_id,
      integrationIds: [],
      tag: 'black',
    })
    const token = await requestToken(service.config.auth.baseUrl, limited)
    assert.deepEqual(await shown(token), [null, null, null])
  })

  it('a family counts once among the listings that can gain, and its first listing stands for it', async () => {
    const tag = 'once'
    const ids = [
      await submit('once-a', [0, 1]),
      await submit('once-b', [2, 3]),
      await submit('once-c', [4, 5]),
    ]
    for (const pdpId of ids) await call('PUT', `pdps/${pdpId}/tags`, { tags: [tag] })
    const gaining = ({ can_gain: { today, with_spark, with_shoot } }: PdpStatistics) =>
      today + with_spark + with_shoot
    const before = await read<PdpStatistics>(`pdps/statistics?tag=${tag}`)
    assert.equal(gaining(before), 3)
    const lacking = before.missing[0]
    await call('POST', 'families', { pdp_ids: ids.slice(0, 2) })
    const after = await read<PdpStatistics>(`pdps/statistics?tag=${tag}`)
    assert.deepEqual([after.count, gaining(after)], [3, 2])
    assert.equal(lacking?.listings, 3)
    assert.equal(after.missing.find((each) => each.asset_type === lacking?.asset_type)?.listings, 2)
    for (const sort of ['pdp_score', '-pdp_score', 'name', '-can_win_today']) {
      const all = await read<PdpPage>(`pdps?tag=${tag}&sort=${sort}`)
      const once = await read<PdpPage>(`pdps?tag=${tag}&sort=${sort}&one_per_family=true`)
      const seen = new Set<string>()
      const expected = all.data.filter(({ family: of, pdp_id }) => {
        const key = of?.family_id ?? pdp_id
        return !seen.has(key) && seen.add(key)
      })
      assert.deepEqual(
        once.data.map(({ id }) => id),
        expected.map(({ id }) => id),
        sort,
      )
      const first = await read<PdpPage>(`pdps?tag=${tag}&sort=${sort}&one_per_family=true&limit=1`)
      const rest = await read<PdpPage>(
        `pdps?tag=${tag}&sort=${sort}&one_per_family=true&limit=1&cursor=${first.next_cursor}`,
      )
      assert.deepEqual(
        [first, rest].map(({ data }) => data[0]?.id),
        expected.map(({ id }) => id),
      )
    }
  })

  it('a deleted listing comes back into its family, and without it if that is gone', async () => {
    const [a, b] = [
      await submit('trash-a', [0], { family: 'trash', variant: 'Red' }),
      await submit('trash-b', [1], { family: 'trash' }),
    ]
    const id = await familyIdOf(a)
    await call('DELETE', `pdps/${a}`)
    assert.deepEqual(
      (await family(id)).children.map(({ pdp_id }) => pdp_id),
      [b],
    )
    assert.equal((await call('POST', `trash/${a}/restore`)).status, 202)
    await settled(a)
    assert.deepEqual([await familyIdOf(a), (await summary(a)).variant], [id, 'Red'])
    await call('DELETE', `pdps/${a}`)
    await call('DELETE', `families/${id}`)
    await call('POST', `trash/${a}/restore`)
    await settled(a)
    assert.equal((await summary(a)).family, null)
    assert.deepEqual((await read<PdpPage>(`pdps?family=${id}`)).data, [])
    await call('DELETE', `pdps/${b}?permanent=true`)
    assert.equal((await call('GET', `families/${id}`)).code, 'FAMILY_NOT_FOUND')
  })

  it('other organizations and limited credentials reach no family beyond their listings', async () => {
    const [a, b] = [
      await submit('own-a', [0], { family: 'own' }),
      await submit('own-b', [1], { family: 'own' }),
    ]
    const id = await familyIdOf(a)
    const image_id = (await imagesOf(a))[0]
    assert.deepEqual((await read<{ data: PdpFamily[] }>('families', stranger)).data, [])
    for (const [method, path, body] of [
      ['GET', `families/${id}`, undefined],
      ['PATCH', `families/${id}`, { name: 'Mine' }],
      ['DELETE', `families/${id}`, undefined],
      ['PUT', `families/${id}/images`, { hero: { image_id }, carousel: [] }],
      ['POST', `families/${id}/preview`, { hero: { image_id }, carousel: [] }],
    ] as const)
      assert.equal((await call(method, path, body, stranger)).code, 'FAMILY_NOT_FOUND', `${method} ${path}`)
    assert.equal((await call('POST', 'families', { pdp_ids: [a] }, stranger)).code, 'PDP_NOT_FOUND')
    assert.deepEqual((await read<PdpPage>(`pdps?family=${id}`, stranger)).data, [])
    await call('PUT', `pdps/${b}/tags`, { tags: ['agency'] })
    const limited = await requestToken(
      service.config.auth.baseUrl,
      await service.app.administration.createCredential({
        organizationId: service.credential.organization_id,
        integrationIds: [],
        tag: 'agency',
      }),
    )
    const { children, listings } = await read<PdpFamilyDetails>(`families/${id}`, limited)
    assert.deepEqual([children.map(({ pdp_id }) => pdp_id), listings], [[b], 1])
    for (const [method, path, body] of [
      ['POST', 'families', { pdp_ids: [b] }],
      ['PATCH', `families/${id}`, { name: 'Mine' }],
      ['DELETE', `families/${id}`, undefined],
      ['PUT', `families/${id}/images`, { hero: { image_id }, carousel: [] }],
    ] as const)
      assert.equal((await call(method, path, body, limited)).code, 'FORBIDDEN', `${method} ${path}`)
  })
})
