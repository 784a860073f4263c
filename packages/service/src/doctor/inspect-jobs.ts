import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { JOB_TYPES } from '../job-types.ts'
import { DEAD_QUEUE, takeJobCensus } from '../jobs/job-census.ts'
import { failed, type Finding, ok, warning } from './finding.ts'

/** Work that is taken up is taken up in seconds, unless there is too much of it. */
const LONG_S = 300

/** Whether work is done, and nothing was given up. */
export async function inspectJobs(db: Db): Promise<Finding> {
  const { rows } = await sql`SELECT WHERE to_regclass('endcap_jobs.job') IS NOT NULL`.execute(db)
  if (rows.length === 0) return ok('jobs', 'there is no queue yet: the first start makes it')
  const names = JOB_TYPES.map(({ name }) => name)
  const { queues } = await takeJobCensus(db, names, DEAD_QUEUE)
  const sum = (kind: 'waiting' | 'delayed' | 'active' | 'dead') =>
    queues.reduce((total, queue) => total + queue[kind], 0)
  const oldestS = Math.round(Math.max(0, ...queues.map(({ oldestWaitingS }) => oldestWaitingS)))
  const [waiting, delayed, active, dead] = [sum('waiting'), sum('delayed'), sum('active'), sum('dead')]
  const age = waiting > 0 ? `, the oldest for ${oldestS} s` : ''
  const detail = `${waiting} jobs wait${age}; ${delayed} wait to be tried again, ${active} are being done, ${dead} were given up`
  if (oldestS > LONG_S && active === 0)
    return failed(
      'jobs',
      `${detail}: nobody does the work`,
      'Start endcap serve --role worker, or look into the log of the one that runs.',
    )
  if (oldestS > LONG_S)
    return warning('jobs', detail, 'Start more workers, or give the ones that run more threads.')
  if (dead > 0)
    return warning(
      'jobs',
      detail,
      'endcap jobs list tells why; then endcap jobs retry, or endcap jobs discard.',
    )
  return ok('jobs', detail)
}
