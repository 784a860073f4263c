import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createLog } from '@endcap/foundation/observability/log'
import { sql } from 'kysely'
import pg from 'pg'
import { type Database, openDatabase } from '../../../src/platform/db/database.ts'
import { describeOnPostgres, open } from '../../support/stores.ts'

/** The release before the one whose migrations create indexes of existing tables. */
const EARLIER = '0005-many-machines'
const log = createLog({ level: 'silent', format: 'json' })

describeOnPostgres('a database that an earlier release is using', ({ emptyPlace }) => {
  async function openEarlier(): Promise<{ database: Database; url: string }> {
    const place = await emptyPlace()
    const database = await openDatabase(place, { log, onDeath: () => undefined, asItIs: true })
    await database.migrate(EARLIER)
    return { database, url: place.url ?? '' }
  }

  async function connect(url: string, options?: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, ...(options ? { options } : {}) })
    await client.connect()
    return client
  }

  it('a database that an earlier release is using is migrated once its tables are free, and nobody waits for the migration', async () => {
    const { database, url } = await openEarlier()
    const reader = await connect(url)
    const writer = await connect(url, '-c statement_timeout=300ms')
    await reader.query('BEGIN')
    await reader.query('SELECT FROM image, pdp')
    const migrating = database.migrate()
    for (let writes = 0; writes < 20; writes++) {
      await writer.query('UPDATE pdp SET name = name')
      await writer.query('UPDATE image SET format = format')
      await writer.query('SELECT pg_sleep(0.05)')
    }
    assert.equal(await Promise.race([migrating, Promise.resolve('waiting')]), 'waiting')
    await reader.query('COMMIT')
    await migrating
    await Promise.all([reader.end(), writer.end()])
    await database.close()
  })

  it('a database that an earlier release is using is migrated although its role has a limit for statements', async () => {
    const { database, url } = await openEarlier()
    await sql`ALTER ROLE endcap SET statement_timeout = '100ms'`.execute(database.db)
    await database.close()
    const migrated = await open({ url, dataDirectory: '' })
    const { rows } = await sql`SELECT FROM schema_migration`.execute(migrated.db)
    assert.ok(rows.length > 5)
    await sql`ALTER ROLE endcap RESET statement_timeout`.execute(migrated.db)
    await migrated.close()
  })

  it('a database that an earlier release is using gets an index whose creation was interrupted', async () => {
    const { database } = await openEarlier()
    await sql`CREATE INDEX image_root ON image (root_image_id)`.execute(database.db)
    await sql`UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'image_root'::regclass`.execute(
      database.db,
    )
    await database.migrate()
    const { rows } = await sql`
      SELECT indisvalid FROM pg_index WHERE indexrelid = 'image_root'::regclass AND indpred IS NOT NULL`.execute(
      database.db,
    )
    assert.deepEqual(rows, [{ indisvalid: true }])
    await database.close()
  })

  it('a database that an earlier release is using is migrated once by several processes that start at the same time', async () => {
    const { database, url } = await openEarlier()
    const all = await Promise.all(Array.from({ length: 6 }, () => open({ url, dataDirectory: '' })))
    const { rows } = await sql`SELECT FROM schema_migration GROUP BY name HAVING count(*) > 1`.execute(
      database.db,
    )
    assert.deepEqual(rows, [])
    await Promise.all([database, ...all].map(({ close }) => close()))
  })
})
