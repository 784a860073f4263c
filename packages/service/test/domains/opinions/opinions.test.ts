import assert from 'node:assert/strict'
import { after, before, beforeEach, it } from 'node:test'
import type { PdpScores } from '@endcap/api'
import { Endcap } from '@endcap/client'
import { Corrections } from '@endcap/client/corrections'
import { CATALOG } from '@endcap/demo-shop'
import { createFileBlobs } from '@endcap/foundation/blobs/file-blobs'
import { uncorrectedVersion } from '@endcap/scoring'
import { sql } from 'kysely'
import { createDecoding } from '../../../src/domains/images/decode-images.ts'
import { openOpinions } from '../../../src/domains/opinions/open-opinions.ts'
import { opinionsModule } from '../../../src/domains/opinions/opinions.module.ts'
import { createScoreStoredListing } from '../../../src/domains/pdps/scoring/score-stored-listing.ts'
import { createScoreDistributions } from '../../../src/domains/scoring/score-distributions.ts'
import { demoRoot } from '../../support/demo-root.ts'
import { metricsAt } from '../../support/metrics-text.ts'
import { answers, type ModelServer, startModelServer } from '../../support/model-server.ts'
import { labeling, opinionSettings, questionIn, type ReceivedQuestion } from '../../support/opinions.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { blobDirectory, startService, type TestService } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'

const CHIPS = 'Food > Snacks > Potato Chips'
const NAME = 'Sea Salt Potato Chips'
/** Number of the first picture of a demo product. */
const PRODUCTS = 100

