/** Job counts at one moment. Ages are in seconds. */
export type JobCensus = {
  queues: readonly QueueCount[]
  /** Waiting and delayed jobs of each organization that has any. */
  waitingByOrganization: ReadonlyMap<string, number>
}

type QueueCount = {
  queue: string
  /** Jobs that could start now. */
  waiting: number
  /** Jobs that wait for the time of their next attempt. */
  delayed: number
  active: number
  /** Jobs that were dead-lettered after their last attempt. */
  dead: number
  /** Time for which the job that waits longest could have started. */
  oldestWaitingS: number
}
