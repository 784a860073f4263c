import assert from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import { describe, it } from 'node:test'
import { type Endcap, EndcapError, type PdpScores } from '@endcap/client'
import { Imports } from '@endcap/client/imports'
import { cut, hang, refuse, reset, send, sendText, startFaultyServer } from './support/faulty-server.ts'

const state = (status: string, headers: Record<string, string> = {}) => send(200, { status }, headers)
const PROCESSING = state('PROCESSING')
const COMPLETED = state('COMPLETED')

describe('pdps.wait', () => {
  it('[SDK-1] pdps.wait polls until the PDP is settled', async () => {
    await using server = await startFaultyServer([PROCESSING, PROCESSING, state('ERROR')])
    assert.equal((await server.endcap.pdps.wait('x', {}, { interval: 1 })).status, 'ERROR')
    assert.equal(server.received.length, 3)
  })

  it('pdps.wait survives transient failures', async () => {
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

  it('pdps.wait survives failed requests for a new token', async () => {
    await using server = await startFaultyServer([COMPLETED], {
      token: (response, count) =>
        void (count < 3
          ? response.writeHead(503).end('{"error":"temporarily_unavailable"}')
          : response.end('{"access_token":"token","expires_in":3600}')),
      client: { retries: 0 },
    })
    assert.equal((await server.endcap.pdps.wait('x', {}, { interval: 1 })).status, 'COMPLETED')
  })

  for (const status of [400, 403, 404, 422]) {
    it(`pdps.wait rejects at once on ${status}`, async () => {
      await using server = await startFaultyServer([refuse(status), COMPLETED])
      await assert.rejects(server.endcap.pdps.wait('x', {}, { interval: 1 }), { status })
      assert.equal(server.received.length, 1)
    })
  }

  it('pdps.wait repeats a read after 500 within its retries, and after each success as often', async () => {
    await using server = await startFaultyServer([refuse(500), PROCESSING, refuse(500), COMPLETED])
    assert.equal((await server.endcap.pdps.wait('x', {}, { interval: 1, retries: 1 })).status, 'COMPLETED')
    await using failing = await startFaultyServer([refuse(500)])
    await assert.rejects(failing.endcap.pdps.wait('x', {}, { interval: 1, retries: 1 }), { status: 500 })
    assert.equal(failing.received.length, 2)
  })

  it('pdps.wait waits longer before each read, up to the longest interval', async () => {
    await using server = await startFaultyServer([...Array.from({ length: 7 }, () => PROCESSING), COMPLETED])
    await server.endcap.pdps.wait('x', {}, { interval: 20, maxInterval: 60 })
    const gaps = server.received.slice(1).map(({ at }, index) => at - (server.received[index]?.at ?? at))
    // A pause is up to a fifth shorter, and timers may fire up to a millisecond early.
    for (const [index, least] of [16, 24, 36, 48, 48, 48, 48].entries())
      assert.ok((gaps[index] ?? 0) >= least - 1, `pause ${index}: ${gaps[index]} ms`)
  })

  it('pdps.wait rejects at once on HTML with 200', async () => {
    await using server = await startFaultyServer([sendText(200, '<html></html>')])
    await assert.rejects(server.endcap.pdps.wait('x', {}, { interval: 1 }), EndcapError.UnexpectedResponse)
  })

  it('pdps.wait sends the ETag of the state before and reports each state once', async () => {
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

  it('pdps.wait rejects with the error of onProgress', async () => {
    await using server = await startFaultyServer([PROCESSING])
    const onProgress = () => {
      throw new Error('the page is closed')
    }
    await assert.rejects(server.endcap.pdps.wait('x', {}, { interval: 1, onProgress }), /the page is closed/)
  })

  it('pdps.wait does not read again before Retry-After has passed', async () => {
    await using server = await startFaultyServer([
      refuse(429, 'RATE_LIMITED', { 'retry-after': '3600' }),
      COMPLETED,
    ])
    await assert.rejects(server.endcap.pdps.wait('x', {}, { interval: 1, maxWait: 300 }), EndcapError.Timeout)
    assert.equal(server.received.length, 1)
  })

  it('pdps.wait rejects with Timeout and the last state when processing does not end in time', async () => {
    await using server = await startFaultyServer([PROCESSING])
    await assert.rejects(server.endcap.pdps.wait('x', {}, { interval: 1, maxWait: 1_000 }), {
      name: 'EndcapError.Timeout',
      code: 'TIMEOUT',
      message: 'pdps/id/x is still PROCESSING after 1000 ms',
    })
  })

  it('pdps.wait rejects with Timeout and the last failure when the service stays unavailable', async () => {
    await using server = await startFaultyServer([refuse(503)])
    await assert.rejects(server.endcap.pdps.wait('x', {}, { interval: 1, maxWait: 1_000 }), {
      code: 'TIMEOUT',
      message: 'pdps/id/x is still unread after 1000 ms; the last request failed: no',
    })
  })

  for (const [name, answer] of Object.entries({
    'a request': hang,
    'a pause between two reads': PROCESSING,
    'a pause after a failure': refuse(503, 'CODE', { 'retry-after': '30' }),
  })) {
    it(`pdps.wait stops with the reason of its signal, during ${name}`, async () => {
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

  it('pdps.wait sends no request if its signal is aborted already', async () => {
    await using server = await startFaultyServer([COMPLETED])
    await assert.rejects(
      server.endcap.pdps.wait('x', {}, { signal: AbortSignal.abort(new Error('stopped')) }),
      /stopped/,
    )
    assert.deepEqual([server.received.length, server.tokenRequests()], [0, 0])
  })

  it('pdps.wait leaves no listener on a signal that outlives it', async () => {
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

describe('a submission and wait', () => {
  const SUBMISSION = { hero_image_url: 'https://shop.test/a.png' }
  const ACCEPTED = send(202, { status: 'PROCESSING', score_url: '/v1/pdps/id/x?retailer=tesco_uk' })
  const LIMITED = refuse(429, 'RATE_LIMITED', { 'retry-after': '0' })
  const soon = { interval: 1 }

  it('a submission and wait waits out rate limits without counting them as retries', async () => {
    await using server = await startFaultyServer([
      LIMITED,
      LIMITED,
      refuse(503),
      LIMITED,
      ACCEPTED,
      COMPLETED,
    ])
    const pdp = await server.endcap.pdps.submitAndWait('x', SUBMISSION, { ...soon, retries: 1 })
    assert.deepEqual([pdp.status, server.received.length], ['COMPLETED', 6])
  })

  it('a submission and wait waits for a Retry-After of more than a minute until its deadline, and sends nothing meanwhile', async () => {
    await using server = await startFaultyServer([refuse(429, 'RATE_LIMITED', { 'retry-after': '61' })])
    await assert.rejects(server.endcap.pdps.submitAndWait('x', SUBMISSION, { maxWait: 1_000 }), {
      code: 'TIMEOUT',
      message: 'pdps/id/x is still not submitted after 1000 ms; the last request failed: no',
    })
    assert.equal(server.received.length, 1)
  })

  for (const [name, answer, options, expected] of [
    ['a rate limit without retries', LIMITED, { retries: 0 }, { code: 'RATE_LIMITED' }],
    ['an exceeded quota', refuse(429, 'QUOTA_EXCEEDED'), {}, { code: 'QUOTA_EXCEEDED' }],
    ['a refusal', refuse(422), {}, { status: 422 }],
  ] as const)
    it(`a submission and wait rejects at once on ${name}`, async () => {
      await using server = await startFaultyServer([answer])
      await assert.rejects(server.endcap.pdps.submitAndWait('x', SUBMISSION, options), expected)
      assert.equal(server.received.length, 1)
    })

  it('a submission and wait has one deadline for the submission and the reads', async () => {
    await using hanging = await startFaultyServer([hang])
    await assert.rejects(hanging.endcap.pdps.submitAndWait('x', SUBMISSION, { maxWait: 50 }), {
      code: 'TIMEOUT',
      message: 'pdps/id/x is still not submitted after 50 ms',
    })
    await using reading = await startFaultyServer([ACCEPTED, hang])
    await assert.rejects(reading.endcap.pdps.submitAndWait('x', SUBMISSION, { maxWait: 1_000 }), {
      message: '/v1/pdps/id/x?retailer=tesco_uk is still PROCESSING after 1000 ms',
    })
  })

  it('a submission and wait has its deadline also while its token is requested', async () => {
    await using server = await startFaultyServer([], { token: () => {} })
    await assert.rejects(server.endcap.pdps.byAsin.submitAndWait('B1', {}, { maxWait: 50 }), {
      code: 'TIMEOUT',
      message: 'pdps/asin/B1 is still not submitted after 50 ms',
    })
  })

  it('a submission and wait reads the address of each kind of submission', async () => {
    const calls: [call: (endcap: Endcap) => Promise<unknown>, accepted: object, address: string][] = [
      [(e) => e.pdps.byGtin.submitAndWait('1', SUBMISSION, soon), { score_url: '/v1/a' }, '/v1/a'],
      [(e) => e.pdps.byAsin.submitAndWait('B1', {}, soon), { score_url: '/v1/b' }, '/v1/b'],
      [
        (e) => e.images.submitAndWait({ image_url: '', product_category_id: '', image_type: 'hero' }, soon),
        { image_id: 'i' },
        '/v1/images/i/score',
      ],
      [(e) => e.spark.images.requestAndWait('i', soon), { result_url: '/v1/c' }, '/v1/c'],
      [(e) => e.spark.ideas.requestAndWait('i', soon), { result_url: '/v1/d' }, '/v1/d'],
      [(e) => e.pdps.score({}, soon), { result_url: '/v1/e' }, '/v1/e'],
    ]
    for (const [call, accepted, address] of calls) {
      await using server = await startFaultyServer([
        send(202, { ...accepted, status: 'processing' }),
        COMPLETED,
      ])
      await call(server.endcap)
      assert.deepEqual(
        server.received.map(({ method, path }) => (method === 'GET' ? path : method)),
        [server.received[0]?.method, address],
      )
    }
  })
})

describe('imports.wait', () => {
  it('imports.wait reads until the dry run or the import has ended, also while the service is not available', async () => {
    await using server = await startFaultyServer([
      state('checking'),
      refuse(503),
      state('running'),
      reset,
      state('completed'),
    ])
    const { status } = await new Imports(server.endcap).wait('m', { interval: 1, retries: 0 })
    assert.deepEqual([status, server.received.length], ['completed', 5])
  })

  it('imports.wait has the time limit that it is given', async () => {
    await using server = await startFaultyServer([state('running')])
    await assert.rejects(new Imports(server.endcap).wait('m', { interval: 1, maxWait: 1_000 }), {
      message: 'imports/m is still running after 1000 ms',
    })
  })
})
