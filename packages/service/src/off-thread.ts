import PQueue from 'p-queue'
import { Piscina } from 'piscina'

type Options = {
  /** A module of this package, and which of its functions to call. */
  file: URL
  name: string
  /** For one call. */
  timeoutMs: number
  /** Without calls, until the thread ends. */
  idleMs: number
  /** JavaScript objects in the thread. */
  maxHeapMb: number
}

/** A call took too much time or memory; its thread has ended with it. */
export class OffThreadError extends Error {
  constructor(cause: unknown) {
    super('a call took too much time or memory', { cause })
    this.name = 'OffThreadError'
  }
}

export type OffThread<Task, Result> = AsyncDisposable & {
  /** @throws OffThreadError */
  run: (task: Task, signal: AbortSignal) => Promise<Result>
}

/**
 * A function in a thread of its own, called one call at a time: whatever a call does, requests are
 * answered meanwhile. The thread starts with the first call, and anew after one that had to be ended.
 */
export function createOffThread<Task, Result>(options: Options): OffThread<Task, Result> {
  const { file, name, timeoutMs, idleMs, maxHeapMb } = options
  const pool = new Piscina<Task, Result>({
    filename: file.href,
    name,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  // Piscina queues by itself, but a call's time begins with its turn.
  const turns = new PQueue({ concurrency: 1 })
  return {
    run: (task, signal) =>
      turns.add(async () => {
        try {
          return await pool.run(task, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) })
        } catch (error) {
          signal.throwIfAborted()
          throw new OffThreadError(error)
        }
      }),
    [Symbol.asyncDispose]: () => pool.destroy(),
  }
}
