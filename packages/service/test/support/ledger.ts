import { sql } from 'kysely'
import type { DatabaseConfig } from '../../src/platform/db/database.ts'
import { listJobs, OUTSTANDING } from './job-table.ts'
import { open } from './stores.ts'

/** State of the work in a database. */
export type Ledger = {
  /** PDPs with the status COMPLETED. */
  completed: number
  /** PDPs with another status. */
  others: number
  scores: number
  /** Number of scored contents, counted once per image role. */
  distinctScores: number
  unfinishedRuns: number
  /** Jobs that are neither completed nor dead-lettered. */
  jobsLeft: number
  deadJobs: number
}

/** Reads the ledger over a separate connection. An embedded database must not be in use. */
export async function readLedger(place: DatabaseConfig): Promise<Ledger> {
  const database = await open(place)
  try {
    const { rows } = await sql<Omit<Ledger, 'jobsLeft' | 'deadJobs'>>`
      SELECT (SELECT count(*)::int FROM pdp WHERE status = 'COMPLETED') AS completed,
        (SELECT count(*)::int FROM pdp WHERE status <> 'COMPLETED') AS others,
        (SELECT count(*)::int FROM image_score) AS scores,
        (SELECT count(*)::int FROM (SELECT DISTINCT organization_id, sha256, role FROM image_score) AS keys)
          AS "distinctScores",
        (SELECT count(*)::int FROM scoring_run WHERE remaining > 0) AS "unfinishedRuns"`.execute(database.db)
    const [ledger] = rows
    if (!ledger) throw new Error('no ledger')
    const [left, dead] = await Promise.all([
      listJobs(database.pool, { states: OUTSTANDING }),
      listJobs(database.pool, { queue: 'dead' }),
    ])
    return { ...ledger, jobsLeft: left.length, deadJobs: dead.length }
  } finally {
    await database.close()
  }
}
