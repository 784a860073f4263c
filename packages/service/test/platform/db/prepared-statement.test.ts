import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { createBatchedLookUp } from '../../../src/platform/db/batched-look-up.ts'
import type { Database } from '../../../src/platform/db/database.ts'
import { prepareStatement } from '../../../src/platform/db/prepared-statement.ts'
import { embeddedPlace, open } from '../../support/stores.ts'

describe('a prepared statement of the embedded database', () => {
  let database: Database
  before(async () => {
    database = await open(await embeddedPlace())
  })
  after(() => database.close())
  const double = () =>
    prepareStatement<{ n: number }>(database.pool, { name: 'double', text: 'SELECT 2 * $1::int AS n' })
  const isPrepared = async (name: string): Promise<boolean> =>
    (await database.pool.query('SELECT FROM pg_prepared_statements WHERE name = $1', [name])).rowCount === 1

  it('a prepared statement of the embedded database runs on several connections at once', async () => {
    const run = double()
    const numbers = Array.from({ length: 20 }, (_, n) => n)
    assert.deepEqual(
      await Promise.all(numbers.map(async (n) => (await run([n]))[0]?.n)),
      numbers.map((n) => 2 * n),
    )
  })

  it('a prepared statement of the embedded database is dropped with its connection', async () => {
    const client = await database.pool.connect()
    await client.query({ name: 'own', text: 'SELECT 1' })
    assert.equal(await isPrepared('own'), true)
    client.release(true)
    while (await isPrepared('own')) await turn()
  })

  it('a prepared statement of the embedded database runs again after a failure', async () => {
    const run = double()
    await assert.rejects(run(['no number']), /invalid input syntax/)
    assert.deepEqual(await run([4]), [{ n: 8 }])
  })
})

describe('a batched look-up', () => {
  /** Creates a look-up whose queries end when the test says so. */
  function controlled() {
    const queries: { keys: readonly number[]; end: () => void }[] = []
    const lookUp = createBatchedLookUp(async (keys: readonly number[]) => {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      queries.push({ keys, end: () => resolve(undefined) })
      await promise
      return keys.map((key) => 10 * key)
    })
    return { queries, lookUp }
  }

  /** Waits for the second query. */
  async function secondOf(queries: readonly unknown[]): Promise<void> {
    while (queries.length < 2) await turn()
  }

  it('a batched look-up finds keys that arrive together by one query, and those that arrive meanwhile by the next', async () => {
    const { queries, lookUp } = controlled()
    const found = [lookUp(1), lookUp(2)]
    await turn()
    found.push(lookUp(3), lookUp(4))
    queries[0]?.end()
    await Promise.all(found.slice(0, 2))
    await secondOf(queries)
    queries[1]?.end()
    assert.deepEqual(await Promise.all(found), [10, 20, 30, 40])
    assert.deepEqual(
      queries.map(({ keys }) => keys),
      [
        [1, 2],
        [3, 4],
      ],
    )
  })

  it('a batched look-up does not wait for a query that hangs', async () => {
    const { queries, lookUp } = controlled()
    const hanging = lookUp(1)
    await turn()
    const next = lookUp(2)
    await secondOf(queries)
    queries[1]?.end()
    assert.equal(await next, 20)
    queries[0]?.end()
    assert.equal(await hanging, 10)
  })
})
