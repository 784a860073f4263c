import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { FACTS_VERSION } from '@endcap/vision'
import type { Database } from '../../../src/platform/db/database.ts'
import { eventually } from '../../support/eventually.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { requestToken, startService, type TestService } from '../../support/service.ts'
import { describeOnPostgres, open } from '../../support/stores.ts'
import { receiveWebhooks, type WebhookReceiver } from '../../support/webhook-receiver.ts'

type Listing = {
  status: string
  pdp_score: number
  hero: { service_score: number; score_metadata: { model_version: string } }
}

/** Makes everything that is stored that of a release before this one, with a score of 1. */
const AGE = `
  UPDATE image_facts SET facts_version = 'vision-1', facts = jsonb_set(facts::jsonb, '{version}', '"vision-1"')::json;
  UPDATE image_score SET model_version = 'vision-1+general-1';
  UPDATE pdp_history SET model_version = 'vision-1+general-1', pdp_score = 1;
  UPDATE pdp SET result = jsonb_set(jsonb_set(result::jsonb,
    '{hero,score_metadata,model_version}', '"vision-1+general-1"'), '{pdp_score}', '1')::json`

describeOnPostgres('scores of an earlier release', ({ place }) => {
  let database: Database
  let origin: Origin
  let service: TestService
  let token: string
  let receivers: { all: WebhookReceiver; withoutReleases: WebhookReceiver }
  const read = async (path: string) => (await service.request('GET', path, { token })).body
  const listing = async (id: string) => (await read(`/v1/pdps/id/${id}`)) as unknown as Listing
  const earlier = async () => (await read('/v1/pdps/statistics'))['of_earlier_release']

  before(async () => {
    const where = await place()
    origin = await startOrigin()
    const start = () =>
      startService({ databaseUrl: where.url ?? '', dataDirectory: where.dataDirectory, configure })
    const configure = (config: TestService['config']) => {
      config.fetch.allowedOrigins = [origin.host]
      config.webhooks.allowedOrigins = [origin.host]
    }
    service = await start()
    const { credential } = service
    database = await open(where)
    const path = (n: number) => origin.url(`/${n}.png`)
    for (let n = 0; n < 4; n++) origin.serve(`/${n}.png`, await picture(n, 500))
    await service.put('one', { hero_image_url: path(0), carousel_image_urls: [path(1)], name: 'Chips' })
    await service.put('lost', { hero_image_url: path(2), carousel_image_urls: [path(3)], name: 'Soap' })
    await Promise.all(['one', 'lost'].map((id) => service.settled(id)))
    receivers = { all: receiveWebhooks(origin, '/all'), withoutReleases: receiveWebhooks(origin, '/without') }
    for (const [url, leaves] of [
      [receivers.all.url, false],
      [receivers.withoutReleases.url, true],
    ] as const)
      await service.request('POST', '/v1/webhook-endpoints', { body: { url, leaves_out_releases: leaves } })
    await service[Symbol.asyncDispose]()
    await database.pool.query(AGE)
    // The file of one image is lost, so its listing cannot be scored again.
    await database.pool.query(`UPDATE image SET sha256 = repeat('0', 64) WHERE id =
      (SELECT image_id FROM pdp_image JOIN pdp ON pdp.id = pdp_id WHERE external_id = 'lost' AND position = 1)`)
    service = await start()
    // The address has changed, and with it the audience of tokens.
    token = await requestToken(service.config.auth.baseUrl, {
      ...credential,
      audience: service.credential.audience,
    })
  })
  after(async () => {
    await service[Symbol.asyncDispose]()
    await database.close()
    await origin[Symbol.asyncDispose]()
  })

  it('scores of an earlier release are replaced in the background after the start of this one, whole listings at a time', async () => {
    await eventually(async () => {
      const { status, pdp_score: score, hero } = await listing('one')
      assert.equal(status, 'COMPLETED')
      const isNew = hero.score_metadata.model_version.startsWith(`${FACTS_VERSION}+`)
      assert.equal(score !== 1, isNew)
      return isNew
    })
  })

  it('scores of an earlier release stay where an image cannot be analyzed again, and are counted', async () => {
    await eventually(async () => (await earlier()) === 1)
    const { status, pdp_score: score } = await listing('lost')
    assert.deepEqual([status, score], ['COMPLETED', 1])
  })

  it('scores of an earlier release change by `release` in the history, and analyze an image once', async () => {
    const { pdp_id: id } = (await listing('one')) as unknown as { pdp_id: string }
    const { data } = (await read(`/v1/pdps/${id}/history`)) as { data: { cause: string }[] }
    assert.equal(data[0]?.cause, 'release')
    const countFacts = async () => {
      const { rows } = await database.pool.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM image_facts WHERE facts_version = '${FACTS_VERSION}'`,
      )
      return rows[0]?.count
    }
    await eventually(async () => (await countFacts()) === 3)
  })

  it('scores of an earlier release are sent to webhooks, except to those that leave out releases', async () => {
    await eventually(() =>
      Promise.resolve(receivers.all.received.some(({ body }) => body.includes('"cause":"release"'))),
    )
    assert.deepEqual(receivers.withoutReleases.received, [])
  })
})
