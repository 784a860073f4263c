import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { ComposerImage, DraftScore, PdpComposer, PdpSpark } from '@endcap/api'
import { Endcap, EndcapError } from '@endcap/client'
import { Corrections } from '@endcap/client/corrections'
import {
  actionsFor,
  assetTypesInListing,
  bestListing,
  breakDown,
  type Candidate,
  type Composition,
  checkMainImageRules,
  createCandidate,
  createListingScorer,
  findNearDuplicates,
  type ImageFacts,
  listingImages,
  type MobileReadiness,
  type Rubric,
  scoreListing,
} from '@endcap/scoring'
import fc from 'fast-check'
import sharp from 'sharp'
import { demoRoot } from '../../support/demo-root.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'

let origin: Origin
let service: TestService
let endcap: Endcap
let strange: Endcap
let pdpId: string
let root: string

before(async () => {
  origin = await startOrigin()
  service = await startService({ origin })
  const { baseUrl } = service.config.auth
  const connect = (token: string) =>
    Endcap.withToken(() => ({ access_token: token, token_type: 'Bearer', expires_in: 300 }), { baseUrl })
  endcap = connect(service.token)
  strange = connect(await requestToken(baseUrl, await newCredential(service.app)))
  const { bytes, name } = await demoRoot('B0DEMOVIT8')
  origin.serve('/root.jpg', bytes)
  origin.serve('/can.jpg', (await demoRoot('B0DEMOCAN1')).bytes)
  for (let n = 0; n < 2; n++) origin.serve(`/${n}.png`, await picture(n))
  const scores = await endcap.pdps.submitAndWait('sku', {
    hero_image_url: origin.url('/root.jpg'),
    carousel_image_urls: [origin.url('/0.png'), origin.url('/can.jpg'), origin.url('/1.png')],
    name,
    product_category_id: (await endcap.categories.list({ q: 'potato chips' }))[0]?.id,
  })
  pdpId = scores.pdp_id
  root = scores.hero?.image_id ?? ''
  await endcap.spark.images.requestAndWait(root)
  await endcap.spark.ideas.requestAndWait(root)
})
after(() => service[Symbol.asyncDispose]())

const sparkOf = () => endcap.pdps.spark(pdpId)
const composerOf = () => endcap.pdps.composer(pdpId)
const batchOf = ({ batches: [batch] }: PdpSpark) => endcap.spark.images.get(root, batch?.batch_id ?? '')
const keptOf = ({ images }: PdpSpark) => images.filter(({ kept }) => kept)

