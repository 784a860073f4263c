import type { Logger } from './log.ts'

/** What is done now and then, by every process that works; each must bear others that do the same. */
export type Chore = { name: string; everyMs: number; run: () => Promise<unknown> }

/** Runs chores until it is disposed of, each at a time of its own: processes are often started together. */
export function startUpkeep(chores: readonly Chore[], log: Logger): Disposable {
  const timers = new Set<NodeJS.Timeout>()
  const schedule = (chore: Chore) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        chore
          .run()
          .then((result) => log.debug({ chore: chore.name, result }, 'chore done'))
          .catch((error: unknown) => log.warn({ err: error, chore: chore.name }, 'chore failed'))
          .finally(() => {
            if (!ended) schedule(chore)
          })
      },
      chore.everyMs * (0.5 + Math.random()),
    )
    timers.add(timer.unref())
  }
  let ended = false
  chores.forEach(schedule)
  return {
    [Symbol.dispose]() {
      ended = true
      timers.forEach(clearTimeout)
    },
  }
}
