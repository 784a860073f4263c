import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { PdpScores } from '@endcap/api'
import { type Classification, Endcap, EndcapError } from '@endcap/client'
import { Corrections } from '@endcap/client/corrections'
import { Teaching } from '@endcap/client/teaching'
import sharp from 'sharp'
import { eventually } from '../../support/eventually.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'

type Client = { endcap: Endcap; corrections: Corrections; teaching: Teaching }
type Look = 'discs' | 'stripes'

/** Types that the eye of the release gives to neither look. */
const TAUGHT: Record<Look, Classification> = { discs: 'Ingredients', stripes: 'Instructions' }

const SIDE = 320

/** Draws a picture of one of two looks: red discs on white, or gray stripes on blue. Each number has another picture. */
function draw(look: Look, number: number): Promise<Buffer> {
  const data = Buffer.alloc(3 * SIDE * SIDE)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) data.set(colorAt(look, number, x, y), 3 * (y * SIDE + x))
  return sharp(data, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer()
}

function colorAt(look: Look, number: number, x: number, y: number): number[] {
  // Shifted, so that no two numbers have the same structure.
  const [right, down] = [x + 41 * number, y + 67 * number]
  if (look === 'stripes') return right % (30 + 6 * number) < 15 ? [60, 60, 70 + number] : [120, 150, 200]
  const cell = 90 + 9 * number
  const distance = Math.hypot((right % cell) - cell / 2, (down % cell) - cell / 2)
  return distance < 0.35 * cell ? [220, 30 + 5 * number, 40] : [255, 255, 255]
}

