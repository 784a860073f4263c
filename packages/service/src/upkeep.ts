import type { Logger } from './log.ts'

/** What is done now and then, by every process that works; each must bear others that do the same. */
export type Chore = { name: string; everyMs: number; run: (signal: AbortSignal) => Promise<unknown> }

const FIRST_MS = 3 * 60_000

/** Runs chores until it is disposed of, each at a time of its own: processes are often started together. */
export function startUpkeep(chores: readonly Chore[], log: Logger): Disposable {
  const ended = new AbortController()
  const timers = new Set<NodeJS.Timeout>()
  const schedule = (chore: Chore, delayMs = chore.everyMs) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        chore
          .run(ended.signal)
          .then((result) => log.debug({ chore: chore.name, result }, 'chore done'))
          .catch((error: unknown) => log.warn({ err: error, chore: chore.name }, 'chore failed'))
          .finally(() => {
            if (!ended.signal.aborted) schedule(chore)
          })
      },
      delayMs * (0.5 + Math.random()),
    )
    timers.add(timer.unref())
  }
  // Soon: where no process lives for long, a whole interval would never pass.
  for (const chore of chores) schedule(chore, Math.min(chore.everyMs, FIRST_MS))
  return {
    [Symbol.dispose]() {
      ended.abort()
      timers.forEach(clearTimeout)
    },
  }
}