describe('what Spark made for a PDP', () => {
  it('what Spark made for a PDP has the batches with their images, gains and the latest ideas', async () => {
    const spark = await sparkOf()
    const [batch, ...others] = spark.batches
    assert.deepEqual(
      [batch?.image_id, batch?.status, batch?.made, batch?.kept, others],
      [root, 'completed', spark.images.length, keptOf(spark).length, []],
    )
    assert.deepEqual(
      keptOf(spark).map(({ image_id: id }) => id),
      (await batchOf(spark)).data.map(({ image_id: id }) => id),
    )
    assert.equal(spark.ideas[0]?.image_id, root)
    assert.ok((spark.ideas[0]?.data?.ideas.length ?? 0) > 0)
    for (const { title, fidelity, root_image_id: rootId, renditions } of spark.images) {
      assert.match(title, /^[A-Z][^_]+$/)
      assert.ok(fidelity !== null && fidelity >= 0 && fidelity <= 1)
      assert.equal(rootId, root)
      const response = await fetch(renditions?.['160'] ?? '')
      assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'image/webp'])
    }
  })

  it('what Spark made for a PDP ranks the images to start from, and says why nothing was made of one without a product', async () => {
    const { roots, batches } = await sparkOf()
    assert.equal(roots.length, 4)
    assert.deepEqual([roots[0]?.fault, batches[0]?.fault], [null, null])
    const blank = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    origin.serve('/blank.png', blank)
    const { pdp_id: id, hero } = await endcap.pdps.submitAndWait('blank', {
      hero_image_url: origin.url('/blank.png'),
      product_category_id: (await endcap.categories.list({ q: 'potato chips' }))[0]?.id,
    })
    await endcap.spark.images.requestAndWait(hero?.image_id ?? '')
    const spark = await endcap.pdps.spark(id)
    assert.deepEqual(
      [spark.roots[0]?.fault?.reason, spark.batches[0]?.fault?.reason, spark.images],
      ['no_product', 'no_product', []],
    )
  })

  it('what Spark made for a PDP promises gains that come true in a what-if', async () => {
    const { images } = await composerOf()
    const [hero, ...carousel] = images.map(({ image_id }) => ({ image_id }))
    assert.ok(hero)
    for (const { image_id, gain_listing: gain } of keptOf(await sparkOf())) {
      assert.ok(image_id !== null && gain !== null)
      const child = { image_id }
      const listings = [
        ...carousel.map((_, index) => [hero, ...carousel.toSpliced(index, 0, child)]),
        [hero, ...carousel, child],
        [child, ...carousel],
        ...carousel.map((_, index) => [child, ...carousel.toSpliced(index, 0, hero)]),
      ]
      const scores: number[] = []
      for (const [main, ...rest] of listings) {
        const { difference } = await endcap.pdps.score({
          base: { pdp_id: pdpId },
          hero: main,
          carousel: rest,
        })
        scores.push(difference ?? 0)
      }
      assert.ok(
        scores.some((score) => Math.abs(score - gain) < 0.11),
        `${gain} among ${scores.join(' ')}`,
      )
    }
  })

  it('what Spark made for a PDP has rejected images with their reason and, for a day, their picture as an upload', async () => {
    const rejected = (await sparkOf()).images.filter(({ kept }) => !kept)
    assert.ok(rejected.length > 0)
    for (const { image_id: id, upload_id: uploadId, rejection, gain_listing: gain, renditions } of rejected) {
      assert.deepEqual([id, gain, rejection?.by], [null, null, 'spark'])
      assert.ok(rejection?.reason && rejection.detail && uploadId)
      const upload = await endcap.uploads.get(uploadId)
      assert.deepEqual([upload.status, upload.renditions], ['analyzed', renditions])
      const draft = await endcap.pdps.score({ base: { pdp_id: pdpId }, hero: { upload_id: uploadId } })
      assert.equal(draft.draft_id, null)
      await assert.rejects(strange.uploads.get(uploadId), EndcapError.NotFound)
    }
  })

  it('what Spark made for a PDP leaves out what a person has rejected, until the person takes it back', async () => {
    const spark = await sparkOf()
    const imageId = keptOf(spark)[0]?.image_id ?? ''
    const isOffered = async () => {
      const { data } = await batchOf(spark)
      const { further } = await composerOf()
      return [data, further].map((images) => images.some(({ image_id: id }) => id === imageId))
    }
    assert.deepEqual(await isOffered(), [true, true])
    const verdict = { kept: false, reason: 'wrong_scene', comment: 'Too dark' } as const
    assert.deepEqual(await endcap.images.setVerdict(imageId, verdict), { image_id: imageId, ...verdict })
    assert.deepEqual(await isOffered(), [false, false])
    const after = await sparkOf()
    const image = after.images.find(({ image_id: id }) => id === imageId)
    assert.deepEqual(
      [image?.kept, image?.gain_listing, image?.rejection],
      [false, null, { by: 'person', reason: 'wrong_scene', detail: 'Too dark' }],
    )
    assert.equal(after.batches[0]?.kept, keptOf(spark).length - 1)
    assert.deepEqual(await endcap.images.setVerdict(imageId, { kept: true }), {
      image_id: imageId,
      kept: true,
      reason: null,
      comment: null,
    })
    assert.deepEqual(await isOffered(), [true, true])
  })

  it('what Spark made for a PDP leaves out what a person calls damaged, until the correction is revoked', async () => {
    const kept = keptOf(await sparkOf())
    const imageId = kept[0]?.image_id ?? ''
    const corrections = new Corrections(endcap)
    const { correction_id: id } = await corrections.create({ image_id: imageId, kind: 'product_damaged' })
    const damaged = (await sparkOf()).images.find(({ image_id: each }) => each === imageId)
    assert.deepEqual([damaged?.kept, damaged?.rejection?.reason], [false, 'product_damaged'])
    await corrections.revoke(id)
    assert.deepEqual(keptOf(await sparkOf()), kept)
  })

  it('what Spark made for a PDP refuses a verdict on other images, and one with a reason to keep', async () => {
    const child = keptOf(await sparkOf())[0]?.image_id ?? ''
    const rows: [client: Endcap, imageId: string, verdict: object, code: string][] = [
      [endcap, root, { kept: false }, 'NOT_MADE_BY_SPARK'],
      [endcap, 'nonsense', { kept: false }, 'IMAGE_NOT_FOUND'],
      [strange, child, { kept: false }, 'IMAGE_NOT_FOUND'],
      [endcap, child, { kept: true, reason: 'other' }, 'VALIDATION_ERROR'],
      [endcap, child, { kept: false, reason: 'nope' }, 'VALIDATION_ERROR'],
      [endcap, child, {}, 'VALIDATION_ERROR'],
    ]
    for (const [client, imageId, verdict, code] of rows)
      await assert.rejects(client.images.setVerdict(imageId, verdict as { kept: boolean }), { code })
  })

  it('what Spark made for a PDP is found only by the organization of the PDP', async () => {
    await assert.rejects(strange.pdps.spark(pdpId), EndcapError.NotFound)
    await assert.rejects(strange.pdps.composer(pdpId), EndcapError.NotFound)
  })
})

