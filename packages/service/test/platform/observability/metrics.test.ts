import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { findCategoryByPath } from '@endcap/catalog'
import { freePort } from '@endcap/foundation/net/free-port'
import { createApp } from '../../../src/app/app.ts'
import { readConfig } from '../../../src/config/config.ts'
import { createMetrics } from '../../../src/platform/observability/metrics.ts'
import { eventually } from '../../support/eventually.ts'
import { metricsAt } from '../../support/metrics-text.ts'
import { type ModelServer, startModelServer } from '../../support/model-server.ts'
import { opinionSettings } from '../../support/opinions.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { readiness } from '../../support/readiness.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import { describeOnPostgres, migratedDirectory, temporaryDirectory } from '../../support/stores.ts'

/** Submissions with a category spare the service the index of product names, 2 s of CPU time. */
const CATEGORY = findCategoryByPath('Food > Snacks > Potato Chips')?.id
describe('GET /metrics', () => {
  let origin: Origin
  let model: ModelServer
  let service: TestService
  const metrics = () => metricsAt(service.config.auth.baseUrl)
  before(async () => {
    origin = await startOrigin()
    for (let n = 0; n < 3; n++) origin.serve(`/${n}.png`, await picture(n))
    model = await startModelServer()
    service = await startService({
      origin,
      configure: (config) => {
        config.opinions = opinionSettings(model.baseUrl)
      },
    })
  })
  after(async () => {
    await service[Symbol.asyncDispose]()
    await model[Symbol.asyncDispose]()
  })

  it('GET /metrics returns every metric after some work, in a valid text format', async () => {
    const [hero, ...carousel] = [0, 1, 2].map((n) => origin.url(`/${n}.png`))
    const submission = { hero_image_url: hero, carousel_image_urls: carousel, product_category_id: CATEGORY }
    assert.equal((await service.put('measured', submission)).status, 202)
    assert.equal((await service.settled('measured')).status, 'COMPLETED')
    const { app, config } = service
    const token = await requestToken(config.auth.baseUrl, await newCredential(app, { rateLimit: 1 }))
    for (const id of ['one', 'two']) await service.put(id, submission, { token })

    const all = createMetrics()
    all.watchJobs(async () => ({ queues: [], waitingByOrganization: new Map() }))
    all.watchWebhooks(async () => ({
      endpoints: { working: 0, failing: 0, disabled: 0 },
      pending: 0,
      oldestDueS: 0,
    }))
    all.watchQuotas(async () => [])
    all.watchDisks(async () => [])
    all.watchBackups(async () => null)
    all.watchPool({ totalCount: 0, idleCount: 0, waitingCount: 0, waitingForShare: 0 })
    const shown = await metrics()
    for (const name of all.names()) assert.ok(shown.families.has(name), name)
    // No job waits any more, and there was no backup.
    const mayBeEmpty = new Set(['endcap_organization_waiting_jobs', 'endcap_last_backup_timestamp_seconds'])
    const empty = all
      .names()
      .filter((name) => name.startsWith('endcap_') && !mayBeEmpty.has(name))
      .filter((name) => !shown.families.get(name)?.samples.length)
    assert.deepEqual(empty, [])
    // The embedded database is on a disk of this machine and has no server.
    assert.deepEqual(
      [...shown.series.keys()].filter((name) => /^endcap_(disk_free_bytes|database_(max_)?conn)/.test(name)),
      ['temporary', 'data', 'storage'].map((disk) => `endcap_disk_free_bytes{disk="${disk}"}`),
    )
    const value = (name: string, labels: string) => shown.series.get(`${name}{${labels}}`)
    assert.equal(value('endcap_refused_submissions_total', 'reason="rate"'), 1)
    for (const stage of ['read', 'look', 'score', 'save'])
      assert.ok(Number(value('endcap_stage_duration_seconds_count', `stage="${stage}"`)) >= 3, stage)
    assert.ok(Number(value('endcap_job_duration_seconds_count', 'queue="score-image",outcome="done"')) >= 3)
  })

  it('GET /metrics returns a valid text when read again at once', async () => {
    for (let reads = 0; reads < 3; reads++) await metrics()
  })

  it('GET /metrics creates no series from values that clients invent', async () => {
    const ask = async (method: string, path: string) => {
      await fetch(service.config.auth.baseUrl + path, { method })
    }
    const requests = async () =>
      [...(await metrics()).series.keys()].filter((name) => name.includes('operation=')).toSorted()
    for (const method of ['GET', 'PROPFIND', 'DELETE'])
      for (const path of ['/made-up', '/v1/made-up', '/v1/pdps/id/x']) await ask(method, path)
    const before = await requests()
    for (const method of ['PROPFIND', 'MKCOL', 'LOCK'])
      for (const path of ['/a', '/v1/b', '/v1/pdps/id/y', '/v1/pdps/id/%FF']) await ask(method, path)
    for (const path of ['/c?d=e', '/v1/pdps/id/z', '/v1/f/g']) await ask('GET', path)
    const made = (await requests()).filter((name) => !before.includes(name))
    // A status that is new for an operation may add one series.
    assert.deepEqual(
      made.filter((name) => /made|MKCOL|LOCK|PROPFIND|\/[a-g]\b/.test(name)),
      [],
    )
    assert.ok(made.filter((name) => name.includes('_count')).length <= 1, made.join('\n'))
  })
})

