import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { freePort } from '@endcap/foundation/net/free-port'
import pg from 'pg'
import { examine, IN_DATABASE, troubles } from '../../../../service/test/support/doctor.ts'
import { type Postgres, startPostgres, withoutPostgres } from '../../../../service/test/support/postgres.ts'
import { startRelay } from '../../../../service/test/support/relay.ts'
import { startService } from '../../../../service/test/support/service.ts'
import { open, temporaryDirectory } from '../../../../service/test/support/stores.ts'

describe('endcap doctor on PostgreSQL', { skip: withoutPostgres }, () => {
  let postgres: Postgres
  before(async () => {
    postgres = await startPostgres()
  })
  after(() => postgres[Symbol.asyncDispose]())
  const data = ['--data', temporaryDirectory()]

  it('endcap doctor on PostgreSQL checks an empty database, and leaves it empty', async () => {
    const url = await postgres.createDatabase()
    const examination = await examine(data, { DATABASE_URL: url })
    assert.deepEqual([examination.code, troubles(examination)], [0, []])
    for (const name of [...IN_DATABASE, 'database-connections', 'database-limits', 'database-listen'])
      assert.ok(examination.findings[name], name)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(`SELECT FROM pg_tables WHERE schemaname = 'public'`)
    await client.end()
    assert.equal(rows.length, 0)
  })

  it('endcap doctor on PostgreSQL finds no problem beside a running service', async () => {
    const databaseUrl = await postgres.createDatabase()
    await using service = await startService({ databaseUrl })
    const { config } = service
    const examination = await examine(['--data', config.dataDirectory], {
      DATABASE_URL: databaseUrl,
      ENDCAP_PORT: String(config.server.port),
    })
    assert.deepEqual([examination.code, troubles(examination)], [0, []])
    assert.match(examination.findings['storage']?.detail ?? '', /downloaded from/)
    assert.match(examination.findings['database-connections']?.detail ?? '', /^\d+ of 197 /)
  })

  it('endcap doctor on PostgreSQL reports a pooler that loses notifications', async () => {
    const url = await postgres.createDatabase()
    await using pooler = await startRelay(Number(new URL(url).port), dropNotifications)
    const through = url.replace(/:\d+\//, `:${pooler.port}/`)
    const examination = await examine(data, { DATABASE_URL: through })
    assert.deepEqual([examination.code, troubles(examination)], [1, ['database-listen failed']])
    assert.match(examination.findings['database-listen']?.advice ?? '', /session mode/)
  })

  it('endcap doctor on PostgreSQL reports a server without time limits', async () => {
    const url = `${await postgres.createDatabase()}?options=-c%20lock_timeout%3D10s`
    const examination = await examine(data, { DATABASE_URL: url })
    assert.deepEqual([examination.code, troubles(examination)], [0, ['database-limits warning']])
    const advice = examination.findings['database-limits']?.advice ?? ''
    assert.match(advice, /ALTER ROLE … SET statement_timeout = '30s'/)
    assert.doesNotMatch(advice, /SET lock_timeout/)
  })

  it('endcap doctor on PostgreSQL reports whether a schema is older, newer or foreign', async () => {
    const url = await postgres.createDatabase()
    const { pool, close } = await open({ url, dataDirectory: '' })
    const after = async (change: string) => {
      await pool.query(change)
      return (await examine(data, { DATABASE_URL: url })).findings['database-schema']?.status
    }
    const insert = (name: string) => `INSERT INTO schema_migration VALUES ('${name}', '')`
    assert.equal(await after(insert('0999-future')), 'ok')
    assert.equal(await after(`DELETE FROM schema_migration WHERE name LIKE '0005%'`), 'failed')
    assert.equal(await after(`DELETE FROM schema_migration WHERE name LIKE '0999%'`), 'warning')
    await close()
  })

  it('endcap doctor on PostgreSQL reports why the database cannot be used, without its password', async () => {
    const password = 'very-secret-password'
    const address = (host: string, name: string) => `postgres://endcap:${password}@${host}/${name}`
    const running = new URL(postgres.url).host
    for (const [url, reason] of [
      [address(`127.0.0.1:${await freePort()}`, 'x'), /ECONNREFUSED/],
      [address(running, 'missing'), /database "missing" does not exist/],
      [address('no-such-host.invalid', 'x'), /ENOTFOUND|EAI_AGAIN/],
    ] as const) {
      const examination = await examine(data, { DATABASE_URL: url })
      assert.deepEqual([examination.code, troubles(examination)], [1, ['database failed']])
      assert.match(examination.findings['database']?.detail ?? '', reason)
      assert.ok(!examination.output.includes(password))
    }
  })
})

/** Drops the server's notifications, as PgBouncer does in transaction mode. */
function dropNotifications(): (chunk: Buffer) => Buffer {
  let rest = Buffer.alloc(0)
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const passed: Buffer[] = []
    // A message is a letter and a length, which includes its own four bytes.
    for (let length = 0; rest.length >= 5; rest = rest.subarray(length)) {
      length = 1 + rest.readInt32BE(1)
      if (rest.length < length) break
      if (String.fromCharCode(rest.readUInt8()) !== 'A') passed.push(rest.subarray(0, length))
    }
    return Buffer.concat(passed)
  }
}
