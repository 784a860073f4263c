import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { sql } from 'kysely'
import type { Database } from '../../../src/platform/db/database.ts'
import { createRateLimit } from '../../../src/platform/db/rate-limit.ts'
import { STEADY_CLOCK } from '../../../src/platform/jobs/clock.ts'
import { describeOnBothStores, open } from '../../support/stores.ts'

describeOnBothStores('a clock that was set back by 6 h', ({ place }) => {
  let database: Database
  before(async () => {
    database = await open(await place())
  })
  after(() => database.close())

  it('a clock that was set back by 6 h does not extend the windows of rate limits', async () => {
    const count = createRateLimit(database.pool, { prefix: 'clock', limit: 1, windowS: 60 })
    await count('client')
    await sql`UPDATE rate_limit SET expire = expire + 6 * 3600000`.execute(database.db)
    const { isAllowed, resetMs } = await count('client')
    assert.ok(isAllowed && resetMs <= 60_000, `${resetMs} ms`)
    assert.equal((await count('client')).isAllowed, false)
  })

  it('a clock that was set back by 6 h does not stop the timers of the job queue', (t) => {
    const before = STEADY_CLOCK.now()
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() - 6 * 3_600_000 })
    assert.ok(STEADY_CLOCK.now() >= before)
  })
})
