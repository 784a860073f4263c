import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { createKeyedQueues } from '@endcap/foundation/concurrency/keyed-queues'
import type PQueue from 'p-queue'

describe('a queue per key', () => {
  it('a queue per key keeps its limit when a task is added through a queue that was idle in between', async () => {
    const queueOf = createKeyedQueues(1)
    const retrying = queueOf('a')
    await retrying.add(async () => undefined)

    const release = Promise.withResolvers<void>()
    const running = queueOf('a').add(() => release.promise)
    let hasRetried = false
    const retry = retrying.add(async () => void (hasRetried = true))
    await setImmediate()
    assert.equal(hasRetried, false)
    assert.equal(queueOf('a').size, 1)
    release.resolve()
    await Promise.all([running, retry])
    assert.equal(hasRetried, true)
  })

  it('a queue per key runs no more tasks of a key at a time than its limit, with retries and pauses between them', async () => {
    const LIMIT = 2
    const queueOf = createKeyedQueues(LIMIT)
    let running = 0
    let most = 0
    const pause = async (turns: number) => {
      for (let n = 0; n < turns; n++) await setImmediate()
    }
    // Uses attempts and pauses of different lengths, so that the queue becomes idle repeatedly.
    async function request(n: number): Promise<void> {
      await pause(n)
      const queue = queueOf('a')
      for (let attempt = 0; attempt < 4; attempt++) {
        await queue.add(async () => {
          most = Math.max(most, ++running)
          await pause(1 + ((n + attempt) % 3))
          running--
        })
        await pause((5 * n + 3 * attempt) % 11)
      }
    }
    await Promise.all(Array.from({ length: 12 }, (_each, n) => request(3 * n)))
    assert.equal(most, LIMIT)
  })

  it('a queue per key lets the tasks of another key run', async () => {
    const queueOf = createKeyedQueues(1)
    const release = Promise.withResolvers<void>()
    const running = queueOf('a').add(() => release.promise)
    assert.equal(await queueOf('b').add(async () => 'ran'), 'ran')
    release.resolve()
    await running
  })

  it('a queue per key stores no queue for a key without work', async () => {
    const queues = new Map<string, PQueue>()
    const queueOf = createKeyedQueues(2, queues)
    const keys = Array.from({ length: 100 }, (_each, n) => `key ${n}`)
    for (const key of keys) assert.equal(queueOf(key).size, 0)
    assert.equal(queues.size, 0)

    const work = keys.map((key) => queueOf(key).add(async () => undefined))
    assert.equal(queues.size, keys.length)
    await Promise.all([
      ...work,
      queueOf('failing')
        .add(async () => Promise.reject(new Error('failed')))
        .catch(() => undefined),
    ])
    await setImmediate()
    assert.equal(queues.size, 0)
  })
})
