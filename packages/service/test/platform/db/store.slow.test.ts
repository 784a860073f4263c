import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { DirectoryInUseError } from '@endcap/foundation/embedded-db/directory-lock'
import pg from 'pg'
import type { Database, DatabaseConfig } from '../../../src/platform/db/database.ts'
import { describeOnBothStores, embeddedPlace, open, temporaryDirectory } from '../../support/stores.ts'

const HOLD = fileURLToPath(new URL('../../support/hold-database.ts', import.meta.url))

describeOnBothStores('the store', ({ kind, place }) => {
  let where: DatabaseConfig
  let database: Database
  before(async () => {
    where = await place()
    database = await open(where)
    await database.pool.query('CREATE TABLE account (id int PRIMARY KEY, balance int NOT NULL)')
    await database.pool.query('INSERT INTO account SELECT n, 100 FROM generate_series(1, 20) n')
  })
  after(() => database.close())

  it('the store runs 5,000 interleaved queries and transactions of 20 callers correctly', async () => {
    const { pool } = database
    const large = 'x'.repeat(300_000)
    let done = 0
    const work = async (caller: number) => {
      for (let round = 0; round < 250; round++) {
        const n = caller * 1000 + round
        if (caller === 0 && round % 10 === 0) {
          const { rows } = await pool.query('SELECT length($1::text) AS length, $2::int AS n', [large, n])
          assert.deepEqual(rows, [{ length: large.length, n }])
        } else if (caller % 4 === 1) {
          // Moves money between accounts, and rolls back some of the transactions.
          const client = await pool.connect()
          try {
            await client.query('BEGIN')
            const [from, to] = [1 + (n % 20), 1 + ((n + 7) % 20)].toSorted((a, b) => a - b)
            await client.query('UPDATE account SET balance = balance - 1 WHERE id = $1', [from])
            await client.query('UPDATE account SET balance = balance + 1 WHERE id = $1', [to])
            await client.query(round % 5 === 0 ? 'ROLLBACK' : 'COMMIT')
          } finally {
            client.release()
          }
        } else if (caller % 4 === 2 && round % 9 === 0) {
          await assert.rejects(pool.query('SELECT no_such_column FROM account'), { code: '42703' })
        } else if (round % 2 === 0) {
          const { rows } = await pool.query('SELECT $1::int AS n, $2::text AS t', [n, String(n)])
          assert.deepEqual(rows, [{ n, t: String(n) }])
        } else {
          const { rows } = await pool.query<{ total: string }>('SELECT sum(balance) AS total FROM account')
          assert.equal(Number(rows[0]?.total), 2000, 'a part of a transaction was visible')
        }
        done += 1
      }
    }
    await Promise.all(Array.from({ length: 20 }, (_, caller) => work(caller)))
    assert.equal(done, 5000)
  })

  it('the store rolls back the open transaction of a closed connection', async () => {
    const client = await database.pool.connect()
    await client.query('BEGIN')
    await client.query('INSERT INTO account VALUES (999, 1)')
    client.release(true)
    const { rows } = await database.pool.query('SELECT * FROM account WHERE id = 999')
    assert.deepEqual(rows, [])
  })

  it('the store delivers notifications of other connections to listeners', async () => {
    const listener = new pg.Client({ ...database.connection })
    await listener.connect()
    await listener.query('LISTEN news')
    const notified = once(listener, 'notification') as Promise<[pg.Notification]>
    await database.pool.query("NOTIFY news, 'hello'")
    assert.equal((await notified)[0].payload, 'hello')
    await listener.end()
  })

  it('the store records migrations, so that opening again changes nothing', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      'SELECT name FROM schema_migration ORDER BY name',
    )
    assert.ok(rows.length > 0)
    await database.close()
    database = await open(where)
    const again = await database.pool.query<{ name: string }>(
      'SELECT name FROM schema_migration ORDER BY name',
    )
    assert.deepEqual(again.rows, rows)
    const { rows: kept } = await database.pool.query<{ total: string }>(
      'SELECT sum(balance) AS total FROM account',
    )
    assert.equal(Number(kept[0]?.total), 2000)
  })

  if (kind === 'embedded') {
    it('the store refuses a second process on its directory, and a second opening in this process', async () => {
      const child = spawn(process.execPath, [HOLD, JSON.stringify(where)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [output] = (await once(child.stdout, 'data')) as [Buffer]
      assert.equal(String(output).trim(), 'DirectoryInUseError')
      await assert.rejects(open(where), DirectoryInUseError)
    })
  }
})

describe('the embedded store', () => {
  it('the embedded store answers queries in order while its garbage is collected', async () => {
    const database = await open(await embeddedPlace())
    const numbers = Array.from({ length: 200 }, (_, number) => number)
    const answers = await Promise.all(
      numbers.map(async (number) => {
        if (number % 20 === 0) database.collectGarbage()
        const { rows } = await database.pool.query<{ number: number }>('SELECT $1::int AS number', [number])
        return rows[0]?.number
      }),
    )
    await database.close()
    assert.deepEqual(answers, numbers)
  })

  it('the embedded store releases its directory when its owner is killed', async () => {
    const where = await embeddedPlace()
    const child = spawn(process.execPath, [HOLD, JSON.stringify(where)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const database = await open(where)
    await database.close()
  })

  it('the embedded store starts after a first start that was killed half-way', async () => {
    const dataDirectory = temporaryDirectory()
    mkdirSync(join(dataDirectory, 'db', 'pglite.new', 'base'), { recursive: true })
    writeFileSync(join(dataDirectory, 'db', 'pglite.new', 'PG_VERSION'), '18')
    const database = await open({ url: null, dataDirectory })
    await database.close()
  })

  it('the embedded store refuses files of another PostgreSQL version with advice', async () => {
    const where = await embeddedPlace()
    const version = join(where.dataDirectory, 'db', 'pglite', 'PG_VERSION')
    writeFileSync(version, '17\n')
    await assert.rejects(open(where), /written by PostgreSQL 17.*with the release that wrote it/)
    writeFileSync(version, '18\n')
    // The failed opening has released the lock.
    await (await open(where)).close()
  })
})
