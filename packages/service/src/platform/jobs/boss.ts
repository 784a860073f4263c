import type { Logger } from '@endcap/foundation/observability/log'
import { PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { STEADY_CLOCK } from './clock.ts'
import { expireHeartbeats } from './job-table/active-jobs.ts'
import { forgetSupervision } from './job-table/supervision-times.ts'
import { DEAD_QUEUE, JOB_SCHEMA } from './job-table/tables.ts'
import type { JobType } from './job-type.ts'

export type BossOptions = {
  database: Database
  log: Logger
  works: boolean
  /** Recovers the jobs of dead workers. Every long-running process does. */
  supervises: boolean
}

/** Workers send heartbeats twice as often, and lose the job without one. */
const HEARTBEAT_S = 20
/** A run takes about twenty statements, most of an idle process's load. */
const SUPERVISE_S = 25
/** Jobs must survive long without workers. The default is two weeks. */
const RETENTION_S = 365 * 24 * 3600
/** Completed jobs only repeat their results and slow every count. */
const DONE_RETENTION_S = 600
const MAINTENANCE_S = 300
/** Outages last minutes rather than seconds. */
const RETRY_DELAY_MAX_S = 60
/**
 * Retried at a fixed interval for up to 3.5 days. pg-boss has no maximum delay for them, and exponential
 * delays soon reach days.
 */
const DEAD_JOBS = {
  retryLimit: 10_000,
  retryDelay: 30,
  retryBackoff: false,
  deleteAfterSeconds: 30 * 24 * 3600,
}
const CONNECTIONS = 5
const EVERY_QUEUE = {
  notify: true,
  heartbeatSeconds: HEARTBEAT_S,
  retentionSeconds: RETENTION_S,
}
const NO_JOB = '00000000-0000-0000-0000-000000000000'

/** Creates pg-boss 12.35.0. docs/operations.md lists its workarounds. */
export function createBoss({ database, log, works, supervises }: BossOptions): PgBoss {
  const boss = new PgBoss({
    ...database.connection,
    max: CONNECTIONS,
    schema: JOB_SCHEMA,
    clock: STEADY_CLOCK,
    useListenNotify: works,
    schedule: false,
    supervise: supervises,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
    maintenanceIntervalSeconds: MAINTENANCE_S,
    // Endcap has no dependent jobs.
    flowIntervalSeconds: 3600,
    backend: database.embedded ? 'pglite' : 'postgres',
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'))
  boss.on('warning', (warning) => log.debug({ warning: warning.message }, 'job queue warning'))
  return boss
}

type QueueOptions = Parameters<PgBoss['createQueue']>[1]

/** Creates or updates the queues of `types` and the dead-letter queue. */
export async function ensureQueues(boss: PgBoss, types: readonly JobType<object>[]): Promise<void> {
  const wanted: [name: string, options: QueueOptions][] = [
    [DEAD_QUEUE, DEAD_JOBS],
    ...types.map(({ name, retryLimit, timeoutS }): [string, QueueOptions] => [
      name,
      {
        deadLetter: DEAD_QUEUE,
        retryLimit,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: RETRY_DELAY_MAX_S,
        expireInSeconds: timeoutS,
        deleteAfterSeconds: DONE_RETENTION_S,
      },
    ]),
  ]
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const [name, options] of wanted) {
    const all = { ...EVERY_QUEUE, ...options }
    // Most starts change nothing, and three statements per queue are a quarter of a start's queries.
    if (hasOptions(existing.get(name), all)) continue
    await boss.createQueue(name, all)
    await boss.updateQueue(name, all)
    // Fills pg-boss's queue cache. A first send in a transaction would read outside of it, and deadlock on
    // the embedded session.
    await boss.deleteJob(name, NO_JOB)
  }
}

function hasOptions(queue: object | undefined, options: object): boolean {
  const stored = new Map(Object.entries(queue ?? {}))
  return Object.entries(options).every(([option, value]) => stored.get(option) === value)
}

/**
 * Reclaims jobs of a dead process: the embedded database has one user, so active jobs are orphans at the
 * start.
 */
export async function reclaimOrphans({ db }: Database, boss: PgBoss): Promise<void> {
  if ((await expireHeartbeats(db)) === 0) return
  // Supervision would wait for the dead process's interval.
  await forgetSupervision(db)
  await boss.supervise()
}
