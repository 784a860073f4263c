import { contained } from '@endcap/foundation/concurrency/work-scope'
import type { Logger } from '@endcap/foundation/observability/log'
import type { PgBoss } from 'pg-boss'
import type { Db } from '../db/database.ts'
import type { Metrics } from '../observability/metrics.ts'
import { createDeadLetters } from './dead-letters.ts'
import { DEAD_QUEUE } from './job-table/tables.ts'
import type { JobType, Worker } from './job-type.ts'
import { createRunAttempt } from './run-attempt.ts'
import { createWorkerLoop } from './worker-loop.ts'

export type JobWorkers = {
  work: <Payload extends object>(type: JobType<Payload>, worker: Worker<Payload>) => Promise<void>
  /** Returns jobs to the queue that outlast the grace period. */
  stop: (graceMs: number) => Promise<void>
}

type Deps = {
  boss: PgBoss
  db: Db
  log: Logger
  metrics: Metrics
  isOutage: (error: unknown) => boolean
}

/** Takes jobs from the queue, in this process. */
export function createJobWorkers(deps: Deps): JobWorkers {
  const loop = createWorkerLoop(deps)
  const runAttempt = createRunAttempt({ ...deps, isStopped: loop.isStopped })
  const deadLetters = createDeadLetters(deps.log)
  let deadLetterWorker: Promise<void> | null = null

  return {
    async work(type, { concurrency, handle, onDeadLetter }) {
      // Jobs of other types never reach the handler.
      deadLetters.register(type.name, onDeadLetter as (payload: object, reason: string) => Promise<void>)
      deadLetterWorker ??= loop.start(DEAD_QUEUE, {}, (job) =>
        contained(`dead letter ${job.id}`, () => deadLetters.handle(job)),
      )
      await deadLetterWorker
      const start = (options: { localConcurrency?: number; localGroupConcurrency?: number }) =>
        loop.start(type.name, options, (job, signal) => runAttempt({ type, job, handle, signal }))
      if (type.waitsForOthers)
        await start({ localConcurrency: concurrency, localGroupConcurrency: Math.max(1, concurrency - 1) })
      else for (let worker = 0; worker < concurrency; worker++) await start({})
    },
    stop: loop.stop,
  }
}
