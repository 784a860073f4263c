import PQueue from 'p-queue'
import { queued } from './work-scope.ts'

/** A queue that limits how many of its tasks run at a time. A `PQueue` is one too. */
export type TaskQueue = {
  add: <Result>(task: () => Promise<Result>) => Promise<Result>
  /** Number of tasks that wait. */
  readonly size: number
}

/**
 * Returns the queue of a key, which runs `concurrency` of the key's tasks at a time. Callers may keep
 * it: it resolves the key at each call, so that a retry after a pause joins the tasks added meanwhile.
 *
 * @param queues holds the keys that have waiting or running tasks
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
