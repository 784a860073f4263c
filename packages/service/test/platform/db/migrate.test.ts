import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createLog } from '@endcap/foundation/observability/log'
import { sql } from 'kysely'
import { JOB_TYPES } from '../../../src/app/modules.ts'
import { openJobQueue } from '../../../src/platform/jobs/job-queue.ts'
import { createMetrics } from '../../../src/platform/observability/metrics.ts'
import { describeOnBothStores, open } from '../../support/stores.ts'

const log = createLog({ level: 'silent', format: 'json' })

describeOnBothStores('the schema', ({ kind, place }) => {
  it('the schema is created once when several processes start at the same time', {
    skip: kind === 'embedded' && 'the embedded database has one process',
  }, async () => {
    const where = await place()
    const databases = await Promise.all(Array.from({ length: 8 }, () => open(where)))
    const queues = await Promise.all(
      databases.map((database) =>
        openJobQueue(JOB_TYPES, { database, log, metrics: createMetrics(), works: true, supervises: true }),
      ),
    )
    const [first] = databases
    assert(first)
    const { rows } = await sql`SELECT name FROM schema_migration GROUP BY name HAVING count(*) > 1`.execute(
      first.db,
    )
    assert.deepEqual(rows, [])
    await Promise.all(queues.map((queue) => queue.check()))
    await Promise.all(queues.map((queue) => queue.stop(0)))
    await Promise.all(databases.map(({ close }) => close()))
  })

  it('the schema is kept and usable when a newer release has migrated it further', async () => {
    const where = await place()
    const newer = await open(where)
    await sql`INSERT INTO schema_migration (name, timestamp) VALUES ('9999-next', '2030-01-01')`.execute(
      newer.db,
    )
    await newer.close()
    const older = await open(where)
    assert.deepEqual(await older.db.selectFrom('organization').select('id').execute(), [])
    await older.close()
  })
})
