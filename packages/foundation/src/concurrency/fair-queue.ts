import { createFlows, type Flow, type Task } from './flows.ts'
import { QueueTimeoutError } from './run-queued.ts'
import { queued } from './work-scope.ts'

export type FairQueueLimits = {
  concurrency: number
  /** Maximum for one key, by keys active in the last second. */
  perKey: (activeKeys: number) => number
}

export type FairQueue = {
  /**
   * Never starts work that is aborted or waits too long.
   * @throws QueueTimeoutError, the signal's reason, or work's error
   */
  run: <Result>(key: string, work: () => Promise<Result>, options?: RunOptions) => Promise<Result>
  /** Marks a key active for a second, even without a task. */
  noteActive: (key: string) => void
  /** Counts recently active and running keys. */
  count: () => { active: number; running: number }
}

export type RunOptions = {
  /** In a common unit. */
  cost?: number
  /** Longest wait before starting. */
  maxWaitMs?: number
  signal?: AbortSignal
}

/**
 * A key delays others at most by its running tasks. Start-time fair queueing (Goyal, Vin, Cheng: "Start-time
 * Fair Queueing", SIGCOMM 1996), one flow per key, first in, first out.
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
      // Callers receive failures, so this never rejects.
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
