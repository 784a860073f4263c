import type { FastifyPluginAsync } from 'fastify'
import type { JobQueue } from '../platform/jobs/job-queue.ts'
import type { JobType, Worker } from '../platform/jobs/job-type.ts'
import type { MaintenanceTask } from '../platform/jobs/maintenance.ts'

/**
 * All that the rest of the service needs to know of a domain. `Request`, `Work` and `Scrape` are what its operations,
 * its jobs and its metrics depend on. `app/modules.ts` lists the modules, and the app provides all three.
 */
export type Module<Request, Work, Scrape> = {
  name: string
  /** Operations, in the order of the API's description. `opened` closes with the API. */
  operations?: (deps: Request, opened: AsyncDisposableStack) => FastifyPluginAsync[]
  /** Job types of the domain. Each has its own queue. */
  jobTypes?: readonly JobType<object>[]
  /** Workers of the domain's jobs. `opened` closes after the last job has ended. */
  workers?: (deps: Work, opened: AsyncDisposableStack) => StartWorker[] | Promise<StartWorker[]>
  /** Starts work that is no job. Disposing of it ends it, before the queue stops. */
  background?: (deps: Work, opened: AsyncDisposableStack) => AsyncDisposable
  maintenance?: (deps: Work) => MaintenanceTask[]
  /** Adds the metrics that are read at each scrape. */
  metrics?: (deps: Scrape) => void
}

/** Starts a worker on the queue of its job type. */
export type StartWorker = (jobs: JobQueue) => Promise<void>

/** Returns a module as it is. Infers what it depends on. */
export const defineModule = <Request, Work, Scrape>(
  module: Module<Request, Work, Scrape>,
): Module<Request, Work, Scrape> => module

/** Assigns a worker to its job type. */
export const assign =
  <Payload extends object>(type: JobType<Payload>, worker: Worker<Payload>): StartWorker =>
  (jobs) =>
    jobs.work(type, worker)
