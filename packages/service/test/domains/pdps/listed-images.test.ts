import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { PdpScores, PdpSummary } from '@endcap/api'
import sharp from 'sharp'
import { startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startService, type TestService } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'

describeOnStore('images of listed PDPs', ({ place }) => {
  let service: TestService
  let scores: PdpScores
  before(async () => {
    const origin = await startOrigin()
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({ origin, ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }) })
    for (let n = 0; n < 3; n++) origin.serve(`/${n}.png`, await picture(n))
    const [hero, ...carousel] = [0, 1, 2, 1].map((n) => origin.url(`/${n}.png`))
    const submission = { hero_image_url: hero, carousel_image_urls: carousel, name: 'Oat Milk' }
    const { status, body } = await service.put('four', {
      ...submission,
      alt_texts: [{ language: 'en', texts: ['A carton', null, null, null] }],
    })
    assert.equal(status, 202, JSON.stringify(body))
    await service.put('one', { hero_image_url: origin.url('/2.png'), name: 'Oat Milk' })
    await service.settled('one')
    scores = await service.settled('four')
  })
  after(() => service[Symbol.asyncDispose]())

  const list = async (query: string) => {
    const { status, body } = await service.request('GET', `/v1/pdps?sort=name&${query}`)
    assert.equal(status, 200, JSON.stringify(body))
    return body as { data: PdpSummary[]; next_cursor: string | null }
  }

  it('images of listed PDPs are listed only on request, and pages go on as without them', async () => {
    const plain = (await list('')).data
    assert.ok(plain.every((row) => !('images' in row)))
    const [first] = (await list('limit=1&include=images')).data
    const { next_cursor: cursor } = await list('limit=1')
    const [last] = (await list(`limit=1&include=images&cursor=${cursor}`)).data
    assert.deepEqual(
      [first?.id, last?.id],
      plain.map(({ id }) => id),
    )
    assert.equal(
      (await service.request('GET', '/v1/pdps?include=facts')).body['error_code'],
      'VALIDATION_ERROR',
    )
  })

  it('images of listed PDPs have the order, types and repeats of the scores', async () => {
    const images = (await list('include=images&id=four')).data[0]?.images ?? []
    const expected = [scores.hero, ...scores.carousel_images]
    assert.deepEqual(
      images.map(({ image_id: id, position, classification }) => [id, position, classification]),
      expected.map((image, position) => [image?.image_id, position, image?.classification]),
    )
    const repeated = new Set(scores.asset_mix?.near_duplicates.map(([, later]) => later))
    for (const { image_id: id, flag } of images)
      if (flag?.kind === 'repeats') assert.ok(repeated.has(id))
      else if (repeated.has(id)) assert.ok(flag, 'a more important one')
  })

  it('images of listed PDPs name the rule that the main image fails, in the language of the reader', async () => {
    const flagIn = async (language: string) => {
      const options = { headers: { 'accept-language': language } }
      const { body } = await service.request('GET', '/v1/pdps?include=images&id=one', options)
      return (body as { data: PdpSummary[] }).data[0]?.images?.[0]?.flag
    }
    const [english, german] = [await flagIn('en'), await flagIn('de')]
    assert.equal(english?.kind, 'fails')
    assert.match(english.text, /^Fails: \w/)
    assert.match(german?.text ?? '', /^Verletzt: \w/)
    assert.ok(!('wording' in english))
  })

  it('images of listed PDPs have addresses of both sizes and their alt texts', async () => {
    const [main] = (await list('include=images&id=four')).data[0]?.images ?? []
    assert.deepEqual([main?.width, main?.height], [160, 160])
    assert.deepEqual(main?.alt_texts, { en: 'A carton' })
    for (const [address = '', format] of [
      [main?.thumbnail_url, 'webp'],
      [main?.full_url, 'jpeg'],
    ]) {
      const response = await fetch(new URL(address, service.config.auth.baseUrl))
      assert.equal((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).format, format)
    }
  })
})
