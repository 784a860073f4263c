import { abortable } from './abortable.ts'
import type { TaskQueue } from './keyed-queues.ts'

/** The turn did not come in time. */
export class QueueTimeoutError extends Error {
  constructor() {
    super('the turn did not come in time')
    this.name = 'QueueTimeoutError'
  }
}

type Options = {
  /** Waited for one after the other, the outer first. */
  queues: readonly [outer: TaskQueue, inner: TaskQueue]
  maxWaitMs: number
  signal: AbortSignal
}

/**
 * Does the work when its turn has come, and tells it how long that took.
 *
 * @throws QueueTimeoutError
 */
export async function runQueued<Result>(
  work: (waitedMs: number) => Promise<Result>,
  { queues: [outer, inner], maxWaitMs, signal }: Options,
): Promise<Result> {
  const asked = performance.now()
  const begun = Promise.withResolvers<void>()
  let isGone = false
  const result = outer.add(() =>
    inner.add(async () => {
      begun.resolve()
      // Nobody waits any more: the turn passes.
      if (isGone) throw new QueueTimeoutError()
      return work(performance.now() - asked)
    }),
  )
  result.catch(() => undefined)
  const patience = AbortSignal.timeout(Math.max(1, Math.ceil(maxWaitMs)))
  try {
    await abortable(begun.promise, AbortSignal.any([signal, patience]))
  } catch {
    isGone = true
    signal.throwIfAborted()
    throw new QueueTimeoutError()
  }
  return result
}
