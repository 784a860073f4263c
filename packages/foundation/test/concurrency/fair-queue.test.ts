import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createFairQueue } from '@endcap/foundation/concurrency/fair-queue'
import fc from 'fast-check'

/** Work that ends when the test ends it. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}
const one = () => createFairQueue({ concurrency: 1, perKey: () => 1 })

describe('a fair queue', () => {
  it('a fair queue runs no more tasks at a time than its limits allow, and every task', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c'), cost: fc.integer({ min: 1, max: 9 }) })),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        async (tasks, concurrency, perKey) => {
          const queue = createFairQueue({ concurrency, perKey: () => perKey })
          const running = new Map<string, number>()
          const total = () => [...running.values()].reduce((sum, count) => sum + count, 0)
          const results = tasks.map(({ key, cost }, index) =>
            queue.run(
              key,
              async () => {
                running.set(key, (running.get(key) ?? 0) + 1)
                assert.ok(total() <= concurrency && (running.get(key) ?? 0) <= perKey)
                await new Promise(setImmediate)
                running.set(key, (running.get(key) ?? 0) - 1)
                return index
              },
              { cost },
            ),
          )
          assert.deepEqual(
            await Promise.all(results),
            tasks.map((_, index) => index),
          )
        },
      ),
      { numRuns: 50 },
    )
  })

  it('a fair queue starts a task of an idle key after the running one, however many of another key wait', async () => {
    const queue = one()
    const order: string[] = []
    const first = held()
    const running = queue.run('big', first.work)
    const others = Array.from({ length: 50 }, () => queue.run('big', async () => void order.push('big')))
    const small = queue.run('small', async () => void order.push('small'))
    first.end()
    await Promise.all([running, small, ...others])
    assert.equal(order.indexOf('small'), 0)
  })

  it('a fair queue serves keys by the cost of their tasks', async () => {
    const queue = one()
    const order: string[] = []
    const first = held()
    const running = queue.run('other', first.work)
    const add = (key: string, cost: number, count: number) =>
      Array.from({ length: count }, () => queue.run(key, async () => void order.push(key), { cost }))
    const all = [...add('costly', 10, 5), ...add('cheap', 1, 20)]
    first.end()
    await Promise.all([running, ...all])
    const cheapBeforeThirdCostly = order
      .slice(0, order.lastIndexOf('costly'))
      .filter((key) => key === 'cheap')
    assert.equal(cheapBeforeThirdCostly.length, 20)
  })

  it('a fair queue never starts work that is aborted while it waits', async () => {
    const queue = one()
    const first = held()
    const running = queue.run('a', first.work)
    const abort = new AbortController()
    let isStarted = false
    const waiting = queue.run('a', async () => void (isStarted = true), { signal: abort.signal })
    abort.abort(new Error('not wanted'))
    await assert.rejects(waiting, /not wanted/)
    first.end()
    await running
    await queue.run('a', async () => undefined)
    assert.equal(isStarted, false)
  })

  it('a fair queue continues after a task that fails', async () => {
    const queue = one()
    await assert.rejects(
      queue.run('a', () => Promise.reject(new Error('failed'))),
      /failed/,
    )
    assert.equal(await queue.run('a', async () => 'next'), 'next')
  })

  it('a fair queue counts only active keys for the limit of a key', async () => {
    const seen: number[] = []
    const queue = createFairQueue({ concurrency: 4, perKey: (active) => (seen.push(active), 4) })
    await queue.run('a', async () => undefined)
    assert.equal(seen.at(-1), 1)
    const other = held()
    const running = queue.run('b', other.work)
    assert.equal(seen.at(-1), 2)
    other.end()
    await running
  })
})