describe('the data of the composer', () => {
  it('the data of the composer has the images of the PDP, and those of Spark that it does not have', async () => {
    const { images, further, status, pdp_score: score } = await composerOf()
    assert.deepEqual([status, score], ['COMPLETED', (await endcap.pdps.get('sku')).pdp_score])
    for (const { origin: from, root_image_id: rootId, composition } of images)
      assert.deepEqual([from, rootId, composition], ['listing', null, null])
    assert.deepEqual(
      further.map(({ image_id: id }) => id),
      keptOf(await sparkOf()).map(({ image_id: id }) => id),
    )
    for (const { origin: from, root_image_id: rootId, composition, width } of further) {
      assert.deepEqual([from, rootId, width], ['spark', root, 2000])
      assert.ok(composition)
    }
  })

  it('the data of the composer gives the scores of the service for random drafts', async () => {
    const composer = await composerOf()
    const images = [...composer.images, ...composer.further]
    const drafts = fc.record({
      chosen: fc.shuffledSubarray(images, { minLength: 1, maxLength: 8 }),
      optimize: fc.constantFrom(undefined, 'order' as const, 'selection' as const),
    })
    await fc.assert(
      fc.asyncProperty(drafts, async ({ chosen, optimize }) => {
        const [hero, ...carousel] = chosen.map(({ image_id }) => ({ image_id }))
        const candidates = images.filter((image) => !chosen.includes(image))
        const draft = await endcap.pdps.score({
          base: { pdp_id: pdpId },
          hero,
          carousel,
          ...(optimize ? { optimize: [optimize] } : {}),
          ...(optimize === 'selection'
            ? { candidates: candidates.map(({ image_id }) => ({ image_id })) }
            : {}),
        })
        const own = scoreAsBrowser(composer, { chosen, candidates, optimize })
        assert.deepEqual(own, judgedBy(draft))
      }),
      { numRuns: 40, seed: 20261124 },
    )
  })
})

describe('an image of Spark in a PDP', () => {
  it('an image of Spark in a PDP keeps its id, its root image and its score as a child', async () => {
    const spark = await sparkOf()
    const child = keptOf(spark)[0]
    assert.ok(child?.image_id)
    const before = (await composerOf()).images.map(({ image_id }) => ({ image_id }))
    const { status } = await endcap.pdps.setImages(pdpId, {
      hero: { image_id: child.image_id },
      carousel: before.slice(1),
    })
    assert.equal(status, 'PROCESSING')
    const scored = await endcap.pdps.wait('sku')
    assert.equal(scored.hero?.image_id, child.image_id)
    const composer = await composerOf()
    assert.deepEqual(
      [composer.images[0]?.origin, composer.images[0]?.root_image_id, composer.images[0]?.composition],
      ['spark', root, child.composition],
    )
    // The root has left the listing, and its other children are still offered.
    assert.equal(composer.further.length, keptOf(spark).length - 1)
    assert.equal((await sparkOf()).images.length, spark.images.length)
    assert.equal((await batchOf(spark)).data.length, keptOf(spark).length)
    const explained = await endcap.images.explanation(child.image_id)
    assert.deepEqual(
      [explained.spark, explained.pdps[0]?.position],
      [{ root_image_id: root, composition: child.composition }, 0],
    )
    const { score_metadata: metadata } = await endcap.images.get(child.image_id)
    assert.equal(metadata?.benchmark.category_id, composer.category_id)
  })

  it('an image of Spark in a PDP keeps its root image from being deleted', async () => {
    await assert.rejects(endcap.images.delete(root), { code: 'IMAGE_IN_USE' })
  })

  it('an image of Spark in a PDP may be one that Spark rejected, by its upload', async () => {
    const uploadId = (await sparkOf()).images.find(({ kept }) => !kept)?.upload_id ?? ''
    const [hero, ...carousel] = (await composerOf()).images.map(({ image_id }) => ({ image_id }))
    assert.ok(hero)
    await endcap.pdps.setImages(pdpId, { hero, carousel: [...carousel, { upload_id: uploadId }] })
    const { carousel_images: scored, status } = await endcap.pdps.wait('sku')
    assert.deepEqual([status, scored.length], ['COMPLETED', carousel.length + 1])
  })

  it('an image of Spark in a PDP is deleted with the PDP', async () => {
    const { images } = await composerOf()
    await endcap.pdps.delete(pdpId)
    for (const { image_id: id } of images) await assert.rejects(endcap.images.get(id), EndcapError.NotFound)
  })
})

