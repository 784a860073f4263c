import type { Logger } from './log.ts'

/** What is done now and then, by every process that works; each must bear others that do the same. */
export type MaintenanceTask = {
  name: string
  everyMs: number
  run: (signal: AbortSignal) => Promise<unknown>
}

const FIRST_MS = 3 * 60_000

/** Runs tasks until it is disposed of, each at a time of its own: processes are often started together. */
export function startMaintenance(tasks: readonly MaintenanceTask[], log: Logger): Disposable {
  const ended = new AbortController()
  const timers = new Set<NodeJS.Timeout>()
  const schedule = (task: MaintenanceTask, delayMs = task.everyMs) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        task
          .run(ended.signal)
          .then((result) => log.debug({ task: task.name, result }, 'task done'))
          .catch((error: unknown) => log.warn({ err: error, task: task.name }, 'task failed'))
          .finally(() => {
            if (!ended.signal.aborted) schedule(task)
          })
      },
      delayMs * (0.5 + Math.random()),
    )
    timers.add(timer.unref())
  }
  // Soon: where no process lives for long, a whole interval would never pass.
  for (const task of tasks) schedule(task, Math.min(task.everyMs, FIRST_MS))
  return {
    [Symbol.dispose]() {
      ended.abort()
      timers.forEach(clearTimeout)
    },
  }
}
