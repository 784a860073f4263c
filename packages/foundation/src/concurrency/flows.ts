export type Task = { cost: number; start: () => Promise<void> }
export type Flow = { waiting: Task[]; running: number; virtualTime: number; lastActiveMs: number }

/** Orders by start-time fair queueing. */
export type Flows = {
  /** Marks the key active. */
  enter: (key: string) => Flow
  /** Returns null if none may start. */
  next: () => { flow: Flow; task: Task } | null
  count: () => { active: number; running: number }
}

/** Idle keys are dropped. */
const ACTIVE_MS = 1_000

/**
 * Starts without keys.
 * @param perKey maximum running tasks, by active keys
 */
export function createFlows(perKey: (activeKeys: number) => number): Flows {
  const flows = new Map<string, Flow>()
  /** Virtual start of the last task. */
  let now = 0

  function forgetInactive(): void {
    const oldest = performance.now() - ACTIVE_MS
    for (const [key, { waiting, running, lastActiveMs }] of flows)
      if (running === 0 && waiting.length === 0 && lastActiveMs < oldest) flows.delete(key)
  }

  /** Compares virtual start times. */
  function earliest(): Flow | null {
    const limit = perKey(flows.size)
    let next: Flow | null = null
    for (const flow of flows.values()) {
      if (flow.waiting.length === 0 || flow.running >= limit) continue
      if (!next || flow.virtualTime < next.virtualTime) next = flow
    }
    return next
  }

  return {
    enter(key) {
      const flow = flows.get(key) ?? { waiting: [], running: 0, virtualTime: now, lastActiveMs: 0 }
      flows.set(key, flow)
      // Idle keys gain no credit.
      if (flow.running === 0 && flow.waiting.length === 0) flow.virtualTime = Math.max(flow.virtualTime, now)
      flow.lastActiveMs = performance.now()
      return flow
    },
    next() {
      forgetInactive()
      const flow = earliest()
      const task = flow?.waiting.shift()
      if (!flow || !task) return null
      now = flow.virtualTime
      flow.virtualTime += task.cost
      return { flow, task }
    },
    count() {
      forgetInactive()
      return { active: flows.size, running: [...flows.values()].filter(({ running }) => running > 0).length }
    },
  }
}
