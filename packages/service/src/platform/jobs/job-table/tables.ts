import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/**
 * All SQL on pg-boss's tables is in this folder. test/platform/jobs/job-table.test.ts fails when a release
 * changes them.
 */
export const JOB_SCHEMA = 'endcap_jobs'

export const DEAD_QUEUE = 'dead'

/** Returns false before the service's first start. */
export async function hasJobTable(db: Db): Promise<boolean> {
  const { rows } = await sql`SELECT WHERE to_regclass('endcap_jobs.job') IS NOT NULL`.execute(db)
  return rows.length > 0
}
