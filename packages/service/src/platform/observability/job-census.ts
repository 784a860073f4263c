/** One moment. Ages are in seconds. */
export type JobCensus = {
  queues: readonly QueueCount[]
  /** Waiting and delayed jobs. */
  waitingByOrganization: ReadonlyMap<string, number>
}

type QueueCount = {
  queue: string
  waiting: number
  /** Waiting for their next attempt. */
  delayed: number
  active: number
  dead: number
  /** Longest time that a job could have started. */
  oldestWaitingS: number
}
