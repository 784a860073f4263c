import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { sql } from 'kysely'
import type { Database } from '../../../src/platform/db/database.ts'
import { createRateLimiter } from '../../../src/platform/db/rate-limit-table.ts'
import { STEADY_CLOCK } from '../../../src/platform/jobs/clock.ts'
import { describeOnBothStores, open } from '../../support/stores.ts'

describeOnBothStores('a clock that was set back by 6 h', ({ place }) => {
  let database: Database
  before(async () => {
    database = await open(await place())
  })
  after(() => database.close())

  it('does not extend the windows of rate limits', async () => {
    const limiter = createRateLimiter(database.pool, { keyPrefix: 'clock', points: 1, duration: 60 })
    await limiter.consume('client')
    await sql`UPDATE rate_limit SET expire = expire + 6 * 3600000`.execute(database.db)
    const { msBeforeNext } = await limiter.consume('client')
    assert.ok(msBeforeNext <= 60_000, `${msBeforeNext} ms`)
    await assert.rejects(limiter.consume('client'))
  })

  it('does not stop the timers of the job queue', (t) => {
    const before = STEADY_CLOCK.now()
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() - 6 * 3_600_000 })
    assert.ok(STEADY_CLOCK.now() >= before)
  })
})
