import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import type pg from 'pg'
import type { Database } from '../../../src/platform/db/database.ts'
import {
  createRateLimit,
  type RateLimit,
  removeExpiredRateLimits,
  withBurst,
} from '../../../src/platform/db/rate-limit.ts'
import { describeOnBothStores, open } from '../../support/stores.ts'

const WINDOW_MS = 60_000
const NOW = '(extract(epoch FROM now()) * 1000)::bigint'

describeOnBothStores('a rate limit', ({ place }) => {
  let database: Database
  before(async () => {
    database = await open(await place())
  })
  after(() => database.close())

  /** Runs `work` in a transaction that is rolled back. The database's time does not change in it. */
  async function atOneTime<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await database.pool.connect()
    try {
      await client.query('BEGIN')
      return await work(client)
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  }
  const store = (client: pg.PoolClient, points: number, endsInMs: number) =>
    client.query(
      `INSERT INTO rate_limit (key, points, expire) VALUES ('test:key', $1, ${NOW} + $2::bigint)`,
      [points, endsInMs],
    )

  for (const [title, points, endsInMs, expected] of [
    ['continues a window', 1, 10_000, [true, 1, 10_000]],
    ['allows the last request of a window', 2, 10_000, [true, 0, 10_000]],
    ['refuses the first request beyond the limit', 3, 10_000, [false, 0, 10_000]],
    ['refuses until the last millisecond of the window', 3, 1, [false, 0, 1]],
    ['begins a window at the end of the last one', 3, 0, [true, 2, WINDOW_MS]],
    ['begins a window after the end of the last one', 3, -7, [true, 2, WINDOW_MS]],
    ['continues a window that ends in two windows', 3, 2 * WINDOW_MS, [false, 0, 2 * WINDOW_MS]],
    ['begins a window if the clock was set back', 3, 2 * WINDOW_MS + 1, [true, 2, WINDOW_MS]],
  ] as const) {
    it(title, async () => {
      const result = await atOneTime(async (client) => {
        await store(client, points, endsInMs)
        return createRateLimit(client, { prefix: 'test', limit: 3, windowS: 60 })('key')
      })
      assert.deepEqual([result.isAllowed, result.remaining, result.resetMs], expected)
    })
  }

  it('a rate limit equals a counter in memory for any stored window, limit and number of requests', async () => {
    const state = fc.record({
      points: fc.integer({ min: 0, max: 12 }),
      endsInMs: fc.integer({ min: -WINDOW_MS, max: 3 * WINDOW_MS }),
      limit: fc.integer({ min: 0, max: 12 }),
      windowS: fc.constantFrom(1, 10, 60),
      requests: fc.integer({ min: 1, max: 6 }),
    })
    await fc.assert(
      fc.asyncProperty(state, async ({ points, endsInMs, limit, windowS, requests }) => {
        const isOver = endsInMs <= 0 || endsInMs > 2_000 * windowS
        const [start, resetMs] = isOver ? [0, 1_000 * windowS] : [points, endsInMs]
        await atOneTime(async (client) => {
          await store(client, points, endsInMs)
          const count = createRateLimit(client, { prefix: 'test', limit, windowS })
          for (let n = start + 1; n <= start + requests; n++)
            assert.deepEqual(await count('key'), {
              isAllowed: n <= limit,
              remaining: Math.max(0, limit - n),
              resetMs,
            })
        })
      }),
      { numRuns: 40 },
    )
  })

  it('a rate limit counts keys and prefixes separately, and concurrent requests exactly', async () => {
    const of = (prefix: string) => createRateLimit(database.pool, { prefix, limit: 10, windowS: 60 })
    const [one, other] = [of('one'), of('other')]
    const results = await Promise.all(Array.from({ length: 30 }, () => one('key')))
    assert.equal(results.filter(({ isAllowed }) => isAllowed).length, 10)
    assert.equal((await one('another key')).remaining, 9)
    assert.equal((await other('key')).remaining, 9)
  })

  it('a rate limit has its counter removed an hour after the window', async () => {
    for (const [key, endsInMs] of [
      ['old', -3_600_001],
      ['recent', -3_500_000],
      ['current', 10_000],
    ])
      await database.pool.query(
        `INSERT INTO rate_limit (key, points, expire) VALUES ($1, 1, ${NOW} + $2::bigint)`,
        [key, endsInMs],
      )
    assert.equal(await removeExpiredRateLimits(database.pool), 1)
    const { rows } = await database.pool.query<{ key: string }>(
      "SELECT key FROM rate_limit WHERE key IN ('old', 'recent', 'current') ORDER BY key",
    )
    assert.deepEqual(
      rows.map(({ key }) => key),
      ['current', 'recent'],
    )
  })
})

describe('a rate limit with a burst', () => {
  const counter = (limit: number, resetMs: number): RateLimit => {
    let points = 0
    return async () => {
      points += 1
      return { isAllowed: points <= limit, remaining: Math.max(0, limit - points), resetMs }
    }
  }

  it('a rate limit with a burst allows the sum of both, and reports the sooner end once the first is used up', async () => {
    const amount = fc.integer({ min: 0, max: 8 })
    const resetMs = fc.integer({ min: 1, max: WINDOW_MS })
    await fc.assert(
      fc.asyncProperty(amount, amount, resetMs, resetMs, async (limit, burst, limitMs, burstMs) => {
        const count = withBurst(counter(limit, limitMs), counter(burst, burstMs))
        for (let n = 1; n <= limit + burst + 3; n++)
          assert.deepEqual(await count('key'), {
            isAllowed: n <= limit + burst,
            remaining: Math.max(0, limit - n),
            resetMs: n <= limit ? limitMs : Math.min(limitMs, burstMs),
          })
      }),
    )
  })
})
