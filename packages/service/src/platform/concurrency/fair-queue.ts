/** How many tasks run at a time. */
export type FairQueueLimits = {
  /** Maximum number of running tasks of all keys together. */
  concurrency: number
  /** Returns the maximum for one key, given the number of keys that were active within the last second. */
  perKey: (activeKeys: number) => number
}

export type FairQueue = {
  /**
   * Runs `work` when its turn comes. Work whose signal is aborted before that is never started.
   *
   * @throws the signal's reason, and what `work` throws
   */
  run: <Result>(key: string, work: () => Promise<Result>, options?: RunOptions) => Promise<Result>
}

export type RunOptions = {
  /** Share of the resource that the task takes, in a unit that is common to all tasks. */
  cost?: number
  signal?: AbortSignal
}

type Task = { cost: number; start: () => Promise<void> }
type Flow = { waiting: Task[]; running: number; virtualTime: number; lastActiveMs: number }

/** A key that has had no task for this long no longer counts as active, and is forgotten. */
const ACTIVE_MS = 1_000

/**
 * Creates a queue that shares its places fairly between keys, such as organizations: a key with many or
 * costly tasks delays another key by no more than the tasks that are already running.
 *
 * Start-time fair queueing (Goyal, Vin, Cheng: "Start-time Fair Queueing", SIGCOMM 1996) with one flow
 * for each key. Tasks of one key start in the order in which they were added.
 */
export function createFairQueue({ concurrency, perKey }: FairQueueLimits): FairQueue {
  const flows = new Map<string, Flow>()
  let running = 0
  /** Virtual start time of the task that was started last. */
  let now = 0

  function flowOf(key: string): Flow {
    const flow = flows.get(key) ?? { waiting: [], running: 0, virtualTime: now, lastActiveMs: 0 }
    flows.set(key, flow)
    return flow
  }

  function forgetInactive(): void {
    const oldest = performance.now() - ACTIVE_MS
    for (const [key, { waiting, running: runningTasks, lastActiveMs }] of flows)
      if (runningTasks === 0 && waiting.length === 0 && lastActiveMs < oldest) flows.delete(key)
  }

  /** Returns the flow whose next task has the earliest virtual start time. */
  function nextFlow(): Flow | null {
    const limit = perKey(flows.size)
    let next: Flow | null = null
    for (const flow of flows.values()) {
      if (flow.waiting.length === 0 || flow.running >= limit) continue
      if (!next || flow.virtualTime < next.virtualTime) next = flow
    }
    return next
  }

  function dispatch(): void {
    forgetInactive()
    while (running < concurrency) {
      const flow = nextFlow()
      const task = flow?.waiting.shift()
      if (!flow || !task) return
      now = flow.virtualTime
      flow.virtualTime += task.cost
      flow.running += 1
      running += 1
      void task.start().finally(() => {
        flow.running -= 1
        flow.lastActiveMs = performance.now()
        running -= 1
        dispatch()
      })
    }
  }

  return {
    async run<Result>(
      key: string,
      work: () => Promise<Result>,
      { cost = 1, signal }: RunOptions = {},
    ): Promise<Result> {
      signal?.throwIfAborted()
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      const flow = flowOf(key)
      // A key that was idle gains no credit for the time in which it had nothing to do.
      if (flow.running === 0 && flow.waiting.length === 0) flow.virtualTime = Math.max(flow.virtualTime, now)
      const task: Task = { cost, start: () => work().then(resolve, reject) }
      const abort = () => {
        const index = flow.waiting.indexOf(task)
        if (index < 0) return
        flow.waiting.splice(index, 1)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', abort, { once: true })
      flow.waiting.push(task)
      flow.lastActiveMs = performance.now()
      dispatch()
      try {
        return await promise
      } finally {
        signal?.removeEventListener('abort', abort)
      }
    },
  }
}
