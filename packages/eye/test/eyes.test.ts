import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createEyes, type Eye, EyeError, EyesUnavailableError, ImageError } from '@endcap/eye'
import { fakeEye } from './fake-eye.ts'

const image = Buffer.from('the bytes of an image')

/** Returns events that are kept, and what they were. */
function keepEvents() {
  const calls: string[] = []
  const states: string[] = []
  return {
    calls,
    states,
    onStart: () => undefined,
    onEnd: ({ eye, outcome }: { eye: string; outcome: string }) => void calls.push(`${eye} ${outcome}`),
    onState: ({ eye, isUp }: { eye: string; isUp: boolean }) =>
      void states.push(`${eye} ${isUp ? 'up' : 'down'}`),
  }
}

const failing = (): Eye => ({
  ...fakeEye(),
  analyze: async () => Promise.reject(new Error('it has died')),
})

describe('several eyes', () => {
  it('several eyes send an image to the next eye, and to the machine itself at last', async () => {
    const events = keepEvents()
    const remotes = [
      { name: 'a', eye: failing() },
      { name: 'b', eye: failing() },
    ]
    const eyes = createEyes({ remotes, local: fakeEye(), events })
    assert.equal((await eyes.analyze(image)).version, 'fake-1')
    assert.deepEqual(events.calls, ['a failed', 'b failed', 'local analyzed'])
    await eyes.close()
  })

  it('several eyes fail with the last reason where the machine itself measures in another version', async () => {
    const eyes = createEyes({ remotes: [{ name: 'a', eye: failing() }], local: null, events: keepEvents() })
    await assert.rejects(eyes.analyze(image), /it has died/)
    await eyes.close()
  })

  it('several eyes say that none answers, so that the image waits, where the machine itself measures otherwise', async () => {
    const broken = async () => Promise.reject(new EyeError('no response'))
    const events = keepEvents()
    const remotes = [{ name: 'a', eye: { ...fakeEye(), analyze: broken, check: broken } }]
    const eyes = createEyes({ remotes, local: null, events })
    await assert.rejects(eyes.analyze(image), /no response|does not answer/)
    assert.deepEqual(events.states, ['a down'])
    await assert.rejects(eyes.analyze(image), EyesUnavailableError)
    await assert.rejects(eyes.check(), EyesUnavailableError)
    await eyes.close()
  })

  it('several eyes leave one alone that fails three times, though it says that it is ready', async () => {
    const events = keepEvents()
    const broken = async () => Promise.reject(new EyeError('500'))
    const remotes = [{ name: 'a', eye: { ...fakeEye(), analyze: broken } }]
    const eyes = createEyes({ remotes, local: null, events })
    for (let n = 0; n < 3; n++) await assert.rejects(eyes.analyze(image), /500/)
    await assert.rejects(eyes.analyze(image), EyesUnavailableError)
    assert.equal(events.calls.length, 3)
    await eyes.close()
  })

  it('several eyes do not send an image elsewhere that is no image', async () => {
    const events = keepEvents()
    const eyes = createEyes({ remotes: [{ name: 'a', eye: fakeEye() }], local: fakeEye(), events })
    await assert.rejects(eyes.analyze(Buffer.from('corrupt')), ImageError)
    assert.deepEqual(events.calls, ['a unusable'])
    await eyes.close()
  })

  it('several eyes share the load', async () => {
    const held = Promise.withResolvers<void>()
    const events = keepEvents()
    const remotes = ['a', 'b'].map((name) => ({ name, eye: fakeEye('fake-1', () => held.promise) }))
    const eyes = createEyes({ remotes, local: null, events })
    const all = Promise.all(Array.from({ length: 4 }, () => eyes.analyze(image)))
    held.resolve()
    await all
    assert.deepEqual(events.calls.toSorted(), ['a analyzed', 'a analyzed', 'b analyzed', 'b analyzed'])
    await eyes.close()
  })

  it('several eyes take an image over from an eye that stops answering in the middle', async () => {
    const events = keepEvents()
    const stuck: Eye = {
      ...fakeEye(),
      check: async () => Promise.reject(new Error('no response')),
      analyze: (_bytes, signal) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
        ),
    }
    const eyes = createEyes({ remotes: [{ name: 'a', eye: stuck }], local: fakeEye(), events })
    assert.equal((await eyes.analyze(image)).version, 'fake-1')
    assert.deepEqual(events.states, ['a down'])
    assert.deepEqual(events.calls, ['a failed', 'local analyzed'])
    await eyes.close()
  })

  it('several eyes end with the reason of a caller that aborts', async () => {
    const held = Promise.withResolvers<void>()
    const remotes = [{ name: 'a', eye: fakeEye('fake-1', () => held.promise) }]
    const eyes = createEyes({ remotes, local: fakeEye(), events: keepEvents() })
    const stop = new AbortController()
    const call = eyes.analyze(image, stop.signal)
    stop.abort(new Error('no longer needed'))
    held.resolve()
    await assert.rejects(call, /no longer needed/)
    await eyes.close()
  })
})
