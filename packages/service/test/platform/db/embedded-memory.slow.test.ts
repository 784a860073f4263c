import assert from 'node:assert/strict'
import { once } from 'node:events'
import { describe, it } from 'node:test'
import { Worker } from 'node:worker_threads'
import type { ThreadReply, ThreadRequest } from '@endcap/foundation/embedded-db/pglite-session'
import { temporaryDirectory } from '../../support/stores.ts'

/** Each query leaked half a kilobyte, so this many leaked 20 MB. */
const QUERIES = 40_000
/** New objects that wait to be collected. */
const GARBAGE_BYTES = 12_000_000

/** A simple query of the wire protocol: `Q`, the length, and the text with a zero byte. */
const query = Buffer.concat([Buffer.from('Q\0\0\0\x0d'), Buffer.from('SELECT 1\0')])

describe('the thread of the embedded database', () => {
  it('the thread of the embedded database does not grow with the number of queries', async () => {
    const thread = new Worker(new URL(import.meta.resolve('@endcap/foundation/embedded-db/pglite-thread')), {
      resourceLimits: { maxYoungGenerationSizeMb: 12 },
    })
    const next = async () => ((await once(thread, 'message')) as [ThreadReply])[0]
    const ask = (request: ThreadRequest) => {
      thread.postMessage(request)
      return next()
    }
    const directory = temporaryDirectory()
    assert.equal((await ask({ kind: 'open', directory })).kind, 'ready')
    const run = async (count: number) => {
      for (let n = 0; n < count; n++) assert.equal((await ask({ kind: 'exec', input: query })).kind, 'output')
      return (await thread.getHeapStatistics()).used_heap_size
    }
    const before = await run(QUERIES / 8)
    const after = await run(QUERIES)
    assert.ok(after < before + GARBAGE_BYTES, `${before} and ${after} bytes`)
    const ended = once(thread, 'exit')
    await ask({ kind: 'close' })
    await ended
  })
})
