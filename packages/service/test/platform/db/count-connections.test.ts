import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { createLog } from '@endcap/foundation/observability/log'
import { countConnections } from '../../../src/platform/db/count-connections.ts'
import { type Database, openDatabase } from '../../../src/platform/db/database.ts'
import { eventually } from '../../support/eventually.ts'
import { describeOnPostgres, open } from '../../support/stores.ts'

describeOnPostgres('the count of connections', ({ place }) => {
  let owner: Database
  let plain: Database
  before(async () => {
    const { url, dataDirectory } = await place()
    owner = await open({ url, dataDirectory })
    await owner.pool.query('CREATE ROLE plain LOGIN')
    const config = { url: url?.replace('endcap@', 'plain@') ?? null, dataDirectory }
    const log = createLog({ level: 'silent', format: 'json' })
    plain = await openDatabase(config, { log, onDeath: () => undefined, asItIs: true })
  })
  after(async () => {
    await plain.close()
    await owner.close()
  })

  it('the count of connections includes those of other users, of which a user without privileges sees no type', async () => {
    const clients = await Promise.all([1, 2, 3].map(() => owner.pool.connect()))
    const typed = "SELECT count(*)::int AS used FROM pg_stat_activity WHERE backend_type = 'client backend'"
    try {
      // The connections of the migration end a moment after their pool.
      await eventually(async () => {
        const counted = await countConnections(plain.db)
        const { rows } = await owner.pool.query<{ used: number }>(typed)
        return counted.used === rows[0]?.used && counted.used > clients.length
      })
    } finally {
      for (const client of clients) client.release()
    }
  })

  it('the count of connections has the maximum without the connections that the server reserves for superusers', async () => {
    // The server of the tests accepts 200, and PostgreSQL reserves 3 by default.
    assert.equal((await countConnections(plain.db)).most, 197)
  })
})