type Chosen = {
  chosen: readonly ComposerImage[]
  candidates: readonly ComposerImage[]
  optimize: 'order' | 'selection' | undefined
}

/** Scores a draft from the data of the composer alone, as a browser does. */
function scoreAsBrowser(
  { rubric: given, recommended_carousel_images: recommended, main_image_rules: mainImage }: PdpComposer,
  { chosen, candidates, optimize }: Chosen,
) {
  const rubric = given as unknown as Rubric
  const readiness = new Map<string, MobileReadiness>()
  const toCandidate = ({
    image_id,
    asset_id: assetId,
    facts,
    mobile_readiness,
  }: ComposerImage): Candidate => {
    readiness.set(image_id, mobile_readiness)
    return createCandidate(
      { reference: { image_id }, assetId, facts: facts as unknown as ImageFacts },
      rubric,
    )
  }
  const scorer = createListingScorer({ rubric, recommendedCarouselImages: recommended, mainImage })
  const [hero, ...carousel] = chosen.map(toCandidate)
  assert.ok(hero)
  const listing: Composition = [hero, ...carousel]
  const images =
    optimize === undefined
      ? listing
      : bestListing(listing, optimize === 'selection' ? candidates.map(toCandidate) : [], optimize, scorer)
          .images
  const [main] = images
  const listed = listingImages(images)
  const types = assetTypesInListing(listed, rubric.listing)
  const scored = scoreListing(listed[0], listed.slice(1), rubric, recommended)
  return {
    score: scored.pdp_score,
    points: scorer.score(images),
    breakdown: breakDown(images, scorer).map(({ step, title, points }) => ({ step, title, points })),
    actions: actionsFor(images, scorer, readiness.get(idOf(main)) ?? null).map(
      ({ code, title, gain_listing: gain, change }) => ({
        code,
        title,
        gain,
        change: JSON.stringify(change),
      }),
    ),
    rules: mainImage && main.facts ? checkMainImageRules(main.facts, mainImage) : null,
    repeats: findNearDuplicates(
      images.map(({ facts }) => facts),
      rubric.listing,
    ),
    images: images.map((image, position) => ({
      id: idOf(image),
      score: image.as(position === 0 ? 'hero' : 'carousel').service_score,
      type: types[position],
    })),
  }
}

/** Returns the same parts of the service's answer. */
const judgedBy = (draft: DraftScore) => ({
  score: draft.pdp_score,
  points: draft.pdp_score,
  breakdown: draft.breakdown?.map(({ step, title, points }) => ({ step, title, points })),
  actions: draft.actions?.map(({ code, title, gain_listing: gain, change }) => ({
    code,
    title,
    gain,
    change: JSON.stringify(change),
  })),
  rules: draft.rule_checks,
  repeats: draft.repeats,
  images: [draft.hero, ...draft.carousel].map((image) => ({
    id: image && 'image_id' in image.reference ? image.reference.image_id : '',
    score: image?.service_score,
    type: image?.classification,
  })),
})

const idOf = ({ reference }: Candidate): string => ('image_id' in reference ? reference.image_id : '')
