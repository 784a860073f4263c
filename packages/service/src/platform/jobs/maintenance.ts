import type { Logger } from '@endcap/foundation/observability/log'

/** Runs in every worker, so it must be safe to run concurrently. */
export type MaintenanceTask = {
  name: string
  everyMs: number
  atStart?: boolean
  run: (signal: AbortSignal) => Promise<unknown>
}

/** Milliseconds. */
export const EVERY = { minute: 60_000, hour: 3_600_000, day: 24 * 3_600_000 } as const

const FIRST_DELAY_MS = 3 * 60_000

/** Runs tasks at random intervals, because processes often start together. */
export function startMaintenance(tasks: readonly MaintenanceTask[], log: Logger): Disposable {
  const ended = new AbortController()
  const timers = new Set<NodeJS.Timeout>()
  const schedule = (task: MaintenanceTask, delayMs = task.everyMs) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        task
          .run(ended.signal)
          .then((result) => log.debug({ task: task.name, result }, 'maintenance task done'))
          .catch((error: unknown) => log.warn({ err: error, task: task.name }, 'maintenance task failed'))
          .finally(() => {
            if (!ended.signal.aborted) schedule(task)
          })
      },
      delayMs * (0.5 + Math.random()),
    )
    timers.add(timer.unref())
  }
  // Early, because a short-lived process would never reach a whole interval.
  for (const task of tasks) schedule(task, task.atStart ? 0 : Math.min(task.everyMs, FIRST_DELAY_MS))
  return {
    [Symbol.dispose]() {
      ended.abort()
      timers.forEach(clearTimeout)
    },
  }
}
