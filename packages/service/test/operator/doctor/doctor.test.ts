import assert from 'node:assert/strict'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { freePort } from '@endcap/foundation/net/free-port'
import pg from 'pg'
import { examine, troubles } from '../../support/doctor.ts'
import { addDeadLetter, addWaitingJob } from '../../support/job-table.ts'
import { type Postgres, startPostgres, withoutPostgres } from '../../support/postgres.ts'
import { endcap } from '../../support/process.ts'
import { startRelay } from '../../support/relay.ts'
import { blobDirectory, startService, type TestService } from '../../support/service.ts'
import { open, temporaryDirectory } from '../../support/stores.ts'

const LOCAL = [
  'settings',
  'node',
  'memory',
  'malloc',
  'base-url',
  'console',
  'data',
  'temporary',
  'database',
  'storage',
  'models',
  'address-guard',
]
const IN_DATABASE = ['database-schema', 'database-clock', 'jobs']

describe('endcap doctor', () => {
  it('finds no problem before the first start, and creates nothing', async () => {
    const data = join(temporaryDirectory(), 'data')
    const examination = await examine(['--data', data])
    assert.deepEqual([examination.code, troubles(examination)], [0, []])
    assert.deepEqual(Object.keys(examination.findings), LOCAL)
    assert.equal(existsSync(data), false)
  })

  it('prints a list with advice below each problem', async () => {
    const data = temporaryDirectory()
    const { code, stdout } = await endcap(['doctor', '--data', data], {
      ENDCAP_ALLOWED_ORIGINS: '127.0.0.1:8090',
    })
    assert.equal(code, 0)
    assert.match(stdout, /^ok {7}node +v\d/m)
    assert.match(stdout, /^warning {2}address-guard +.*127\.0\.0\.1:8090.*\n +→ .*ENDCAP_ALLOWED_ORIGINS/m)
    assert.match(stdout, /\n\d+ ok, \d+ warnings, 0 failed\n$/)
  })

  it('names every invalid setting and an unknown one', async () => {
    const { code, findings, output } = await examine([], {
      ENDCAP_PORT: 'eighty',
      DATABASE_URL: 'mysql://user:hidden-pass@db',
    })
    assert.equal(code, 1)
    assert.equal(findings['settings']?.status, 'failed')
    assert.match(output, /ENDCAP_PORT.*\n.*DATABASE_URL/)
    assert.doesNotMatch(output, /hidden-pass/)
    const typo = await examine(['--data', temporaryDirectory()], { ENDCAP_PROT: '80' })
    assert.deepEqual([typo.code, troubles(typo)], [0, ['settings warning']])
    assert.match(typo.findings['settings']?.detail ?? '', /ENDCAP_PROT/)
  })

  it('reports directories that cannot be written to', async () => {
    const file = join(temporaryDirectory(), 'file')
    writeFileSync(file, '')
    const examination = await examine(['--data', join(file, 'data')], { TMPDIR: file })
    assert.equal(examination.code, 1)
    assert.deepEqual(troubles(examination), ['data failed', 'temporary failed', 'storage failed'])
    assert.match(examination.findings['data']?.detail ?? '', /cannot be written to/)
  })
})

describe('endcap doctor on an embedded database', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  const data = () => service.config.dataDirectory
  const port = () => ({ ENDCAP_PORT: String(service.config.server.port) })

  it('checks through the running service, and downloads from it', async () => {
    const examination = await examine(['--data', data()], port())
    assert.deepEqual([examination.code, troubles(examination)], [0, []])
    for (const name of IN_DATABASE) assert.ok(examination.findings[name], name)
    assert.equal(
      examination.findings['storage']?.detail,
      `stored, read and removed a file in ${blobDirectory(service.config)}; downloaded from ${service.config.auth.baseUrl}`,
    )
    assert.deepEqual(readdirSync(blobDirectory(service.config)), ['.endcap-blobs'])
  })

  it('reports signed URLs that lead to a service with other files', async () => {
    const examination = await examine(['--data', data()], {
      ...port(),
      ENDCAP_BLOBS: `file:${temporaryDirectory()}`,
    })
    assert.deepEqual([examination.code, troubles(examination)], [1, ['storage failed']])
    assert.match(examination.findings['storage']?.detail ?? '', /with status 404/)
  })

  it('checks the database directly if no service runs, and reports dead letters and jobs without a worker', async () => {
    await service[Symbol.asyncDispose]()
    const { database } = service.config
    const idle = await examine(['--data', data()], port())
    assert.deepEqual([idle.code, troubles(idle)], [0, []])
    assert.match(idle.findings['database-schema']?.detail ?? '', /up to date/)
    const insert = async (add: (pool: pg.Pool) => Promise<void>) => {
      const { pool, close } = await open(database)
      await add(pool)
      await close()
    }
    await insert((pool) => addDeadLetter(pool, { queue: 'score-image' }))
    const dead = await examine(['--data', data()], port())
    assert.deepEqual([dead.code, troubles(dead)], [0, ['jobs warning']])
    assert.match(dead.findings['jobs']?.advice ?? '', /endcap jobs list/)
    await insert((pool) => addWaitingJob(pool, 'score-image', 360))
    const silent = await examine(['--data', data()], port())
    assert.deepEqual([silent.code, troubles(silent)], [1, ['jobs failed']])
    assert.match(silent.findings['jobs']?.detail ?? '', /the oldest for 36\d s.*no worker processes them/)
  })
})

describe('endcap doctor on PostgreSQL', { skip: withoutPostgres }, () => {
  let postgres: Postgres
  before(async () => {
    postgres = await startPostgres()
  })
  after(() => postgres[Symbol.asyncDispose]())
  const data = ['--data', temporaryDirectory()]

  it('checks an empty database, and leaves it empty', async () => {
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

  it('finds no problem beside a running service', async () => {
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

  it('reports a pooler that loses notifications', async () => {
    const url = await postgres.createDatabase()
    await using pooler = await startRelay(Number(new URL(url).port), dropNotifications)
    const through = url.replace(/:\d+\//, `:${pooler.port}/`)
    const examination = await examine(data, { DATABASE_URL: through })
    assert.deepEqual([examination.code, troubles(examination)], [1, ['database-listen failed']])
    assert.match(examination.findings['database-listen']?.advice ?? '', /session mode/)
  })

  it('reports a server without time limits', async () => {
    const url = `${await postgres.createDatabase()}?options=-c%20lock_timeout%3D10s`
    const examination = await examine(data, { DATABASE_URL: url })
    assert.deepEqual([examination.code, troubles(examination)], [0, ['database-limits warning']])
    const advice = examination.findings['database-limits']?.advice ?? ''
    assert.match(advice, /ALTER ROLE … SET statement_timeout = '30s'/)
    assert.doesNotMatch(advice, /SET lock_timeout/)
  })

  it('reports whether a schema is older, newer or foreign', async () => {
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

  it('reports why the database cannot be used, without its password', async () => {
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
