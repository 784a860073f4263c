import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createSingleFlight } from '@endcap/foundation/concurrency/single-flight'

const never = new AbortController().signal

describe('a single flight', () => {
  it('a single flight runs work once for all callers of a key, and again when it has ended', async () => {
    const flights = createSingleFlight<number>()
    let runs = 0
    const work = async () => {
      await new Promise(setImmediate)
      return ++runs
    }
    const call = (key: string) => flights(key, work, never)
    assert.deepEqual(await Promise.all([call('a'), call('a'), call('b'), call('a')]), [1, 1, 2, 1])
    assert.equal(await call('a'), 3)
  })

  it('a single flight leaves other callers alone when one is aborted', async () => {
    const flights = createSingleFlight<string>()
    const { promise, resolve } = Promise.withResolvers<string>()
    const abort = new AbortController()
    const first = flights('a', () => promise, abort.signal)
    const second = flights('a', () => promise, never)
    abort.abort(new Error('not wanted'))
    await assert.rejects(first, /not wanted/)
    resolve('done')
    assert.equal(await second, 'done')
  })

  it('a single flight aborts the work when its last caller has left, and begins anew for the next', async () => {
    const flights = createSingleFlight<string>()
    const aborts = [new AbortController(), new AbortController()]
    let workSignal = never
    const work = (signal: AbortSignal) => {
      workSignal = signal
      return new Promise<string>(() => undefined)
    }
    const calls = aborts.map(({ signal }) => flights('a', work, signal))
    aborts[0]?.abort(new Error('first'))
    await assert.rejects(calls[0] ?? Promise.resolve(), /first/)
    assert.equal(workSignal.aborted, false)
    aborts[1]?.abort(new Error('last'))
    await assert.rejects(calls[1] ?? Promise.resolve(), /last/)
    assert.equal(workSignal.aborted, true)
    assert.equal(await flights('a', async () => 'new', never), 'new')
  })

  it('a single flight passes a failure to all callers, and keeps nothing of it', async () => {
    const flights = createSingleFlight<string>()
    const fail = () => Promise.reject(new Error('failed'))
    const calls = [flights('a', fail, never), flights('a', fail, never)]
    for (const call of calls) await assert.rejects(call, /failed/)
    assert.equal(await flights('a', async () => 'new', never), 'new')
  })
})
