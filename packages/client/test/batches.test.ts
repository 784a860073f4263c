import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { describe, it } from 'node:test'
import { EndcapError } from '@endcap/client'
import { type BatchProgress, type BatchSubmission, submitMany } from '@endcap/client/batches'
import { hang, refuse, send, startFaultyServer } from './support/faulty-server.ts'

const URL = 'https://shop.test/a.png'
const listing = (n: number) => ({ id: `sku-${n}`, hero_image_url: URL })
const listings = (count: number) => Array.from({ length: count }, (_, n) => listing(n))
const accepted: RequestListener = (request, response) =>
  send(202, { id: request.url?.split('/').at(-1), status: 'PROCESSING', score_url: `${request.url}?read` })(
    request,
    response,
  )

async function collect<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = []
  for await (const row of rows) all.push(row)
  return all
}

/** Returns a `fetch` that records when requests start. */
function recordStarts() {
  const starts: number[] = []
  const timed: typeof fetch = (...request) => {
    starts.push(performance.now())
    return fetch(...request)
  }
  return { starts, timed }
}

describe('submitMany', () => {
  it('submitMany yields the result of each submission with its input and its index', async () => {
    await using server = await startFaultyServer([accepted])
    const rows = await collect(submitMany(server.endcap, listings(9), { concurrency: 3 }))
    assert.deepEqual(
      rows
        .toSorted((a, b) => a.index - b.index)
        .map(({ index, input, result }) => [index, input, result?.id]),
      listings(9).map((input, index) => [index, input, input.id]),
    )
  })

  it('submitMany submits by id, by GTIN and by ASIN', async () => {
    const inputs: BatchSubmission[] = [
      { id: 'a', hero_image_url: URL, gtin: '4006381333931', asin: 'B000000001' },
      { gtin: '4006381333931', hero_image_url: URL, name: 'Pen' },
      { asin: 'B000000001', region: 'uk' },
    ]
    await using server = await startFaultyServer([accepted])
    await collect(submitMany(server.endcap, inputs, { concurrency: 1 }))
    assert.deepEqual(
      server.received.map(({ method, path, body }) => [`${method} ${path}`, JSON.parse(body) as unknown]),
      [
        ['PUT /v1/pdps/id/a', { hero_image_url: URL, gtin: '4006381333931', asin: 'B000000001' }],
        ['PUT /v1/pdps/gtin/4006381333931', { hero_image_url: URL, name: 'Pen' }],
        ['PUT /v1/pdps/asin/B000000001', { region: 'uk' }],
      ],
    )
  })

  it('submitMany waits for the scores if it is asked to', async () => {
    await using server = await startFaultyServer([
      accepted,
      send(200, { status: 'PROCESSING' }),
      send(200, { status: 'COMPLETED', pdp_score: 71 }),
    ])
    const [row] = await collect(submitMany(server.endcap, listings(1), { wait: true, interval: 1 }))
    assert.equal(row?.result?.pdp_score, 71)
    assert.deepEqual(
      server.received.map(({ method, path }) => `${method} ${path}`),
      ['PUT /v1/pdps/id/sku-0', 'GET /v1/pdps/id/sku-0?read', 'GET /v1/pdps/id/sku-0?read'],
    )
  })

  it('submitMany goes on after a failure, and yields it as an error', async () => {
    const answer: RequestListener = (request, response) =>
      (request.url?.endsWith('sku-1') ? refuse(422, 'VALIDATION_ERROR') : accepted)(request, response)
    await using server = await startFaultyServer([answer])
    const inputs = [...listings(3), { id: '', hero_image_url: URL }]
    const progress: BatchProgress[] = []
    const onProgress = (each: BatchProgress) => void progress.push(each)
    const rows = await collect(submitMany(server.endcap, inputs, { onProgress }))
    const failed = rows.filter(({ error }) => error).toSorted((a, b) => a.index - b.index)
    assert.deepEqual(
      failed.map(({ index, error }) => [index, error?.name]),
      [
        [1, 'EndcapError.Validation'],
        [3, 'TypeError'],
      ],
    )
    assert.ok(failed[0]?.error instanceof EndcapError.Validation)
    assert.deepEqual(progress.at(-1), { done: 4, failed: 2 })
  })

  it('submitMany repeats a submission after transient failures as often as its retries allow', async () => {
    await using server = await startFaultyServer([refuse(500), refuse(503), accepted])
    const [row] = await collect(submitMany(server.endcap, listings(1)))
    assert.equal(row?.result?.id, 'sku-0')
    await using failing = await startFaultyServer([refuse(500), accepted])
    const [failed] = await collect(submitMany(failing.endcap, listings(1), { retries: 0 }))
    assert.ok(failed?.error instanceof EndcapError.Server)
  })

  it('submitMany holds all submissions back after a rate limit, and loses none', async () => {
    const limited = refuse(429, 'RATE_LIMITED', { 'retry-after': '1' })
    await using server = await startFaultyServer([accepted, limited, accepted])
    const rows = await collect(submitMany(server.endcap, listings(6), { concurrency: 1, retries: 0 }))
    assert.deepEqual(
      rows.map(({ error }) => error),
      Array.from({ length: 6 }, () => undefined),
    )
    const [, refused, next] = server.received
    // Timers may fire up to a millisecond early.
    assert.ok(refused && next && next.at - refused.at >= 999, `${refused?.at}, ${next?.at}`)
    assert.equal(server.received.length, 7)
  })

  it('submitMany holds back the submissions of other places too', async () => {
    let isLimited = true
    const answer: RequestListener = (request, response) => {
      const isRefused = isLimited && request.url?.endsWith('sku-1') === true
      if (isRefused) isLimited = false
      ;(isRefused ? refuse(429, 'RATE_LIMITED', { 'retry-after': '1' }) : accepted)(request, response)
    }
    const { starts, timed } = recordStarts()
    await using server = await startFaultyServer([answer], { client: { fetch: timed } })
    await collect(submitMany(server.endcap, listings(16), { concurrency: 2, perMinute: 1_200 }))
    const gaps = starts.slice(1).map((at, index) => at - (starts[index] ?? 0))
    // A few may have started before the refusal arrived.
    const pause = gaps.findIndex((gap) => gap >= 990)
    assert.ok(pause >= 0 && gaps.length - pause > 8, String(gaps))
  })

  it('submitMany starts no more submissions in a minute than it may', async () => {
    // The starts of requests are no closer than the gap, however slow the machine is.
    const { starts, timed } = recordStarts()
    await using server = await startFaultyServer([accepted], { client: { fetch: timed } })
    await server.endcap.retailers.list().catch(() => undefined)
    starts.length = 0
    await collect(submitMany(server.endcap, listings(6), { concurrency: 6, perMinute: 1_200 }))
    const gaps = starts.slice(1).map((at, index) => at - (starts[index] ?? 0))
    assert.ok(
      gaps.every((gap) => gap > 40),
      String(gaps),
    )
  })

  it('submitMany reads no more of an endless input than it has places, and ends it with the loop', async () => {
    await using server = await startFaultyServer([accepted])
    let [given, isClosed] = [0, false]
    async function* endless() {
      try {
        for (;;) yield listing(given++)
      } finally {
        isClosed = true
      }
    }
    let count = 0
    for await (const { result } of submitMany(server.endcap, endless(), { concurrency: 3 })) {
      assert.ok(result)
      count += 1
      assert.ok(given <= count + 4, `${given} inputs for ${count} results`)
      if (count === 50) break
    }
    await new Promise(setImmediate)
    assert.equal(isClosed, true)
  })

  it('submitMany yields results while its input waits for the next one', async () => {
    await using server = await startFaultyServer([accepted])
    const { promise, resolve } = Promise.withResolvers<void>()
    async function* slow() {
      yield listing(0)
      await promise
      yield listing(1)
    }
    const rows = submitMany(server.endcap, slow())
    assert.equal((await rows.next()).value?.index, 0)
    resolve()
    assert.deepEqual(
      (await collect(rows)).map(({ index }) => index),
      [1],
    )
  })

  it('submitMany throws the error of its input after the results before it', async () => {
    await using server = await startFaultyServer([accepted])
    function* broken() {
      yield listing(0)
      throw new Error('the file ends early')
    }
    const rows = submitMany(server.endcap, broken())
    assert.equal((await rows.next()).value?.index, 0)
    await assert.rejects(rows.next(), /the file ends early/)
  })

  it('submitMany ends with the reason of its signal, also its requests', async () => {
    await using server = await startFaultyServer([hang])
    const stop = new AbortController()
    const rows = submitMany(server.endcap, listings(3), { signal: stop.signal, concurrency: 2 })
    const next = rows.next()
    while (server.received.length < 2) await once(server.events, 'request')
    const closed = once(server.events, 'closed')
    stop.abort(new Error('stopped'))
    await assert.rejects(next, /stopped/)
    await closed
    assert.equal(server.received.length, 2)
    const late = submitMany(server.endcap, listings(1), { signal: stop.signal })
    await assert.rejects(late.next(), /stopped/)
  })

  it('submitMany rejects limits that are not positive', () => {
    for (const options of [{ concurrency: 0 }, { concurrency: Number.NaN }, { perMinute: 0 }])
      assert.throws(() => submitMany({ send: {} as never }, [], options), RangeError)
  })
})