describeOnStore('opinions about a listing', ({ place }) => {
  let origin: Origin
  let model: ModelServer
  let service: TestService
  let endcap: Endcap
  let corrections: Corrections
  before(async () => {
    origin = await startOrigin()
    model = await startModelServer()
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({
      origin,
      ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }),
      configure: (config) => {
        config.opinions = opinionSettings(model.baseUrl, { timeoutMs: 5_000 })
      },
    })
    endcap = Endcap.withToken(
      () => ({ access_token: service.token, token_type: 'Bearer', expires_in: 300 }),
      { baseUrl: service.config.auth.baseUrl },
    )
    corrections = new Corrections(endcap)
    for (let n = 0; n < 15; n++) origin.serve(`/${n}.png`, await picture(n))
    for (const [index, { asin }] of CATALOG.slice(0, 4).entries())
      origin.serve(`/${PRODUCTS + index}.png`, (await demoRoot(asin)).bytes)
  })
  after(async () => {
    await service[Symbol.asyncDispose]()
    await model[Symbol.asyncDispose]()
  })
  beforeEach(() => {
    model.requests.length = 0
    model.answer.ideas = labeling(answerTo)
  })

  const submit = async (id: string, [hero, ...carousel]: readonly number[], name: string | null = NAME) =>
    (await endcap.pdps.submitAndWait(id, {
      hero_image_url: origin.url(`/${hero}.png`),
      carousel_image_urls: carousel.map((n) => origin.url(`/${n}.png`)),
      ...(name === null ? {} : { name }),
    })) as PdpScores
  const asked = (kind: keyof typeof KINDS) =>
    model.requests.map(questionIn).filter(({ labels }) => KINDS[kind](labels))
  const db = () => service.app.database.db

  it('opinions give an unsure image its asset type, and say so in version and explanation', async () => {
    const scores = await submit('typed', [0, 1])
    const explained = await endcap.pdps.explanation(scores.pdp_id)
    assert.deepEqual(
      explained.images.map(({ classification, classification_certainty: certainty }) => [
        classification,
        certainty,
      ]),
      [
        ['In Use', 1],
        ['In Use', 1],
      ],
    )
    const [hero] = explained.images
    assert.deepEqual(
      hero?.opinions.map(({ question, label, model: name }) => [question, label, name]),
      [['asset_type', 'In Use', 'seer-1']],
    )
    const version = scores.hero?.score_metadata?.model_version ?? ''
    assert.notEqual(version, uncorrectedVersion(version))
    assert.equal(asked('asset_type').length, 2)
    assert.deepEqual((await endcap.images.explanation(hero?.image_id ?? '')).opinions, hero?.opinions)
  })

  it('opinions are not asked for again with the same images in another listing', async () => {
    await submit('again', [0, 1])
    assert.equal(asked('asset_type').length, 0)
  })

  it('opinions yield to a correction, and count again when it is revoked', async () => {
    const { pdp_id: pdpId, carousel_images: before } = await submit('corrected', [2, 3])
    const imageId = before[0]?.image_id ?? ''
    const { correction_id: id } = await corrections.create({
      image_id: imageId,
      kind: 'asset_type',
      value: 'Swatch',
    })
    const corrected = (await endcap.pdps.explanation(pdpId)).images[1]
    assert.deepEqual([corrected?.classification, corrected?.opinions], ['Swatch', []])
    await corrections.revoke(id)
    const revoked = (await endcap.pdps.explanation(pdpId)).images[1]
    assert.deepEqual([revoked?.classification, revoked?.opinions.length], ['In Use', 1])
    assert.deepEqual((await endcap.pdps.get('corrected')).carousel_images, before)
  })

  it('opinions choose the category of a listing whose name leaves it uncertain', async () => {
    model.answer.ideas = labeling((question) =>
      KINDS.category(question.labels) ? otherCategory(question) : answerTo(question),
    )
    const { pdp_id: pdpId } = await submit('category', [4, 5])
    const [question] = asked('category')
    assert.ok(question && CHIPS in question.labels)
    assert.match(question.question, /Sea Salt Potato Chips/)
    const explained = await endcap.pdps.explanation(pdpId)
    assert.deepEqual(
      [explained.category, explained.category_source, explained.category_model],
      [otherCategory(question), 'model', 'seer-1'],
    )
    await submit('category', [5, 4])
    assert.equal((await endcap.pdps.explanation(pdpId)).category_source, 'model')
    assert.equal(asked('category').length, 1)
  })

  it('opinions leave the category that a person sets', async () => {
    const { pdp_id: pdpId } = await submit('person', [6])
    assert.equal((await endcap.pdps.explanation(pdpId)).category_source, 'name')
    await endcap.pdps.change(pdpId, { product_category_id: (await endcap.pdps.summary(pdpId)).category_id })
    model.requests.length = 0
    await submit('person', [6, 7])
    assert.equal(asked('category').length, 0)
    const explained = await endcap.pdps.explanation(pdpId)
    assert.deepEqual([explained.category_source, explained.category_model], ['person', null])
  })

  it('opinions decide whether an image shows the product, until a person says otherwise', async () => {
    model.answer.ideas = labeling(({ labels }) => ('other product' in labels ? 'other product' : 'Packshot'))
    const scores = await submit('pairs', [PRODUCTS, PRODUCTS + 1, PRODUCTS + 2, PRODUCTS + 3])
    assert.ok(asked('same_product').length > 0)
    assert.ok(asked('same_product').every(({ pictures }) => pictures.length === 2))
    const images = (await endcap.pdps.explanation(scores.pdp_id)).images
    const other = images.find(({ opinions }) => opinions.some(({ question }) => question === 'same_product'))
    assert.ok(other)
    assert.equal(other.own_product, 0)
    await corrections.create({ image_id: other.image_id, kind: 'same_product' })
    const corrected = (await endcap.pdps.explanation(scores.pdp_id)).images[other.position]
    assert.deepEqual(
      [corrected?.own_product, corrected?.opinions.map(({ question }) => question)],
      [1, ['asset_type']],
    )
  })

  it('opinions are missing after failures and invalid answers, which leave the score of the eye', async () => {
    for (const [index, answer] of [answers.status(500), answers.said('What a nice picture!')].entries()) {
      model.answer.ideas = answer
      const scores = await submit(`failed-${index}`, [10 + index])
      assert.equal(scores.status, 'COMPLETED')
      const version = scores.hero?.score_metadata?.model_version ?? ''
      assert.equal(version, uncorrectedVersion(version))
      const explained = await endcap.pdps.explanation(scores.pdp_id)
      assert.deepEqual([explained.images[0]?.opinions, explained.category_source], [[], 'name'])
    }
  })

  it('opinions rescore a listing when a failed question is answered later', async () => {
    model.answer.ideas = answers.status(500)
    const { pdp_id: pdpId } = await submit('later', [12])
    await sql`UPDATE opinion SET asked_at = asked_at - interval '2 hours' WHERE status = 'failed'`.execute(
      db(),
    )
    model.answer.ideas = labeling(answerTo)
    await askFailed(service)
    const explained = await endcap.pdps.explanation(pdpId)
    assert.equal(explained.images[0]?.classification, 'In Use')
  })

  it('opinions that are found with one listing count in all that have the image', async () => {
    model.answer.ideas = answers.status(500)
    const first = await submit('first', [9])
    await sql`UPDATE opinion SET asked_at = asked_at - interval '2 hours' WHERE status = 'failed'`.execute(
      db(),
    )
    model.answer.ideas = labeling(answerTo)
    await submit('second', [0, 9])
    const [scored, explained] = [await endcap.pdps.get('first'), await endcap.pdps.explanation(first.pdp_id)]
    assert.equal(scored.hero?.classification, 'In Use')
    assert.equal(scored.pdp_score, explained.pdp_score)
  })

  it('opinions count in the metrics by question and outcome', async () => {
    const { series } = await metricsAt(service.config.auth.baseUrl)
    const of = (outcome: string) =>
      series.get(`endcap_opinions_total{question="asset_type",outcome="${outcome}"}`) ?? 0
    assert.ok(of('valid') > 0 && of('invalid') > 0 && of('failed') > 0)
  })

  it('opinions are deleted with the image', async () => {
    const count = async () =>
      (await sql<{ count: number }>`SELECT count(*)::int AS count FROM opinion`.execute(db())).rows[0]
        ?.count ?? 0
    const scores = await submit('deleted', [13, 14])
    const before = await count()
    const { status } = await service.request('DELETE', `/v1/pdps/${scores.pdp_id}?permanent=true`)
    assert.equal(status, 204)
    assert.ok((await count()) < before)
  })
})

