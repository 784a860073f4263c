import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { freePort } from '@endcap/foundation/net/free-port'
import { createApp } from '../../../src/app/app.ts'
import { readConfig } from '../../../src/config/config.ts'
import { eventually } from '../../support/eventually.ts'
import { metricsAt } from '../../support/metrics-text.ts'
import { type Postgres, startPostgres, withoutPostgres } from '../../support/postgres.ts'
import { readiness } from '../../support/readiness.ts'
import { startRelay } from '../../support/relay.ts'
import { temporaryDirectory } from '../../support/stores.ts'

describe('metrics and health without the database', { skip: withoutPostgres }, () => {
  let postgres: Postgres
  before(async () => {
    postgres = await startPostgres()
  })
  after(() => postgres[Symbol.asyncDispose]())

  it('metrics and health without the database respond without job metrics', async () => {
    const url = await postgres.createDatabase()
    await using relay = await startRelay(Number(new URL(url).port))
    const config = readConfig(
      {
        DATABASE_URL: url.replace(/:\d+\//, `:${relay.port}/`),
        ENDCAP_DATA: temporaryDirectory(),
        ENDCAP_LOG: 'silent',
        ENDCAP_GRACE_MS: '500',
        ENDCAP_METRICS_PORT: String(await freePort()),
      },
      {},
    )
    const address = `http://127.0.0.1:${config.metrics.port}`
    const worker = await createApp(config, 'worker')
    try {
      assert.ok((await metricsAt(address)).families.get('endcap_jobs')?.samples.length)
      relay.cut()
      const jobsShown = async () => (await metricsAt(address)).families.get('endcap_jobs')?.samples.length
      // The job census is cached for ten seconds, or for a minute when counting was slow.
      await eventually(async () => (await jobsShown()) === 0, { attempts: 700, everyMs: 100 })
      const { families } = await metricsAt(address)
      assert.ok(families.get('endcap_build_info')?.samples.length)
      assert.partialDeepStrictEqual(await readiness(address), { status: 503, state: 'unavailable' })
      assert.equal((await fetch(`${address}/health/live`)).status, 200)
    } finally {
      await relay[Symbol.asyncDispose]()
      await worker[Symbol.asyncDispose]()
    }
  })
})
