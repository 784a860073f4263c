import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { ExportedImage, ListingExplanation } from '@endcap/client'
import { openBlobs } from '@endcap/foundation/blobs/open-blobs'
import { readOrigin, type Origin as StatedOrigin } from '@endcap/vision'
import { sql } from 'kysely'
import { markedImage } from '../../../../vision/test/marked-image.ts'
import { createC2paKey } from '../../../src/domains/images/c2pa-key.ts'
import { fillOrigins } from '../../../src/domains/images/origins.ts'
import { applyRights } from '../../../src/domains/pdps/scoring/apply-rights.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { jsonLines } from '../../support/process.ts'
import { startService, type TestService } from '../../support/service.ts'
import { temporaryDirectory } from '../../support/stores.ts'

const NEVER = new AbortController().signal
const GENERATED = { sourceType: 'trainedAlgorithmicMedia', credit: 'Acme & Söhne' }
const EXPIRED = { until: '2020-05-31' }
const NAME = 'Tidefizz Sparkling Lemonade Soda, Lemon Lime, 12 fl oz'

let origin: Origin
let service: TestService

async function explained(id: string): Promise<ListingExplanation> {
  await service.settled(id)
  const { body } = await service.request('GET', `/v1/pdps/id/${id}/explanation`)
  return body as unknown as ListingExplanation
}
const submit = async (id: string, fields: object) => {
  const answer = await service.put(id, { name: NAME, hero_image_url: origin.url('/plain.png'), ...fields })
  return { answer, listing: answer.status < 300 ? await explained(id) : null }
}
const rightsRule = (listing: ListingExplanation | null) =>
  listing?.images[0]?.rule_checks.find(({ rule }) => rule === 'image_rights') ?? null
const failedRules = async (id: string) => {
  const { body } = await service.request('GET', `/v1/pdps?id=${id}`)
  return (body['data'] as { rules_failed: string[] }[])[0]?.rules_failed
}

before(async () => {
  origin = await startOrigin()
  const keyFile = join(temporaryDirectory(), 'c2pa.pem')
  await writeFile(keyFile, (await createC2paKey()).key)
  service = await startService({
    origin,
    configure: (config) => Object.assign(config, { c2pa: { keyFile } }),
  })
  origin.serve('/plain.png', await picture(1))
  origin.serve('/other.png', await picture(2))
  origin.serve('/generated.png', await markedImage('png', 'C2PA', GENERATED))
  origin.serve('/credited.jpg', await markedImage('jpeg', 'XMP elements', GENERATED))
})
after(() => service[Symbol.asyncDispose]())

describe('the origin of an image', () => {
  it('the origin of an image is read with its download, explained and exported', async () => {
    const urls = ['/generated.png', '/credited.jpg'].map((path) => origin.url(path))
    const { listing } = await submit('marked', { carousel_image_urls: urls })
    const stated = listing?.images.map((each) => [
      each.origin?.source_type,
      each.origin?.credit,
      each.origin?.content_credentials,
    ])
    assert.deepEqual(stated, [
      [null, null, false],
      [GENERATED.sourceType, null, true],
      [GENERATED.sourceType, GENERATED.credit, false],
    ])
    const { image_id: imageId } = listing?.images[1] ?? {}
    const { body } = await service.request('GET', `/v1/images/${imageId}/explanation`)
    assert.deepEqual(body['origin'], listing?.images[1]?.origin)
    const response = await fetch(`${service.config.auth.baseUrl}/v1/images/export?format=ndjson`, {
      headers: { authorization: `Bearer ${service.token}` },
    })
    const exported = jsonLines<ExportedImage>(await response.text()).filter(({ id }) => id === 'marked')
    assert.deepEqual(
      exported.map(({ source_type: type }) => type),
      [null, GENERATED.sourceType, GENERATED.sourceType],
    )
  })

  it('the origin of an image survives renditions, which a key of the installation signs in full size', async () => {
    const { listing } = await submit('rendered', { carousel_image_urls: [origin.url('/credited.jpg')] })
    const [, image] = listing?.images ?? []
    const read = async (address = ''): Promise<StatedOrigin> =>
      readOrigin(Buffer.from(await (await fetch(address)).arrayBuffer()))
    const [small, full] = [await read(image?.renditions['160']), await read(image?.renditions.full)]
    for (const { sourceType, credit } of [small, full]) assert.deepEqual({ sourceType, credit }, GENERATED)
    assert.deepEqual([small.hasCredentials, full.hasCredentials], [false, true])
  })

  it('the origin of an image of an earlier release is read by a maintenance task', async () => {
    const { listing } = await submit('earlier', { carousel_image_urls: [origin.url('/generated.png')] })
    const { db } = service.app.database
    await sql`UPDATE stored_file SET origin = NULL`.execute(db)
    assert.equal((await explained('earlier')).images[1]?.origin, null)
    const blobs = await openBlobs(service.config.blobs, { sign: () => '' })
    await fillOrigins({ db, blobs }, NEVER)
    await blobs.close()
    assert.deepEqual((await explained('earlier')).images[1]?.origin, listing?.images[1]?.origin)
  })
})

