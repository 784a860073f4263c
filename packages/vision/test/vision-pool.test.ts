import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { createVisionPool, type ImageError } from '@endcap/vision'
import { bottleScene, draw } from './draw.ts'

const image = await draw(300, 300, bottleScene({ x: 0.5, y: 0.5, height: 0.8 }))

describe('createVisionPool', () => {
  const pool = createVisionPool({ threads: 2 })
  after(() => pool.close())

  it('analyzes more images than it has threads', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => pool.analyze(image)))
    assert.ok(all.every((facts) => JSON.stringify(facts) === JSON.stringify(all[0])))
  })

  it('rejects a file that is not an image, and continues', async () => {
    await assert.rejects(
      pool.analyze(Buffer.from('nope')),
      (error: ImageError) => error.reason === 'unsupported_type',
    )
    assert.ok((await pool.analyze(image)).product)
  })

  it('rejects waiting and running tasks when they are aborted, and continues', async () => {
    const aborts = Array.from({ length: 4 }, () => new AbortController())
    const tasks = aborts.map(({ signal }) => pool.analyze(image, signal))
    for (const abort of aborts) abort.abort(new Error('not wanted'))
    for (const task of tasks) await assert.rejects(task, /not wanted/)
    assert.ok((await pool.analyze(image)).product)
  })

  it('replaces a thread that exceeds the task timeout', async () => {
    const hasty = createVisionPool({ threads: 1, taskTimeoutMs: 1 })
    await assert.rejects(hasty.analyze(image), /longer than 1 ms/)
    await hasty.close()
  })

  it('starts a thread again after it was ended while idle', async () => {
    const brief = createVisionPool({ threads: 1, idleTimeoutMs: 20 })
    assert.ok((await brief.analyze(image)).product)
    await new Promise((resolve) => setTimeout(resolve, 200))
    assert.ok((await brief.analyze(image)).product)
    await brief.close()
  })

  it('rejects tasks after it is closed', async () => {
    const closed = createVisionPool({ threads: 1 })
    await closed.close()
    await assert.rejects(closed.analyze(image), /closed/)
  })
})
