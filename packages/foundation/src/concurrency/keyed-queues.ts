import PQueue from 'p-queue'
import { queued } from './work-scope.ts'

/** Limits concurrent tasks. A `PQueue` conforms. */
export type TaskQueue = {
  add: <Result>(task: () => Promise<Result>) => Promise<Result>
  /** Waiting tasks. */
  readonly size: number
}

/**
 * Returns a key's queue with its own concurrency. It resolves the key at each call, so a retry after a pause
 * joins tasks added meanwhile.
 * @param queues holds keys with waiting or running tasks
 */
export function createKeyedQueues(
  concurrency: number,
  queues = new Map<string, PQueue>(),
): (key: string) => TaskQueue {
  function create(key: string): PQueue {
    const queue = new PQueue({ concurrency })
    queues.set(key, queue)
    queue.on('idle', () => {
      if (queues.get(key) === queue && queue.size + queue.pending === 0) queues.delete(key)
    })
    return queue
  }
  return (key) => ({
    add: (task) => (queues.get(key) ?? create(key)).add(queued(task)),
    get size() {
      return queues.get(key)?.size ?? 0
    },
  })
}
