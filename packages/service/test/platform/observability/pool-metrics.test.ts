import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { Database } from '../../../src/platform/db/database.ts'
import { createMetrics } from '../../../src/platform/observability/metrics.ts'
import { describeOnBothStores, open } from '../../support/stores.ts'

const POOL_SIZE = 2

describeOnBothStores('the gauge of database connections', ({ place }) => {
  let database: Database
  before(async () => {
    database = await open({ ...(await place()), poolSize: POOL_SIZE })
  })
  after(() => database.close())

  /** Returns metrics whose scrape needs more connections than the pool has, and their number of waiting callers. */
  function waitingCallers() {
    const metrics = createMetrics()
    const query = () => database.pool.query('SELECT 1')
    metrics.watchJobs(async () => {
      await Promise.all(Array.from({ length: 3 * POOL_SIZE }, query))
      return { queues: [], waitingByOrganization: new Map() }
    })
    metrics.watchPool(database.pool)
    return async () => {
      const text = await metrics.text()
      return Number(/^endcap_database_pool_connections\{state="waiting"\} (.*)$/m.exec(text)?.[1])
    }
  }

  it('the gauge of database connections does not count the queries of the scrape as waiting', async () => {
    const waiting = waitingCallers()
    for (let scrapes = 0; scrapes < 3; scrapes++) assert.equal(await waiting(), 0)
  })

  it('the gauge of database connections counts the callers that wait when all connections are in use', async () => {
    const waiting = waitingCallers()
    const used = await Promise.all([database.pool.connect(), database.pool.connect()])
    const queries = [1, 2, 3].map(() => database.pool.query('SELECT 1'))
    const scrape = waiting()
    for (const client of used) client.release()
    assert.equal(await scrape, queries.length)
    await Promise.all(queries)
    assert.equal(await waiting(), 0)
  })
})
