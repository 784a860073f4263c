import PQueue from 'p-queue'
import { Piscina } from 'piscina'
import { abortable } from './abortable.ts'
import type { Logger } from '../log.ts'

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
  log: Logger
}

/** Calls that wait for their turn; further ones are refused. */
const MAX_WAITING = 500

/** A call took too much time or memory, and its thread has ended with it; or too many wait. */
export class OffThreadError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
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
  const { file, name, timeoutMs, idleMs, maxHeapMb, log } = options
  const pool = new Piscina<Task, Result>({
    filename: file.href,
    name,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  // Of a thread that fails while it has no call: unheard, it would end the process.
  pool.on('error', (error) => log.warn({ err: error, thread: name }, 'a thread has failed'))
  // Piscina queues by itself, but a call's time begins with its turn.
  const turns = new PQueue({ concurrency: 1 })

  async function call(task: Task, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted()
    try {
      // Not the caller's signal: to stop a call ends the thread, with all that it has learnt.
      return await pool.run(task, { signal: AbortSignal.timeout(timeoutMs) })
    } catch (error) {
      throw new OffThreadError('a call took too much time or memory', { cause: error })
    }
  }

  return {
    async run(task, signal) {
      if (turns.size >= MAX_WAITING) throw new OffThreadError('too many calls wait')
      return abortable(
        turns.add(() => call(task, signal)),
        signal,
      )
    },
    [Symbol.asyncDispose]: () => pool.destroy(),
  }
}
