import PQueue from 'p-queue'
import { Piscina } from 'piscina'
import type { Logger } from '../observability/log.ts'
import { abortable } from './abortable.ts'
import { cpuOfThread, createCpuDeadline } from './cpu-deadline.ts'
import { queued } from './work-scope.ts'

type Options = {
  file: URL
  name: string
  cpuMs: number
  idleMs: number
  /** JavaScript heap. */
  maxHeapMb: number
  log: Logger
}

const MAX_WAITING = 500

/** A call failed, exceeded CPU or memory, or met a full queue. */
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

/** Runs one call at a time off the main thread. Starts on demand and after a terminated call. */
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
  // Otherwise a failure between calls ends the process.
  pool.on('error', (error) => log.warn({ err: error, thread: name }, 'a worker thread failed'))
  // Time limits must exclude waiting, unlike in Piscina's queue.
  const queue = new PQueue({ concurrency: 1 })

  async function call(task: Task, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted()
    const ended = new AbortController()
    try {
      // Aborting ends the thread and its caches, so the caller's signal is not passed on.
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
