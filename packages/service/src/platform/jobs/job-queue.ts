import { carriedTrace } from '@endcap/foundation/observability/tracing'
import { fromKysely } from 'pg-boss'
import type { Db } from '../db/database.ts'
import type { JobCensus } from '../observability/job-census.ts'
import type { Metrics } from '../observability/metrics.ts'
import { type BossOptions, createBoss, ensureQueues, reclaimOrphans } from './boss.ts'
import { watchClock } from './clock.ts'
import { assignStartTimes, resetStartTimes } from './fair-scheduling.ts'
import { createCachedCensus, takeJobCensus } from './job-census.ts'
import { createJobRecords } from './job-table/job-records.ts'
import { DEAD_QUEUE } from './job-table/tables.ts'
import { asPriority } from './job-table/waiting-jobs.ts'
import type { JobOwner, JobType } from './job-type.ts'
import { createJobWorkers, type JobWorkers } from './job-workers.ts'

export type JobQueue = JobWorkers & {
  /** Commits or rolls back with the caller's transaction. */
  enqueue: <Payload extends object>(
    trx: Db,
    type: JobType<Payload>,
    payloads: readonly Payload[],
    owner: JobOwner,
  ) => Promise<void>
  /** Cached for 10 to 60 seconds. */
  census: () => Promise<JobCensus>
  records: ReturnType<typeof createJobRecords>
  tidy: () => Promise<void>
  /** @throws Error if the queue is unreachable */
  check: () => Promise<void>
}

type Deps = BossOptions & {
  metrics: Metrics
  /** Postpones the job for an outage, without counting the attempt. */
  isOutage?: (error: unknown) => boolean
}

/** Opens pg-boss and its queues. */
export async function openJobQueue(
  types: readonly JobType<object>[],
  { metrics, isOutage = () => false, ...options }: Deps,
): Promise<JobQueue> {
  const { database, log, works, supervises } = options
  const { db } = database
  const names = types.map((type) => type.name)
  const boss = createBoss(options)
  let clock: Disposable | null = null
  try {
    await boss.start()
    await ensureQueues(boss, types)
    if (supervises) clock = await watchClock(db, [DEAD_QUEUE, ...names], log)
    if (database.embedded && works) await reclaimOrphans(database, boss)
  } catch (error) {
    clock?.[Symbol.dispose]()
    // Stops timers that would keep the failed process alive.
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
  // A process that crashes repeatedly never reaches the timer's first interval.
  if (supervises) boss.supervise().catch((error: unknown) => log.warn({ err: error }, 'job queue error'))
  const workers = createJobWorkers({ boss, db, log, metrics, isOutage })

  return {
    async enqueue(trx, type, payloads, owner) {
      if (payloads.length === 0) return
      const startTimes = type.isFair ? await assignStartTimes(trx, type.name, owner, payloads.length) : []
      const trace = carriedTrace()
      const jobs = payloads.map((data, index) => ({
        data: { ...data, ...trace },
        priority: asPriority(startTimes[index] ?? 0),
        group: { id: owner.organizationId },
      }))
      await boss.insert(type.name, jobs, { db: fromKysely(trx) })
    },
    work: workers.work,
    census: createCachedCensus(() => takeJobCensus(db, names)),
    records: createJobRecords(db, names),
    tidy: () => resetStartTimes(db),
    check: async () => void (await boss.getQueue(DEAD_QUEUE)),
    async stop(graceMs) {
      clock?.[Symbol.dispose]()
      await workers.stop(graceMs)
    },
  }
}
