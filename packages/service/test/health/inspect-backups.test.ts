import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from 'kysely'
import { inspectBackups } from '../../src/health/inspect-backups.ts'
import { lastBackup, recordBackup } from '../../src/platform/db/backup-runs.ts'
import { createMetrics } from '../../src/platform/observability/metrics.ts'
import { describeOnBothStores, newOrganization, open } from '../support/stores.ts'
import { insertPdp, insertPortfolio } from '../support/synthetic-pdps.ts'

const DAYS = 7

describeOnBothStores('the age of the last backup', ({ place }) => {
  it('the age of the last backup is reported once the listings are older than a backup may be', async () => {
    const database = await open(await place())
    const { db } = database
    const inspect = async (days = DAYS) => {
      const { status, detail } = await inspectBackups(db, days)
      return `${status}: ${detail}`
    }
    assert.equal(await inspect(), 'ok: there is no backup yet')
    const organizationId = await newOrganization(database)
    await insertPdp(database, {
      organizationId,
      portfolioId: await insertPortfolio(database, organizationId),
      result: null,
    })
    assert.equal(await inspect(), 'ok: there is no backup yet')
    await sql`UPDATE pdp SET created_at = now() - interval '8 days'`.execute(db)
    assert.match(await inspect(), /^warning: there is no backup, and there are listings since /)
    assert.match(await inspect(0), /^ok: not checked/)

    await recordBackup(db, { directory: '/backups/1', bytes: 1, missingFiles: 0 })
    assert.match(await inspect(), /^ok: the last backup is of /)
    await sql`UPDATE backup_run SET finished_at = now() - interval '8 days'`.execute(db)
    assert.match(await inspect(), /^warning: .*more than 7 days ago$/)
    await recordBackup(db, { directory: '/backups/2', bytes: 1, missingFiles: 0 })
    assert.match(await inspect(), /^ok: the last backup is of /)
    await database.close()
  })

  it('the age of the last backup is a metric, which is absent before the first backup and while the database fails', async () => {
    const database = await open(await place())
    const metrics = createMetrics()
    let last = () => lastBackup(database.db)
    metrics.watchBackups(() => last())
    const value = async () =>
      /^endcap_last_backup_timestamp_seconds (.*)$/m.exec(await metrics.text())?.[1] ?? null
    assert.equal(await value(), null)
    await recordBackup(database.db, { directory: '/backups/1', bytes: 1, missingFiles: 0 })
    const time = await lastBackup(database.db)
    assert.equal(Number(await value()), (time?.getTime() ?? 0) / 1_000)
    last = () => Promise.reject(new Error('unavailable'))
    assert.equal(await value(), null)
    await database.close()
  })
})
