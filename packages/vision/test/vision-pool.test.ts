import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ImageError } from '@endcap/eye'
import { createVisionPool } from '@endcap/vision'
import { bottleScene, draw } from './draw.ts'

const image = await draw(300, 300, bottleScene({ x: 0.5, y: 0.5, height: 0.8 }))

/** Ids of the child processes of this process (Linux). */
const children = (): string[] =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
const isLinux = process.platform === 'linux'

describe('createVisionPool', () => {
  const pool = createVisionPool({ threads: 2 })
  after(() => pool.close())

  it('createVisionPool analyzes more images than it has processes', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => pool.analyze(image)))
    assert.ok(all.every((facts) => JSON.stringify(facts) === JSON.stringify(all[0])))
  })

  it('createVisionPool returns facts, mask and pixels of one analysis, as separate analyses return them', async () => {
    const { facts, mask, rgb } = await pool.analyzeProduct(image)
    assert.deepEqual(facts, await pool.analyze(image))
    assert.deepEqual({ mask, rgb }, await pool.findProduct(image))
    assert.deepEqual([rgb.width, rgb.height, rgb.data.length], [300, 300, 3 * 300 * 300])
  })

  it('createVisionPool rejects a file that is not an image, and continues', async () => {
    await assert.rejects(
      pool.analyze(Buffer.from('nope')),
      (error: ImageError) => error.reason === 'unsupported_type',
    )
    assert.ok((await pool.analyze(image)).product)
  })

  it('createVisionPool rejects waiting and running tasks when they are aborted, and continues', async () => {
    const aborts = Array.from({ length: 4 }, () => new AbortController())
    const tasks = aborts.map(({ signal }) => pool.analyze(image, signal))
    for (const abort of aborts) abort.abort(new Error('not wanted'))
    await Promise.all(tasks.map((task) => assert.rejects(task, /not wanted/)))
    assert.ok((await pool.analyze(image)).product)
  })

  it('createVisionPool replaces a process that exceeds the task timeout', async () => {
    const hasty = createVisionPool({ threads: 1, taskTimeoutMs: 1 })
    await assert.rejects(hasty.analyze(image), /longer than 1 ms/)
    await hasty.close()
  })

  it('createVisionPool ends an idle process, and starts another for the next task', {
    skip: !isLinux,
  }, async () => {
    const others = children()
    const brief = createVisionPool({ threads: 1, idleTimeoutMs: 20 })
    assert.ok((await brief.analyze(image)).product)
    while (children().length > others.length) await sleep(10)
    assert.ok((await brief.analyze(image)).product)
    await brief.close()
  })

  it('createVisionPool fails the task of a process that is killed, and analyzes the next', {
    skip: !isLinux,
  }, async () => {
    const others = new Set(children())
    const fragile = createVisionPool({ threads: 1 })
    assert.ok((await fragile.analyze(image)).product)
    const running = fragile.analyze(image)
    const child = children().find((id) => !others.has(id))
    process.kill(Number(child), 'SIGKILL')
    await assert.rejects(running, /ended its process \(SIGKILL\)/)
    assert.ok((await fragile.analyze(image)).product)
    await fragile.close()
  })

  it('createVisionPool replaces a process that keeps too much memory, and loses no task', {
    skip: !isLinux,
  }, async () => {
    const others = new Set(children())
    const ids = new Set<string>()
    const small = createVisionPool({ threads: 1, maxResidentBytes: 1, minTasks: 2 })
    for (let n = 0; n < 4; n++) {
      assert.ok((await small.analyze(image)).product)
      for (const id of children()) if (!others.has(id)) ids.add(id)
    }
    assert.ok(ids.size >= 2, `${ids.size} processes`)
    await small.close()
  })

  it('createVisionPool leaves no process behind when it is closed', { skip: !isLinux }, async () => {
    const others = children()
    const busy = createVisionPool({ threads: 2 })
    const tasks = [busy.analyze(image), busy.analyze(image), busy.analyze(image)]
    const results = Promise.allSettled(tasks)
    await busy.close()
    assert.deepEqual(children(), others)
    assert.ok((await results).every(({ status }) => status === 'rejected'))
  })

  it('createVisionPool rejects tasks after it is closed', async () => {
    const closed = createVisionPool({ threads: 1 })
    await closed.close()
    await assert.rejects(closed.analyze(image), /closed/)
  })
})
