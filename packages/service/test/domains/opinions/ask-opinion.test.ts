import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, it } from 'node:test'
import { createLog } from '@endcap/foundation/observability/log'
import { createAskLabel, type OpinionConfig } from '@endcap/generative-models'
import { sql } from 'kysely'
import sharp from 'sharp'
import { createDecoding } from '../../../src/domains/images/decode-images.ts'
import { type AskOpinion, createAskOpinion } from '../../../src/domains/opinions/ask-opinion.ts'
import { MAX_ATTEMPTS } from '../../../src/domains/opinions/opinion-record.ts'
import { assetTypeQuestion, sameProductQuestion } from '../../../src/domains/opinions/questions.ts'
import { createMetrics } from '../../../src/platform/observability/metrics.ts'
import { eventually } from '../../support/eventually.ts'
import { answers, type ModelServer, startModelServer } from '../../support/model-server.ts'
import { labeling, opinionSettings, questionIn } from '../../support/opinions.ts'
import { picture } from '../../support/pictures.ts'
import {
  describeOnStore,
  newOrganization,
  type OpenFiles,
  open,
  openWithFiles,
} from '../../support/stores.ts'

const log = createLog({ level: 'silent', format: 'json' })
const { signal } = new AbortController()
const inUse = labeling(() => 'In Use')