/** Runs the hourly task of a worker. */
async function askFailed({ app, config }: TestService): Promise<void> {
  const { db } = app.database
  const work = {
    ...app,
    ...(await app.jobWork()),
    db,
    blobs: createFileBlobs(blobDirectory(config), { sign: () => '' }),
    renderImage: createDecoding().renderImage,
    analyzeImage: () => Promise.reject(new Error('nothing is analyzed')),
    scoreStoredListing: createScoreStoredListing({
      ...app,
      scoreDistributions: createScoreDistributions(app.analyses),
    }),
  }
  const { askOpinion } = openOpinions(work)
  for (const { run } of opinionsModule.maintenance?.({ ...work, askOpinion }) ?? [])
    await run(new AbortController().signal)
}

const KINDS = {
  asset_type: (labels: ReceivedQuestion['labels']) => 'Packshot' in labels,
  same_product: (labels: ReceivedQuestion['labels']) => 'same product' in labels,
  category: (labels: ReceivedQuestion['labels']) => 'none of these' in labels,
}

const answerTo = ({ labels }: ReceivedQuestion): string =>
  KINDS.asset_type(labels) ? 'In Use' : KINDS.category(labels) ? 'none of these' : 'same product'

const otherCategory = ({ labels }: ReceivedQuestion): string =>
  Object.keys(labels).find((label) => label !== CHIPS) ?? ''

describeOnStore('a service without questions', ({ place }) => {
  for (const [title, certainty, isConfigured] of [
    ['a service opens no connection if opinions are off', 1, false],
    ['a service asks nothing if the eye is certain enough', 0, true],
  ] as const)
    it(title, async () => {
      await using model = await startModelServer()
      const origin = await startOrigin()
      origin.serve('/0.png', await picture(0))
      const { url: databaseUrl, dataDirectory } = await place()
      await using service = await startService({
        origin,
        ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }),
        configure: (config) => {
          config.opinions = opinionSettings(model.baseUrl, { certainty })
          if (!isConfigured) config.opinions.baseUrl = null
        },
      })
      await service.put('off', { hero_image_url: origin.url('/0.png'), name: NAME })
      assert.equal((await service.settled('off')).status, 'COMPLETED')
      assert.equal(model.requests.length, 0)
    })
})
