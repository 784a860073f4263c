import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from 'kysely'
import { pino } from 'pino'
import { newestMigration } from '../../../src/platform/db/migrate.ts'
import { watchSchema } from '../../../src/platform/db/watch-schema.ts'
import { eventually } from '../../support/eventually.ts'
import { describeOnBothStores, open } from '../../support/stores.ts'

describeOnBothStores('a process beside a newer release', ({ kind, place }) => {
  it('a process beside a newer release warns once when the database has migrations that it does not know, at the start and later', async () => {
    const lines: Record<string, unknown>[] = []
    const log = pino({ base: null }, { write: (line) => lines.push(JSON.parse(line)) })
    const where = await place()
    const database = await open(where)
    {
      using _watch = await watchSchema(database, log, 5)
      assert.deepEqual(lines, [])
      await sql`INSERT INTO schema_migration (name, timestamp) VALUES ('9999-next', '2030-01-01')`.execute(
        database.db,
      )
      // No other process can migrate the embedded database while this one runs.
      if (kind !== 'embedded') await eventually(async () => lines.length > 0, { attempts: 400, everyMs: 25 })
    }
    lines.length = 0
    using _next = await watchSchema(database, log, 5)
    assert.deepEqual(
      lines.map((line) => [line['schema'], line['database_schema']]),
      [[newestMigration, '9999-next']],
    )
    assert.match(String(lines[0]?.['msg']), /schema of a newer release/)
    await database.close()
  })
})
