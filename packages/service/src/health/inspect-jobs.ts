import type { Db } from '../platform/db/database.ts'
import { takeJobCensus } from '../platform/jobs/job-census.ts'
import { hasJobTable } from '../platform/jobs/job-table/tables.ts'
import { type Finding, failed, ok, warning } from './finding.ts'

/** Workers start jobs within seconds unless there are too many. */
const MAX_WAIT_S = 300

/** Checks that jobs are processed and none is a dead letter. */
export async function inspectJobs(db: Db, names: readonly string[]): Promise<Finding> {
  if (!(await hasJobTable(db))) return ok('jobs', 'there is no queue yet; the first start creates it')
  const { queues } = await takeJobCensus(db, names)
  const sum = (kind: 'waiting' | 'delayed' | 'active' | 'dead') =>
    queues.reduce((total, queue) => total + queue[kind], 0)
  const oldestS = Math.round(Math.max(0, ...queues.map(({ oldestWaitingS }) => oldestWaitingS)))
  const [waiting, delayed, active, dead] = [sum('waiting'), sum('delayed'), sum('active'), sum('dead')]
  const age = waiting > 0 ? `, the oldest for ${oldestS} s` : ''
  const detail = `${waiting} jobs wait${age}; ${delayed} wait for another attempt, ${active} are running, ${dead} are dead letters`
  if (oldestS > MAX_WAIT_S && active === 0)
    return failed(
      'jobs',
      `${detail}: no worker processes them`,
      'Start endcap serve --role worker, or check the log of the running worker.',
    )
  if (oldestS > MAX_WAIT_S)
    return warning('jobs', detail, 'Start more workers, or give the running ones more threads.')
  if (dead > 0)
    return warning(
      'jobs',
      detail,
      'endcap jobs list prints the reasons. Then run endcap jobs retry or endcap jobs discard.',
    )
  return ok('jobs', detail)
}
