import type { FastifyPluginAsync } from 'fastify'
import type { JobQueue } from '../platform/jobs/job-queue.ts'
import type { JobType, Worker } from '../platform/jobs/job-type.ts'
import type { MaintenanceTask } from '../platform/jobs/maintenance.ts'

/**
 * Everything the service needs from a domain, listed in `app/modules.ts`. The app provides the dependencies
 * of operations (`Request`), jobs (`Work`) and metrics (`Scrape`).
 */
export type Module<Request, Work, Scrape> = {
  name: string
  /** In the order of the API's description. `opened` closes with the API. */
  operations?: (deps: Request, opened: AsyncDisposableStack) => FastifyPluginAsync[]
  /** Each has its own queue. */
  jobTypes?: readonly JobType<object>[]
  /** `opened` closes after the last job has ended. */
  workers?: (deps: Work, opened: AsyncDisposableStack) => StartWorker[] | Promise<StartWorker[]>
  /** Starts work without jobs. Disposing of it ends the work, before the queue stops. */
  background?: (deps: Work, opened: AsyncDisposableStack) => AsyncDisposable
  maintenance?: (deps: Work) => MaintenanceTask[]
  /** Adds metrics read at each scrape. */
  metrics?: (deps: Scrape) => void
}

export type StartWorker = (jobs: JobQueue) => Promise<void>

/** Infers the dependencies of a module. */
export const defineModule = <Request, Work, Scrape>(
  module: Module<Request, Work, Scrape>,
): Module<Request, Work, Scrape> => module

/** Assigns a worker to its job type. */
export const assign =
  <Payload extends object>(type: JobType<Payload>, worker: Worker<Payload>): StartWorker =>
  (jobs) =>
    jobs.work(type, worker)
