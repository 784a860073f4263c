import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { schemaState } from '../platform/db/migrate.ts'
import { type Finding, failed, ok, warning } from './finding.ts'
import { inspectBackups } from './inspect-backups.ts'
import { inspectFiles } from './inspect-files.ts'
import { inspectJobs } from './inspect-jobs.ts'
import { inspectUpgrade } from './inspect-upgrade.ts'
import { inspectWebhooks } from './inspect-webhooks.ts'

const MIN_VERSION = 15
const CLOCK_WARNING_MS = 2_000
const CLOCK_FAILURE_MS = 30_000

export type Inspection = {
  queues: readonly string[]
  /** Version of the facts of the eye in use. */
  factsVersion: string
  /** Age of the last backup that is reported; 0 for none. */
  backupMaxAgeDays: number
}

/** Checks the embedded database or a server. */
export async function inspectDatabase(
  db: Db,
  { queues, factsVersion, backupMaxAgeDays }: Inspection,
): Promise<Finding[]> {
  return [
    await inspectVersion(db),
    await inspectSchema(db),
    await inspectClock(db),
    await inspectJobs(db, queues),
    await inspectWebhooks(db),
    await inspectUpgrade(db, factsVersion),
    await inspectFiles(db),
    await inspectBackups(db, backupMaxAgeDays),
  ]
}

async function inspectVersion(db: Db): Promise<Finding> {
  const { rows } = await sql<{
    version: string
  }>`SELECT current_setting('server_version') AS version`.execute(db)
  return versionFinding(rows[0]?.version ?? '')
}

/** Checks the PostgreSQL version. */
export function versionFinding(version: string): Finding {
  return Number.parseInt(version, 10) >= MIN_VERSION
    ? ok('database', `PostgreSQL ${version}`)
    : failed('database', `PostgreSQL ${version} is too old`, `Upgrade it to ${MIN_VERSION} or newer.`)
}

async function inspectSchema(db: Db): Promise<Finding> {
  const check = 'database-schema'
  const state = await schemaState(db)
  switch (state) {
    case 'none':
      return ok(check, 'there is none yet; the first start creates it')
    case 'current':
      return ok(check, 'up to date')
    case 'newer':
      return ok(check, 'from a newer release than this one')
    case 'older':
      return warning(
        check,
        'from an older release than this one',
        'The next start of endcap serve migrates it. Processes of the previous release keep running meanwhile.',
      )
    case 'foreign':
      return failed(
        check,
        'neither from this release nor from an older or newer one',
        'Check the table schema_migration: this may be the database of another application.',
      )
    default:
      return state satisfies never
  }
}

async function inspectClock(db: Db): Promise<Finding> {
  const before = Date.now()
  const { rows } = await sql<{
    ms: number
  }>`SELECT EXTRACT(EPOCH FROM clock_timestamp())::float8 * 1000 AS ms`.execute(db)
  const after = Date.now()
  // The database read its clock between these two times.
  return clockFinding((rows[0]?.ms ?? 0) - (before + after) / 2, (after - before) / 2)
}

/** Judges a difference between two clocks, within its uncertainty. */
export function clockFinding(differenceMs: number, uncertaintyMs: number): Finding {
  const check = 'database-clock'
  const differs = Math.max(0, Math.abs(differenceMs) - uncertaintyMs)
  const detail = `this machine's clock and the database's differ by ${(differs / 1000).toFixed(1)} s`
  const advice =
    'Synchronize the clocks of both machines (NTP): they decide when tokens and signed URLs expire.'
  if (differs > CLOCK_FAILURE_MS) return failed(check, detail, advice)
  return differs > CLOCK_WARNING_MS ? warning(check, detail, advice) : ok(check, detail)
}
