import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { createOffThread, OffThreadError } from '@endcap/foundation/concurrency/off-thread'
import { createLog } from '@endcap/foundation/observability/log'
import type { Task } from '../support/odd-thread.ts'

const never = new AbortController().signal
const thread = createOffThread<Task, string>({
  file: new URL('../support/odd-thread.ts', import.meta.url),
  name: 'act',
  cpuMs: 2_000,
  idleMs: 60_000,
  maxHeapMb: 32,
  log: createLog({ level: 'silent', format: 'json' }),
})

describe('a function in a thread', () => {
  after(() => thread[Symbol.asyncDispose]())

  it('a function in a thread answers calls in order and keeps its state', async () => {
    assert.equal(await thread.run('learn', never), 'learned 1')
    assert.deepEqual(await Promise.all([thread.run('learn', never), thread.run('learn', never)]), [
      'learned 2',
      'learned 3',
    ])
  })

  it('a function in a thread continues for others when a caller aborts', async () => {
    const stop = new AbortController()
    const call = thread.run('wait', stop.signal)
    stop.abort()
    await assert.rejects(call, { name: 'AbortError' })
    assert.equal(await thread.run('learn', never), 'learned 4')
  })

  for (const task of ['spin', 'spin and allocate', 'allocate', 'throw'] as const)
    it(`a function in a thread rejects a call that would ${task} and answers the next`, async () => {
      await assert.rejects(thread.run(task, never), OffThreadError)
      assert.match(await thread.run('learn', never), /^learned /)
    })
})
