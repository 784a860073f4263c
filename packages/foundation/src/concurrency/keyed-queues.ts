import PQueue from 'p-queue'
import { queued } from './work-scope.ts'

/** `PQueue` conforms. */
export type TaskQueue = {
  add: <Result>(task: () => Promise<Result>) => Promise<Result>
  readonly size: number
}

/**
 * Resolves the key at each call, so later retries join tasks added meanwhile.
 * @param queues keys with tasks
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
