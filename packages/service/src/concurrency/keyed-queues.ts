import PQueue from 'p-queue'

/** A queue per key, which is there as long as it has work. */
export function createKeyedQueues(concurrency: number): (key: string) => PQueue {
  const queues = new Map<string, PQueue>()
  return (key) => {
    const existing = queues.get(key)
    if (existing) return existing
    const queue = new PQueue({ concurrency })
    queues.set(key, queue)
    queue.on('idle', () => queues.delete(key))
    return queue
  }
}
