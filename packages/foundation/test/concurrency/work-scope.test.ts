import assert from 'node:assert/strict'
import { AsyncLocalStorage } from 'node:async_hooks'
import { describe, it } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { createFairQueue } from '@endcap/foundation/concurrency/fair-queue'
import { createKeyedQueues } from '@endcap/foundation/concurrency/keyed-queues'
import { runQueued } from '@endcap/foundation/concurrency/run-queued'
import { contained } from '@endcap/foundation/concurrency/work-scope'

type Work = () => Promise<string | undefined>

const fair = createFairQueue({ concurrency: 1, perKey: () => 1 })
const keyed = createKeyedQueues(1)
const QUEUES: Record<string, (work: Work) => Promise<string | undefined>> = {
  'a fair queue': (work) => fair.run('key', work),
  'a keyed queue': (work) => keyed('key').add(work),
  'two queues': (work) =>
    runQueued(work, {
      queues: [keyed('outer'), keyed('inner')],
      maxWaitMs: 10_000,
      signal: AbortSignal.timeout(10_000),
    }),
}

describe('work that waits for the work of another caller', () => {
  for (const [name, run] of Object.entries(QUEUES))
    it(`work that waits for the work of another caller runs in the context of its own caller, so that a fault ends no other one: ${name}`, async () => {
      const caller = new AsyncLocalStorage<string>()
      const work = async () => {
        await turn()
        return caller.getStore()
      }
      const callers = ['first', 'second', 'third']
      assert.deepEqual(await Promise.all(callers.map((each) => caller.run(each, () => run(work)))), callers)
    })
})

describe('contained work', () => {
  it('contained work settles like the work without a fault', async () => {
    assert.equal(await contained('work', async () => 'done'), 'done')
    await assert.rejects(
      contained('work', async () => {
        throw new Error('failed')
      }),
      /failed/,
    )
  })
})
