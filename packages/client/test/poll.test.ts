import assert from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import { describe, it } from 'node:test'
import { EndcapError, type PdpScores } from '@endcap/client'
import { cut, hang, refuse, reset, send, sendText, startFaultyServer } from './support/faulty-server.ts'

const state = (status: string, headers: Record<string, string> = {}) => send(200, { status }, headers)
const PROCESSING = state('PROCESSING')
const COMPLETED = state('COMPLETED')

describe('pdps.wait', () => {
  it('[SDK-1] polls until the PDP is settled', async () => {
    await using server = await startFaultyServer([PROCESSING, PROCESSING, state('ERROR')])
    assert.equal((await server.endcap.pdps.wait('x', {}, { interval: 1 })).status, 'ERROR')
    assert.equal(server.received.length, 3)
  })

  it('survives transient failures', async () => {
    const failures = [
      ...[refuse(503), refuse(429), refuse(502), refuse(504), refuse(408)],
      ...[sendText(502, '<html>Bad Gateway</html>'), reset, cut],
    ]
    // A success between two failures keeps the pauses short.
    const answers = failures.flatMap((failure) => [failure, PROCESSING])
    await using server = await startFaultyServer([...answers, COMPLETED])
    assert.equal((await server.endcap.pdps.wait('x', {}, { interval: 1 })).status, 'COMPLETED')
    assert.equal(server.received.length, answers.length + 1)
  })

  it('survives failed requests for a new token', async () => {
    await using server = await startFaultyServer([COMPLETED], {
      token: (response, count) =>
        void (count < 3
          ? response.writeHead(503).end('{"error":"temporarily_unavailable"}')
          : response.end('{"access_token":"token","expires_in":3600}')),
      client: { retries: 0 },
    })
    assert.equal((await server.endcap.pdps.wait('x', {}, { interval: 1 })).status, 'COMPLETED')
  })

  for (const status of [400, 403, 404, 422, 500]) {
    it(`rejects at once on ${status}`, async () => {
      await using server = await startFaultyServer([refuse(status), COMPLETED])
      await assert.rejects(server.endcap.pdps.wait('x', {}, { interval: 1 }), { status })
      assert.equal(server.received.length, 1)
    })
  }

  it('rejects at once on HTML with 200', async () => {
    await using server = await startFaultyServer([sendText(200, '<html></html>')])
    await assert.rejects(server.endcap.pdps.wait('x', {}, { interval: 1 }), EndcapError.UnexpectedResponse)
  })

  it('sends the ETag of the state before and reports each state once', async () => {
    const conditional: RequestListener = (request, response) =>
      (request.headers['if-none-match'] === '"1"'
        ? send(304, undefined)
        : state('PROCESSING', { etag: '"1"' }))(request, response)
    await using server = await startFaultyServer([
      conditional,
      conditional,
      refuse(503),
      conditional,
      state('COMPLETED', { etag: '"2"' }),
    ])
    const states: string[] = []
    const onProgress = ({ status }: PdpScores) => void states.push(status)
    assert.equal((await server.endcap.pdps.wait('x', {}, { interval: 1, onProgress })).status, 'COMPLETED')
    assert.deepEqual(states, ['PROCESSING', 'COMPLETED'])
    assert.deepEqual(
      server.received.map(({ headers }) => headers['if-none-match']),
      [undefined, '"1"', '"1"', '"1"', '"1"'],
    )
  })

  it('rejects with the error of onProgress', async () => {
    await using server = await startFaultyServer([PROCESSING])
    const onProgress = () => {
      throw new Error('the page is closed')
    }
    await assert.rejects(server.endcap.pdps.wait('x', {}, { interval: 1, onProgress }), /the page is closed/)
  })

  it('does not read again before Retry-After has passed', async () => {
    await using server = await startFaultyServer([
      refuse(429, 'RATE_LIMITED', { 'retry-after': '3600' }),
      COMPLETED,
    ])
    await assert.rejects(server.endcap.pdps.wait('x', {}, { interval: 1, maxWait: 300 }), EndcapError.Timeout)
    assert.equal(server.received.length, 1)
  })

  it('rejects with Timeout when processing does not end in time', async () => {
    await using server = await startFaultyServer([PROCESSING])
    await assert.rejects(server.endcap.pdps.wait('x', {}, { interval: 1, maxWait: 50 }), {
      code: 'TIMEOUT',
      message: 'pdps/id/x is still being processed after 50 ms',
    })
  })

  it('rejects with Timeout and the last failure when the service stays unavailable', async () => {
    await using server = await startFaultyServer([refuse(503)])
    await assert.rejects(server.endcap.pdps.wait('x', {}, { interval: 1, maxWait: 300 }), {
      code: 'TIMEOUT',
      message: /the last read failed: no/,
    })
  })

  for (const [name, answer] of Object.entries({
    'a request': hang,
    'a pause between two reads': PROCESSING,
    'a pause after a failure': refuse(503, 'CODE', { 'retry-after': '30' }),
  })) {
    it(`stops with the reason of its signal, during ${name}`, async () => {
      await using server = await startFaultyServer([answer])
      const stop = new AbortController()
      const wait = server.endcap.pdps.wait('x', {}, { interval: 60_000, signal: stop.signal })
      let abortedAt = 0
      setTimeout(() => {
        abortedAt = performance.now()
        stop.abort(new Error('stopped'))
      }, 100)
      await assert.rejects(wait, /stopped/)
      console.log(
        `    stopped ${(performance.now() - abortedAt).toFixed(1)} ms after the abort (limit: 50 ms)`,
      )
    })
  }

  it('sends no request if its signal is aborted already', async () => {
    await using server = await startFaultyServer([COMPLETED])
    await assert.rejects(
      server.endcap.pdps.wait('x', {}, { signal: AbortSignal.abort(new Error('stopped')) }),
      /stopped/,
    )
    assert.deepEqual([server.received.length, server.tokenRequests()], [0, 0])
  })

  it('leaves no listener on a signal that outlives it', async () => {
    await using server = await startFaultyServer([PROCESSING, reset, COMPLETED])
    const { signal } = new AbortController()
    let listeners = 0
    const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)]
    signal.addEventListener = (...args: Parameters<typeof add>) => ((listeners += 1), add(...args))
    signal.removeEventListener = (...args: Parameters<typeof remove>) => ((listeners -= 1), remove(...args))
    await server.endcap.pdps.wait('x', {}, { interval: 1, signal })
    assert.equal(listeners, 0)
  })
})
