import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Picture } from '@endcap/api'
import sharp from 'sharp'
import { bottleScene, draw } from '../../../../vision/test/draw.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'

let origin: Origin
let service: TestService
let started: Date

before(async () => {
  origin = await startOrigin()
  service = await startService({ origin })
  started = new Date()
  const bottle = await draw(1600, 1600, bottleScene({ x: 0.5, y: 0.5, height: 0.9 }))
  origin.serve('/large-bottle.png', bottle)
  origin.serve('/small-bottle.jpg', await sharp(bottle).resize(700).jpeg().toBuffer())
  for (let n = 0; n < 5; n++) origin.serve(`/block-${n}.png`, await picture(n))
  await put('SKU-1', 'Elderflower Tonic', '/small-bottle.jpg', ['/block-0.png', '/block-1.png'], ['summer'])
  await put('SKU-2', 'Tonic of 2019', '/large-bottle.png', ['/block-2.png'])
  await put('other', 'Sea Salt 100%_Chips', '/block-3.png', ['/block-4.png'])
})
after(() => service[Symbol.asyncDispose]())

async function put(id: string, name: string, hero: string, carousel: string[], tags: string[] = []) {
  const carousel_image_urls = carousel.map((path) => origin.url(path))
  const hero_image_url = origin.url(hero)
  const { body } = await service.put(id, { hero_image_url, carousel_image_urls, name })
  await service.request('PUT', `/v1/pdps/${String(body['pdp_id'])}/tags`, { body: { tags } })
  return service.settled(id)
}
type Page = { data: Picture[]; has_more: boolean; next_cursor: string | null }
async function list(query: Record<string, string | number>, token?: string): Promise<Page> {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) params.set(name, String(value))
  const answer = await service.request(
    'GET',
    `/v1/images?${params.toString()}`,
    token === undefined ? {} : { token },
  )
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  return answer.body as unknown as Page
}
const names = ({ data }: Page) => data.map(({ filename }) => filename)

describe('the list of pictures', () => {
  it('the list of pictures has all of the organization, the newest first, on pages without repeats or gaps', async () => {
    const whole = await list({})
    assert.equal(whole.data.length, 7)
    assert.deepEqual(whole.data.map(({ id }) => id).slice(0, 2), ['other', 'other'])
    const found: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page = await list({ limit: 3, ...(cursor !== '' && { cursor }) })
      found.push(...page.data.map(({ image_id }) => image_id))
      assert.equal(page.has_more, page.next_cursor !== null)
      cursor = page.next_cursor
    }
    assert.deepEqual(
      found,
      whole.data.map(({ image_id }) => image_id),
    )
    const [first] = whole.data
    assert.equal((await fetch(first?.renditions['160'] ?? '')).status, 200)
  })

  it('the list of pictures is searched by name, own id and file name in either case, and takes no wildcards', async () => {
    assert.equal((await list({ q: 'tonic' })).data.length, 5)
    assert.equal((await list({ q: 'sku-1' })).data.length, 3)
    assert.deepEqual(names(await list({ q: 'LARGE-BOTTLE' })), ['large-bottle.png'])
    assert.equal((await list({ q: '100%_chips' })).data.length, 2)
    assert.equal((await list({ q: '%' })).data.length, 2)
    assert.deepEqual(await list({ q: 'nothing like it' }), { data: [], has_more: false, next_cursor: null })
  })

  it('the list of pictures is filtered by listing, tag and time', async () => {
    const [picture_] = (await list({ q: 'SKU-2' })).data
    assert.equal((await list({ pdp_id: picture_?.pdp_id ?? '' })).data.length, 2)
    assert.equal((await list({ pdp_id: 'nothing' })).data.length, 0)
    assert.equal((await list({ tag: 'summer' })).data.length, 3)
    assert.equal((await list({ since: started.toISOString() })).data.length, 7)
    assert.equal((await list({ until: started.toISOString() })).data.length, 0)
    assert.equal((await list({ since: new Date(Date.now() + 60_000).toISOString() })).data.length, 0)
  })

  it('the list of pictures finds the larger original of a picture, first by likeness', async () => {
    const [small] = (await list({ q: 'small-bottle' })).data
    const { data, has_more: hasMore } = await list({ like: small?.image_id ?? '' })
    assert.equal(hasMore, false)
    assert.deepEqual(
      data.slice(0, 1).map(({ filename, width, shows_same: same }) => [filename, width, same]),
      [['large-bottle.png', 1600, true]],
    )
    const likenesses = data.map(({ likeness }) => likeness ?? 0)
    assert.deepEqual(
      likenesses,
      likenesses.toSorted((a, b) => b - a),
    )
    assert.ok(data.every(({ image_id: id }) => id !== small?.image_id))
    assert.deepEqual(names(await list({ like: small?.image_id ?? '', q: 'chips', limit: 1 })).length, 1)
  })

  it('the list of pictures is empty for another organization, which finds none of its images by likeness', async () => {
    const token = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
    assert.deepEqual((await list({}, token)).data, [])
    const [own] = (await list({})).data
    const answer = await service.request('GET', `/v1/images?like=${own?.image_id}`, { token })
    assert.deepEqual([answer.status, answer.body['error_code']], [404, 'IMAGE_NOT_FOUND'])
  })

  it('the list of pictures rejects a cursor of another search', async () => {
    const { next_cursor: cursor } = await list({ limit: 2 })
    const answer = await service.request('GET', `/v1/images?q=tonic&cursor=${cursor}`)
    assert.deepEqual([answer.status, answer.body['error_code']], [400, 'INVALID_CURSOR'])
  })
})