describeOnStore('a second opinion', ({ place, kind }) => {
  let opened: OpenFiles
  let where: Awaited<ReturnType<typeof place>>
  let model: ModelServer
  beforeEach(async () => {
    where = await place()
    opened = await openWithFiles(where)
    model = await startModelServer()
    model.answer.ideas = inUse
  })
  afterEach(async () => {
    await opened.database.close()
    await model[Symbol.asyncDispose]()
  })

  function worker(changes: Partial<OpinionConfig> = {}, { db } = opened.database): AskOpinion {
    const config = opinionSettings(model.baseUrl, changes)
    const askLabel = createAskLabel(config, log)
    assert.ok(askLabel)
    const { renderImage } = createDecoding()
    return createAskOpinion({
      askLabel,
      config,
      db,
      blobs: opened.blobs,
      renderImage,
      metrics: createMetrics(),
      log,
    })
  }

  async function keep(n: number, side?: number, organizationId = opened.organizationId): Promise<string> {
    const bytes = await picture(n, side)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await opened.files.keep({ organizationId, sha256 }, bytes)
    await sql`INSERT INTO upload (id, organization_id, sha256, byte_length, format, width, height, expires_at)
      VALUES (gen_random_uuid(), ${organizationId}, ${sha256}, 1, 'png', 1, 1, now() + interval '1 day')`.execute(
      opened.database.db,
    )
    return sha256
  }
  const typeOf = (sha256: string, organizationId = opened.organizationId) =>
    assetTypeQuestion({ organizationId }, sha256)
  const rows = async () => {
    const { rows: found } = await sql<{ status: string; label: string | null; attempts: number }>`
      SELECT status, label, attempts FROM opinion ORDER BY sha256`.execute(opened.database.db)
    return found
  }
  const anHourLater = () =>
    sql`UPDATE opinion SET asked_at = asked_at - interval '1 hour'`.execute(opened.database.db)

  it('a second opinion is asked once for a content and stored', async () => {
    const question = typeOf(await keep(1))
    const ask = worker()
    assert.equal(await ask(question, { signal }), 'In Use')
    assert.equal(await ask(question, { signal }), 'In Use')
    assert.equal(await worker()(question, { signal }), 'In Use')
    assert.equal(model.requests.length, 1)
    assert.deepEqual(await rows(), [{ status: 'valid', label: 'In Use', attempts: 1 }])
  })

  it('a second opinion is asked once by two workers at the same time, and both get the answer', async () => {
    const question = typeOf(await keep(1))
    const release = Promise.withResolvers<void>()
    model.answer.ideas = async (...call) => {
      await release.promise
      await inUse(...call)
    }
    const other = kind === 'PostgreSQL' ? await open(where) : opened.database
    const both = [worker(), worker({}, other)].map((ask) => ask(question, { signal }))
    await eventually(() => model.requests.length > 0)
    release.resolve()
    assert.deepEqual(await Promise.all(both), ['In Use', 'In Use'])
    assert.equal(model.requests.length, 1)
    if (other !== opened.database) await other.close()
  })

  it('a second opinion is another question about another model', async () => {
    const question = typeOf(await keep(1))
    await worker()(question, { signal })
    await worker({ model: 'seer-2' })(question, { signal })
    assert.equal(model.requests.length, 2)
  })

  it('a second opinion sends small JPEGs without the original, in the order of the question', async () => {
    const contents = [await keep(1, 2_000), await keep(2, 300)] as const
    model.answer.ideas = labeling(() => 'same product')
    assert.equal(
      await worker()(sameProductQuestion(opened, contents), { signal }),
      await worker()(sameProductQuestion(opened, [contents[1], contents[0]]), { signal }),
    )
    const [request, ...others] = model.requests
    assert.ok(request && others.length === 0)
    const sent = await Promise.all(questionIn(request).pictures.map((bytes) => sharp(bytes).metadata()))
    assert.deepEqual(
      sent.map(({ format, width, exif }) => [format, width, exif]),
      [
        ['jpeg', 1024, undefined],
        ['jpeg', 300, undefined],
      ],
    )
  })

  it('a second opinion keeps an invalid answer and never asks again', async () => {
    model.answer.ideas = answers.said('It could be Packshot or In Use.')
    const question = typeOf(await keep(1))
    assert.equal(await worker()(question, { signal }), null)
    await anHourLater()
    assert.equal(await worker()(question, { signal }), null)
    assert.equal(model.requests.length, 1)
    assert.deepEqual(await rows(), [{ status: 'invalid', label: null, attempts: 1 }])
  })

  it('a second opinion asks again an hour after a failure, three times in all', async () => {
    model.answer.ideas = answers.status(500)
    const question = typeOf(await keep(1))
    for (let attempt = 1; attempt <= MAX_ATTEMPTS + 1; attempt++) {
      assert.equal(await worker()(question, { signal }), null)
      assert.equal(await worker()(question, { signal }), null)
      assert.equal(model.requests.length, Math.min(attempt, MAX_ATTEMPTS))
      await anHourLater()
    }
    assert.deepEqual(await rows(), [{ status: 'failed', label: null, attempts: MAX_ATTEMPTS }])
  })

  it('a second opinion takes over a question of a worker that has ended', async () => {
    const question = typeOf(await keep(1))
    model.answer.ideas = answers.status(500)
    await worker()(question, { signal })
    await sql`UPDATE opinion SET status = 'asking'`.execute(opened.database.db)
    await anHourLater()
    model.answer.ideas = inUse
    assert.equal(await worker()(question, { signal }), 'In Use')
  })

  it('a second opinion waits no longer than the time limit for a slow model, a slow worker and an unreachable one', async () => {
    model.answer.ideas = answers.hang()
    const slow = typeOf(await keep(1))
    assert.equal(await worker({ timeoutMs: 500 })(slow, { signal }), null)
    await sql`UPDATE opinion SET status = 'asking'`.execute(opened.database.db)
    assert.equal(await worker({ timeoutMs: 500 })(slow, { signal }), null)
    const baseUrl = 'http://127.0.0.1:1/v1'
    assert.equal(await worker({ timeoutMs: 500, baseUrl })(typeOf(await keep(2)), { signal }), null)
    assert.equal(model.requests.length, 1)
  })

  it('a second opinion leaves a model alone that has failed five times in a row', async () => {
    model.answer.ideas = answers.status(503)
    const ask = worker()
    for (let n = 1; n <= 7; n++) assert.equal(await ask(typeOf(await keep(n)), { signal }), null)
    assert.equal(model.requests.length, 5)
    assert.equal((await rows()).length, 5)
  })

  it('a second opinion asks no more than the questions of the day, of an organization and of all', async () => {
    const daily = { organization: 2, installation: 3 }
    const ask = worker({ dailyQuestions: daily })
    const asked = []
    for (let n = 1; n <= 3; n++) asked.push(await ask(typeOf(await keep(n)), { signal }))
    const other = await newOrganization(opened.database, 'Other')
    for (let n = 1; n <= 2; n++) asked.push(await ask(typeOf(await keep(n, 160, other), other), { signal }))
    assert.deepEqual(asked, ['In Use', 'In Use', null, 'In Use', null])
    assert.equal(model.requests.length, 3)
    assert.equal((await rows()).length, 3)
  })

  it('a second opinion gives a question back that a shutdown interrupts', async () => {
    model.answer.ideas = answers.hang()
    const ending = new AbortController()
    const question = typeOf(await keep(1))
    const asked = worker()(question, { signal: ending.signal })
    await eventually(() => model.requests.length > 0)
    ending.abort(new Error('shutting down'))
    await assert.rejects(asked, /shutting down/)
    assert.deepEqual(await rows(), [{ status: 'failed', label: null, attempts: 0 }])
    model.answer.ideas = inUse
    assert.equal(await worker()(question, { signal }), 'In Use')
  })

  it('a second opinion does not ask about content that is deleted', async () => {
    assert.equal(await worker()(typeOf('0'.repeat(64)), { signal }), null)
    assert.equal(model.requests.length, 0)
  })
})
