import PQueue from 'p-queue'
import { Piscina } from 'piscina'
import type { Logger } from '../observability/log.ts'
import { abortable } from './abortable.ts'
import { cpuOfThread, createCpuDeadline } from './cpu-deadline.ts'
import { queued } from './work-scope.ts'

type Options = {
  /** A module of this package. */
  file: URL
  /** Name of the function to call, which the module exports. */
  name: string
  /** Limit of the CPU time of one call. */
  cpuMs: number
  /** Time without calls after which the thread ends. */
  idleMs: number
  /** Maximum size of the thread's JavaScript heap. */
  maxHeapMb: number
  log: Logger
}

/** Maximum number of waiting calls. Further calls are refused. */
const MAX_WAITING = 500

/** A call failed, or it took too much CPU time or memory and its thread was terminated, or too many calls are waiting. */
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
 * Runs a function in a separate thread, one call at a time, so that no call delays requests. The thread starts
 * with the first call, and again after a call that had to be terminated.
 */
export function createOffThread<Task, Result>(options: Options): OffThread<Task, Result> {
  const { file, name, cpuMs, idleMs, maxHeapMb, log } = options
  const pool = new Piscina<Task, Result>({
    filename: file.href,
    name,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  // Without a listener, a thread that fails between calls would end the process.
  pool.on('error', (error) => log.warn({ err: error, thread: name }, 'a worker thread failed'))
  // Piscina has a queue of its own, but the time limit of a call must not include its wait.
  const queue = new PQueue({ concurrency: 1 })

  async function call(task: Task, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted()
    const ended = new AbortController()
    try {
      // The caller's signal is not passed on, because aborting a call ends the thread and loses its caches.
      const result = pool.run(task, { signal: ended.signal })
      using _deadline = createCpuDeadline({
        cpuMs,
        read: cpuOfThread(pool.threads[0]),
        onEnd: () => ended.abort(),
      })
      return await result
    } catch (error) {
      throw new OffThreadError('a call failed, or took too much time or memory', { cause: error })
    }
  }

  return {
    async run(task, signal) {
      if (queue.size >= MAX_WAITING) throw new OffThreadError('too many calls are waiting')
      return abortable(queue.add(queued(() => call(task, signal))), signal)
    },
    [Symbol.asyncDispose]: () => pool.destroy(),
  }
}