describeOnStore('what is learned from answers', ({ place }) => {
  let origin: Origin
  let service: TestService
  let own: Client
  let strange: Client
  const ids = new Map<string, string>()
  before(async () => {
    origin = await startOrigin()
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({ origin, ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }) })
    const { baseUrl } = service.config.auth
    own = connect(baseUrl, service.token)
    strange = connect(baseUrl, await requestToken(baseUrl, await newCredential(service.app)))
    for (let number = 0; number < 8; number++)
      for (const look of ['discs', 'stripes'] as const)
        origin.serve(`/${look}-${number}.png`, await draw(look, number))
    for (let number = 0; number < 7; number++) await submit(own, number)
  })
  after(() => service[Symbol.asyncDispose]())

  /** Submits a listing with a picture of each look. */
  async function submit({ endcap }: Client, number: number): Promise<PdpScores> {
    const scores = await endcap.pdps.submitAndWait(`listing ${number}`, {
      hero_image_url: origin.url(`/discs-${number}.png`),
      carousel_image_urls: [origin.url(`/stripes-${number}.png`)],
      name: 'Sea Salt Potato Chips',
    })
    ids.set(`discs-${number}`, scores.hero?.image_id ?? '')
    ids.set(`stripes-${number}`, scores.carousel_images[0]?.image_id ?? '')
    return scores
  }
  const answer = (look: Look, number: number, value: Classification = TAUGHT[look]) =>
    own.corrections.create({ image_id: ids.get(`${look}-${number}`) ?? '', kind: 'asset_type', value })
  const stripesOf = async (client: Client, number: number) =>
    (await client.endcap.pdps.get(`listing ${number}`)).carousel_images[0]
  const refusal = async (call: () => Promise<unknown>) => {
    const error = await call().then(
      () => null,
      (failure: unknown) => failure,
    )
    assert.ok(error instanceof EndcapError)
    return { code: error.code, ...error.details }
  }

  it('what is learned from answers is nothing below ten answers, and the number that is missing is said', async () => {
    for (let number = 0; number < 4; number++) await answer('discs', number)
    const { answers, trial, questions, images } = await own.teaching.get()
    assert.deepEqual(
      [answers.count, answers.missing, answers.obstacle, trial],
      [4, 6, 'too_few_answers', null],
    )
    assert.equal(images, 10)
    assert.ok(questions.every(({ image_id: id }) => ![0, 1, 2, 3].some((n) => ids.get(`discs-${n}`) === id)))
    const { code, ...details } = await refusal(() => own.teaching.preview())
    assert.deepEqual([code, details], ['TEACHING_NOT_READY', { reason: 'too_few_answers', missing: 6 }])
  })

  it('what is learned from answers is nothing if all answers name one type', async () => {
    for (let number = 4; number < 6; number++) await answer('discs', number)
    for (let number = 0; number < 4; number++) await answer('stripes', number, TAUGHT.discs)
    const { code, ...details } = await refusal(() => own.teaching.use())
    assert.deepEqual([code, details], ['TEACHING_NOT_READY', { reason: 'one_type_only' }])
  })

  it('what is learned from answers is tried on the answers of other listings, and a preview changes nothing', async () => {
    for (let number = 0; number < 6; number++) await answer('stripes', number)
    const { trial, versions } = await own.teaching.get()
    assert.deepEqual(
      [trial?.answers, trial?.right_without, trial?.right_with, trial?.is_better],
      [12, 0, 12, true],
    )
    assert.deepEqual(versions, [])
    const before = await stripesOf(own, 6)
    const { version, changed, changes, listings } = await own.teaching.preview()
    assert.deepEqual([version, changed, listings.count, listings.is_complete], [null, 2, 7, true])
    assert.deepEqual(changes.map(({ to }) => to).toSorted(), ['Ingredients', 'Instructions'])
    assert.deepEqual(await stripesOf(own, 6), before)
  })

  it('what is learned from answers counts for stored listings and for new ones once it is used', async () => {
    const { version } = await own.teaching.use()
    assert.deepEqual([version?.number, version?.is_in_force, version?.right_with], [1, true, 12])
    await eventually(async () => (await stripesOf(own, 6))?.classification === 'Instructions')
    const { pdp_id: pdpId, hero } = await own.endcap.pdps.get('listing 6')
    assert.match(hero?.score_metadata?.model_version ?? '', /\.taught-1$/)
    const [last] = (await own.endcap.pdps.history(pdpId).page()).data
    assert.equal(last?.cause, 'teaching')
    await submit(own, 7)
    assert.equal((await stripesOf(own, 7))?.classification, 'Instructions')
  })

  it('what is learned from answers stays in its organization', async () => {
    await submit(strange, 6)
    assert.notEqual((await stripesOf(strange, 6))?.classification, 'Instructions')
    const { answers, versions } = await strange.teaching.get()
    assert.deepEqual([answers.count, versions], [0, []])
    const [version] = (await own.teaching.get()).versions
    assert.equal(
      (await refusal(() => strange.teaching.forget(version?.version_id ?? ''))).code,
      'TEACHING_VERSION_NOT_FOUND',
    )
  })

  it('what is learned from answers is forgotten, and its number and figures stay in the list', async () => {
    const [version] = (await own.teaching.get()).versions
    await own.teaching.forget(version?.version_id ?? '')
    await own.teaching.forget(version?.version_id ?? '')
    await eventually(async () => (await stripesOf(own, 6))?.classification !== 'Instructions')
    const { versions } = await own.teaching.get()
    assert.deepEqual(
      versions.map(({ number, is_in_force: isInForce, right_with: right, forgotten_at: at }) => [
        number,
        isInForce,
        right,
        at !== null,
      ]),
      [[1, false, 12, true]],
    )
  })

  it('what is learned from answers is refused if images that show the same have two types', async () => {
    const copy = sharp(await draw('stripes', 1)).jpeg()
    origin.serve('/copy.jpg', await copy.toBuffer())
    const { hero } = await own.endcap.pdps.submitAndWait('copy', {
      hero_image_url: origin.url('/copy.jpg'),
      carousel_image_urls: [],
      name: 'Sea Salt Potato Chips',
    })
    const imageId = hero?.image_id ?? ''
    await own.corrections.create({ image_id: imageId, kind: 'asset_type', value: 'Packaging' })
    const { code, ...details } = await refusal(() => own.teaching.use())
    assert.equal(code, 'TEACHING_NOT_READY')
    const { answers } = await own.teaching.get()
    assert.equal(answers.obstacle, 'contradicting_answers')
    assert.deepEqual(details, { reason: 'contradicting_answers', pairs: answers.contradictions })
    const isOf = (pair: readonly string[]) =>
      pair.includes(imageId) && pair.includes(ids.get('stripes-1') ?? '')
    assert.ok(answers.contradictions.some(isOf))
  })

  it('what is learned from answers is refused if it is no better than without, as where all guesses were right', async () => {
    for (const { correction_id: id } of (await own.corrections.list({ inForce: true }).page()).data)
      await own.corrections.revoke(id)
    const asked = (await own.teaching.get()).questions
    const questions = asked.filter(({ image_id: id }) => [...ids.values()].includes(id))
    assert.ok(new Set(questions.map(({ guess }) => guess)).size > 1)
    for (const { image_id: imageId, guess: value } of questions)
      await own.corrections.create({ image_id: imageId, kind: 'asset_type', value })
    const { code, ...details } = await refusal(() => own.teaching.use())
    assert.equal(code, 'TEACHING_NOT_BETTER')
    assert.equal(Object.entries(details).find(([name]) => name === 'right_without')?.[1], questions.length)
  })
})

function connect(baseUrl: string, token: string): Client {
  const endcap = Endcap.withToken(() => ({ access_token: token, token_type: 'Bearer', expires_in: 300 }), {
    baseUrl,
  })
  return { endcap, corrections: new Corrections(endcap), teaching: new Teaching(endcap) }
}
