import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/**
 * Schema of pg-boss's tables. All SQL on them, except pg-boss's own, is in this folder.
 * test/platform/jobs/job-table.test.ts fails when a release of pg-boss changes what it relies on.
 */
export const JOB_SCHEMA = 'endcap_jobs'

/** Queue of dead-lettered jobs. */
export const DEAD_QUEUE = 'dead'

/** Returns false before the first start of the service, which creates the tables. */
export async function hasJobTable(db: Db): Promise<boolean> {
  const { rows } = await sql`SELECT WHERE to_regclass('endcap_jobs.job') IS NOT NULL`.execute(db)
  return rows.length > 0
}
