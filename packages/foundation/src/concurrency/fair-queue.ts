import { createFlows, type Flow, type Task } from './flows.ts'
import { QueueTimeoutError } from './run-queued.ts'
import { queued } from './work-scope.ts'

/** How many tasks run at a time. */
export type FairQueueLimits = {
  /** Maximum number of running tasks of all keys together. */
  concurrency: number
  /** Returns the maximum for one key, given the number of keys that were active within the last second. */
  perKey: (activeKeys: number) => number
}

export type FairQueue = {
  /**
   * Runs `work` when its turn comes. Work whose signal is aborted before that, or that waits too long, is never started.
   *
   * @throws QueueTimeoutError, the signal's reason, and what `work` throws
   */
  run: <Result>(key: string, work: () => Promise<Result>, options?: RunOptions) => Promise<Result>
  /** Counts a key as active for a second, of which no task may be needed. */
  noteActive: (key: string) => void
  /** Returns the number of keys that were active within the last second, and of those with a running task. */
  count: () => { active: number; running: number }
}

export type RunOptions = {
  /** Share of the resource that the task takes, in a unit that is common to all tasks. */
  cost?: number
  /** Longest wait for the task's turn. */
  maxWaitMs?: number
  signal?: AbortSignal
}

/**
 * Creates a queue that shares its places fairly between keys, such as organizations: a key with many or
 * costly tasks delays another key by no more than the tasks that are already running.
 *
 * Start-time fair queueing (Goyal, Vin, Cheng: "Start-time Fair Queueing", SIGCOMM 1996) with one flow
 * for each key. Tasks of one key start in the order in which they were added.
 */
export function createFairQueue({ concurrency, perKey }: FairQueueLimits): FairQueue {
  const flows = createFlows(perKey)
  let running = 0

  function dispatch(): void {
    while (running < concurrency) {
      const next = flows.next()
      if (!next) return
      const { flow, task } = next
      flow.running += 1
      running += 1
      // A task reports its failure to its caller, so this never rejects.
      void task.start().then(() => end(flow))
    }
  }

  function end(flow: Flow): void {
    flow.running -= 1
    flow.lastActiveMs = performance.now()
    running -= 1
    dispatch()
  }

  return {
    noteActive: (key) => void flows.enter(key),
    count: flows.count,
    async run<Result>(
      key: string,
      work: () => Promise<Result>,
      { cost = 1, maxWaitMs, signal }: RunOptions = {},
    ): Promise<Result> {
      signal?.throwIfAborted()
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      const own = queued(work)
      let isStarted = false
      const start = () => {
        isStarted = true
        return own().then(resolve, reject)
      }
      const task: Task = { cost, start }
      const { waiting } = flows.enter(key)
      const leave = (reason: unknown) => {
        if (isStarted) return
        waiting.splice(waiting.indexOf(task), 1)
        reject(reason)
      }
      const abort = () => leave(signal?.reason)
      signal?.addEventListener('abort', abort, { once: true })
      waiting.push(task)
      dispatch()
      const timer =
        maxWaitMs === undefined || isStarted
          ? undefined
          : setTimeout(() => leave(new QueueTimeoutError()), maxWaitMs)
      try {
        return await promise
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
      }
    },
  }
}
