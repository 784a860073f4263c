import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { contained } from '@endcap/foundation/concurrency/work-scope'
import type pg from 'pg'
import { isDatabaseUnavailable } from '../../../src/platform/db/availability.ts'
import type { Database } from '../../../src/platform/db/database.ts'
import { describeOnBothStores, open } from '../../support/stores.ts'

/** Runs work for an organization, or for the service itself. */
const as = <Result>(organization: string | null, work: () => Promise<Result>): Promise<Result> =>
  contained('test', work, organization)

describeOnBothStores('the connections of a process', ({ place }) => {
  let database: Database
  before(async () => {
    database = await open(await place())
  })
  after(() => database.close())

  /** Takes as many connections for an organization as it gets, and leaves as many requests waiting. */
  async function flood(organization: string) {
    const clients: pg.PoolClient[] = []
    let isOver = false
    const asked = Array.from({ length: 40 }, () =>
      as(organization, async () => {
        const client = await database.pool.connect()
        if (isOver) client.release()
        else clients.push(client)
      }),
    )
    // Connections that are being opened are neither.
    while (clients.length === 0 || clients.length + database.pool.waitingForShare < asked.length) await turn()
    await as(null, () => database.pool.query('SELECT 1'))
    return {
      clients,
      async [Symbol.asyncDispose]() {
        isOver = true
        for (const client of clients) client.release()
        await Promise.all(asked)
      },
    }
  }

  it('the connections of a process serve another organization and the service while one asks for more than there are', async () => {
    await using flooding = await flood('a')
    assert.equal(database.pool.waitingForShare, 40 - flooding.clients.length)
    const select = () => database.pool.query('SELECT 1 AS n')
    assert.deepEqual((await as('b', select)).rows, [{ n: 1 }])
    assert.deepEqual((await as(null, select)).rows, [{ n: 1 }])
    const stored = () => database.db.selectFrom('organization').select('id').execute()
    assert.deepEqual(await as('b', stored), [])
  })

  it('the connections of a process give each organization one beside others that ask for more than there are', async () => {
    await using first = await flood('a')
    await using second = await flood('b')
    const freed = first.clients.splice(1)
    for (const client of freed) client.release()
    await as(null, () => database.pool.query('SELECT 1'))
    assert.equal(first.clients.length, 1)
    assert.equal(second.clients.length, 1)
  })

  it('the connections of a process return to their organization after a failed query, a transaction and a broken connection', async () => {
    const failing = () => database.pool.query('SELECT wrong')
    const rolledBack = () =>
      database.db.transaction().execute(async () => {
        throw new Error('rolled back')
      })
    const broken = async () => (await database.pool.connect()).release(true)
    for (let n = 0; n < 20; n++) {
      await assert.rejects(as('a', failing), /wrong/)
      await assert.rejects(as('a', rolledBack), /rolled back/)
      await as('a', broken)
    }
    await using flooding = await flood('a')
    assert.equal(database.pool.waitingForShare, 40 - flooding.clients.length)
  })
})

describeOnBothStores('a query that waits too long for the share of its organization', ({ place }) => {
  it('a query that waits too long for the share of its organization fails like one of a database that is unavailable', async () => {
    const database = await open({ ...(await place()), poolSize: 2, connectMs: 1_000 })
    try {
      const client = await as('a', () => database.pool.connect())
      await assert.rejects(
        as('a', () => database.pool.query('SELECT 1')),
        isDatabaseUnavailable,
      )
      assert.equal(database.pool.waitingForShare, 0)
      client.release()
      assert.equal((await as('a', () => database.pool.query('SELECT 1'))).rowCount, 1)
    } finally {
      await database.close()
    }
  })
})
