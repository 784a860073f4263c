import { abortable } from './abortable.ts'
import type { TaskQueue } from './keyed-queues.ts'
import { queued } from './work-scope.ts'

export class QueueTimeoutError extends Error {
  constructor() {
    super('the task did not start in time')
    this.name = 'QueueTimeoutError'
  }
}

type Options = {
  queues: readonly [outer: TaskQueue, inner: TaskQueue]
  maxWaitMs: number
  signal: AbortSignal
}

/**
 * Passes `work` its waiting time.
 * @throws QueueTimeoutError
 */
export async function runQueued<Result>(
  work: (waitedMs: number) => Promise<Result>,
  { queues: [outer, inner], maxWaitMs, signal }: Options,
): Promise<Result> {
  const enqueuedMs = performance.now()
  const started = Promise.withResolvers<void>()
  let isAbandoned = false
  const own = queued(() => work(performance.now() - enqueuedMs))
  const result = outer.add(() =>
    inner.add(async () => {
      started.resolve()
      // The caller stopped waiting.
      if (isAbandoned) throw new QueueTimeoutError()
      return own()
    }),
  )
  result.catch(() => undefined)
  const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(maxWaitMs)))
  try {
    await abortable(started.promise, AbortSignal.any([signal, timeout]))
  } catch {
    isAbandoned = true
    signal.throwIfAborted()
    throw new QueueTimeoutError()
  }
  return result
}