describe('the rights of an image', () => {
  it('the rights of an image fail a rule where they do not cover the market today', async () => {
    const cases: [rights: object | null, state: string | null, passed: boolean | null][] = [
      [null, null, null],
      [{ until: '2999-01-01', markets: ['DE', 'US'], note: 'Contract 7' }, 'valid', true],
      [EXPIRED, 'expired', false],
      [{ from: '2999-01-01' }, 'not_yet', false],
      [{ markets: ['DE'] }, 'other_market', false],
    ]
    for (const [rights, state, passed] of cases) {
      const { listing } = await submit('rights', { hero_image_rights: rights })
      assert.equal(listing?.images[0]?.rights?.state ?? null, state)
      assert.equal(rightsRule(listing)?.passed ?? null, passed)
      assert.equal((await failedRules('rights'))?.includes('image_rights'), passed === false)
    }
  })

  it('the rights of an image are those of its place, and stay when a composition moves it', async () => {
    const carousel = [origin.url('/other.png')]
    const first = await submit('places', { carousel_image_urls: carousel, carousel_image_rights: [EXPIRED] })
    assert.deepEqual([rightsRule(first.listing), first.listing?.images[1]?.rights?.state], [null, 'expired'])
    const [hero, other] = first.listing?.images ?? []
    const body = { hero: { image_id: other?.image_id }, carousel: [{ image_id: hero?.image_id }] }
    await service.request('PUT', '/v1/pdps/id/places/images', { body })
    assert.equal(rightsRule(await explained('places'))?.passed, false)
    const alone = { hero: { image_id: hero?.image_id }, carousel: [] }
    await service.request('PUT', '/v1/pdps/id/places/images', { body: alone })
    await explained('places')
    await service.request('PUT', '/v1/pdps/id/places/images', { body })
    assert.equal(rightsRule(await explained('places'))?.passed, false)
  })

  it('the rights of an image are refused in a wrong form, with the field', async () => {
    const cases: [fields: object, field: string][] = [
      [{ hero_image_rights: { until: '2026-02-30' } }, 'hero_image_rights.until'],
      [{ hero_image_rights: { markets: ['Germany'] } }, 'hero_image_rights.markets[0]'],
      [{ hero_image_rights: { from: '2026-02-02', until: '2026-02-01' } }, 'hero_image_rights.until'],
      [{ carousel_image_rights: [null] }, 'carousel_image_rights'],
    ]
    for (const [fields, field] of cases) {
      const { answer } = await submit('refused', fields)
      const { problems } = answer.body['extra'] as { problems: { field: string }[] }
      assert.deepEqual([answer.status, problems.map((each) => each.field)], [422, [field]])
    }
  })

  it('the rights of an image that have ended since its score break the rule by a maintenance task', async () => {
    await submit('ended', { hero_image_rights: EXPIRED })
    const { pdps, database, jobWork } = service.app
    const { db } = database
    const isFailed = async () => (await failedRules('ended'))?.includes('image_rights')
    // Makes the score one of a day on which the rights were in force.
    await sql`UPDATE pdp SET scored_at = '2020-05-01' WHERE external_id = 'ended'`.execute(db)
    await sql`UPDATE pdp_summary SET rules_failed = '{}' FROM pdp
      WHERE pdp.id = pdp_id AND external_id = 'ended'`.execute(db)
    assert.equal(await isFailed(), false)
    const task = { db, pdps, scoreAgain: (await jobWork()).scoreAgain }
    await applyRights(task, NEVER)
    await service.settled('ended')
    assert.equal(await isFailed(), true)
    const { body } = await service.get('ended')
    await applyRights(task, NEVER)
    assert.equal((await service.get('ended')).body.scored_at, body.scored_at)
  })
})