describeOnPostgres('the metrics of a worker', ({ place }) => {
  it('the metrics of a worker include the connections of the server, and no disk of the database', async () => {
    const port = await freePort()
    const { url } = await place()
    const settings = { DATABASE_URL: url ?? '', ENDCAP_DATA: temporaryDirectory(), ENDCAP_LOG: 'silent' }
    await using _worker = await createApp(
      readConfig({ ...settings, ENDCAP_METRICS_PORT: `${port}` }, {}),
      'worker',
    )
    const { series } = await metricsAt(`http://127.0.0.1:${port}`)
    assert.ok(Number(series.get('endcap_database_connections')) >= 1)
    assert.equal(series.get('endcap_database_max_connections'), 197)
    assert.equal(series.has('endcap_disk_free_bytes{disk="temporary"}'), true)
    assert.equal(series.has('endcap_disk_free_bytes{disk="data"}'), false)
  })
})

describe('a separate metrics port', () => {
  for (const role of ['all', 'api'] as const) {
    it(`a separate metrics port serves health and metrics, and the API port serves no metrics (${role})`, async () => {
      const port = await freePort()
      await using service = await startService({
        role,
        configure: (config) => void (config.metrics = { host: '127.0.0.1', port }),
      })
      const own = `http://127.0.0.1:${port}`
      assert.ok((await metricsAt(own)).families.has('endcap_jobs'))
      assert.partialDeepStrictEqual(await readiness(own), { status: 200, state: 'ok' })
      assert.equal((await service.request('GET', '/metrics')).status, 404)
      assert.partialDeepStrictEqual(await readiness(service.config.auth.baseUrl), {
        status: 200,
        state: 'ok',
      })
      assert.equal((await fetch(`${own}/v1/product-retailers`)).status, 404)
    })
  }

  it('a separate metrics port reports the drain and the metrics of a worker until its last jobs are done', async () => {
    await using origin = await startOrigin()
    const dataDirectory = await migratedDirectory()
    const queued = await startService({ role: 'api', dataDirectory, origin })
    for (let n = 0; n < 6; n++) origin.serve(`/${n}.png`, await picture(n))
    const [hero_image_url, ...carousel_image_urls] = [0, 1, 2, 3, 4, 5].map((n) => origin.url(`/${n}.png`))
    const answer = await queued.put('queued', {
      hero_image_url,
      carousel_image_urls,
      product_category_id: CATEGORY,
    })
    assert.equal(answer.status, 202)
    await queued.app[Symbol.asyncDispose]()

    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const settings = { ENDCAP_DATA: dataDirectory, ENDCAP_LOG: 'silent', ENDCAP_METRICS_PORT: String(port) }
    const config = readConfig(settings, {})
    const worker = await createApp(config, 'worker')
    assert.partialDeepStrictEqual(await readiness(address), { status: 200, state: 'ok' })
    const imagesRead = async () =>
      Number((await metricsAt(address)).series.get('endcap_stage_duration_seconds_count{stage="read"}')) > 0
    await eventually(imagesRead, { attempts: 3_000 })
    const end = worker[Symbol.asyncDispose]()
    assert.partialDeepStrictEqual(await readiness(address), { status: 503, state: 'draining' })
    assert.ok(await imagesRead())
    await end
    await assert.rejects(readiness(address))
  })
})
