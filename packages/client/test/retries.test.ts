import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Endcap, EndcapError } from '@endcap/client'
import { cut, hang, refuse, reset, send, sendText, startFaultyServer } from './support/faulty-server.ts'

const COMPLETED = send(200, { status: 'COMPLETED' })
const PROXY_PAGE = '<html><body><h1>502 Bad Gateway</h1></body></html>'
const IMAGE = { image_url: 'https://shop.test/a.png', product_category_id: 'c', image_type: 'hero' } as const

describe('a call', () => {
  const failures = {
    'a 502 page of a proxy': sendText(502, PROXY_PAGE),
    'a 503': refuse(503),
    'a 504': refuse(504),
    'a 500': refuse(500),
    'a 501': refuse(501),
    'a 500 page of a proxy': sendText(500, PROXY_PAGE),
    'a 408': refuse(408),
    'a 429': refuse(429),
    'a reset connection': reset,
    'a response that is cut off': cut,
  }
  for (const [name, failure] of Object.entries(failures)) {
    it(`a call is repeated after ${name}`, async () => {
      await using server = await startFaultyServer([failure, COMPLETED])
      assert.equal((await server.endcap.pdps.get('x')).status, 'COMPLETED')
      assert.equal(server.received.length, 2)
    })
  }

  for (const status of [400, 403, 404, 409, 422]) {
    it(`a call is not repeated after ${status}`, async () => {
      await using server = await startFaultyServer([refuse(status), COMPLETED])
      await assert.rejects(server.endcap.pdps.get('x'), { status })
      assert.equal(server.received.length, 1)
    })
  }

  for (const status of [429, 507])
    it(`a call is not repeated after ${status} because of a quota`, async () => {
      await using server = await startFaultyServer([refuse(status, 'QUOTA_EXCEEDED'), COMPLETED])
      await assert.rejects(server.endcap.pdps.get('x'), { code: 'QUOTA_EXCEEDED' })
      assert.equal(server.received.length, 1)
    })

  it('a call is repeated after 500 if it replaces, deletes, or has no further effect', async () => {
    const calls: ((endcap: Endcap) => Promise<unknown>)[] = [
      (e) => e.pdps.submit('x', { hero_image_url: 'https://shop.test/a.png' }),
      (e) => e.pdps.setTags('x', []),
      (e) => e.pdps.delete('x'),
      (e) => e.pdps.score({}),
      (e) => e.spark.images.request('x'),
    ]
    for (const call of calls) {
      await using server = await startFaultyServer([refuse(500), COMPLETED])
      await call(server.endcap)
      assert.equal(server.received.length, 2)
    }
  })

  it('a call is repeated after no response within its time limit', async () => {
    await using server = await startFaultyServer([hang, COMPLETED])
    assert.equal((await server.endcap.pdps.get('x', {}, { timeout: 50 })).status, 'COMPLETED')
  })

  it('a call is repeated twice by default, and as often as the options say', async () => {
    await using server = await startFaultyServer([refuse(503)])
    await assert.rejects(server.endcap.pdps.get('x'), { status: 503 })
    assert.equal(server.received.length, 3)
    await assert.rejects(server.endcap.pdps.get('x', {}, { retries: 0 }), EndcapError.Server)
    assert.equal(server.received.length, 4)
  })

  it('a call waits for as long as Retry-After says', async () => {
    await using server = await startFaultyServer([
      refuse(429, 'RATE_LIMITED', { 'retry-after': '1' }),
      COMPLETED,
    ])
    await server.endcap.pdps.submit('x', { hero_image_url: 'https://shop.test/a.png' })
    const [first, second] = server.received
    // Timers may fire up to a millisecond early.
    assert.ok(first && second && second.at - first.at >= 999, `${first?.at}, ${second?.at}`)
  })

  it('a call reports a Retry-After of more than a minute instead of waiting', async () => {
    await using server = await startFaultyServer([refuse(429, 'RATE_LIMITED', { 'retry-after': '3600' })])
    await assert.rejects(server.endcap.pdps.get('x'), (error: unknown) => {
      assert.ok(error instanceof EndcapError.RateLimited)
      assert.deepEqual([error.code, error.retryAfterMs], ['RATE_LIMITED', 3_600_000])
      return true
    })
    assert.equal(server.received.length, 1)
  })

  it('a call reads a Retry-After that is a date', async () => {
    const date = new Date(Date.now() + 7_200_000).toUTCString()
    await using server = await startFaultyServer([refuse(503, 'CODE', { 'retry-after': date })])
    await assert.rejects(server.endcap.pdps.get('x'), (error: unknown) => {
      assert.ok(error instanceof EndcapError)
      assert.ok((error.retryAfterMs ?? 0) > 7_000_000, String(error.retryAfterMs))
      return true
    })
  })
})

describe('the submission of an image, which creates a record each time', () => {
  for (const [name, refusal] of Object.entries({
    'a 429': refuse(429),
    'a 503 of a proxy': sendText(503, PROXY_PAGE),
    'a 502 of the service': refuse(502, 'IMAGE_UPLOAD_FAILED'),
  })) {
    it(`the submission of an image, which creates a record each time is repeated after ${name}`, async () => {
      await using server = await startFaultyServer([
        refusal,
        send(202, { image_id: 'i', status: 'processing' }),
      ])
      assert.equal((await server.endcap.images.submit(IMAGE)).image_id, 'i')
      assert.equal(server.received.length, 2)
    })
  }

  for (const [name, failure] of Object.entries({
    'a 500 of the service': refuse(500, 'INTERNAL_ERROR'),
    'a reset connection': reset,
    'a 502 page of a proxy': sendText(502, PROXY_PAGE),
    'a response that is cut off': cut,
  })) {
    it(`the submission of an image, which creates a record each time is not repeated after ${name}`, async () => {
      await using server = await startFaultyServer([failure, send(202, {})])
      await assert.rejects(server.endcap.images.submit(IMAGE), EndcapError)
      assert.equal(server.received.length, 1)
    })
  }
})

describe('a deletion', () => {
  const notFound = refuse(404, 'PDP_NOT_FOUND')
  for (const [name, failures] of Object.entries({
    'a reset connection': [reset],
    'a response that is cut off': [cut],
    'a 502 page of a proxy': [sendText(502, PROXY_PAGE)],
    'a 504 page of a proxy': [sendText(504, PROXY_PAGE)],
    'a 504 with a code': [refuse(504)],
    'a 500 with a code': [refuse(500)],
    'a reset connection and a 503': [reset, refuse(503)],
  })) {
    it(`a deletion succeeds if its repetition finds nothing after ${name}`, async () => {
      await using server = await startFaultyServer([...failures, notFound])
      assert.equal(await server.endcap.pdps.delete('p'), undefined)
      assert.equal(server.received.length, failures.length + 1)
    })
  }

  it('a deletion succeeds if its repetition finds nothing after no response within its time limit', async () => {
    await using server = await startFaultyServer([hang, notFound])
    assert.equal(await server.endcap.pdps.delete('p', { timeout: 50 }), undefined)
  })

  for (const [name, refusal] of Object.entries({
    'a 429': refuse(429),
    'a 503': refuse(503),
    'a 503 page of a proxy': sendText(503, PROXY_PAGE),
  })) {
    it(`a deletion rejects with NotFound if its repetition finds nothing after ${name}`, async () => {
      await using server = await startFaultyServer([refusal, notFound])
      await assert.rejects(server.endcap.pdps.delete('p'), EndcapError.NotFound)
      assert.equal(server.received.length, 2)
    })
  }

  it('a deletion rejects with NotFound on the first attempt', async () => {
    await using server = await startFaultyServer([refuse(404, 'PDP_NOT_FOUND')])
    await assert.rejects(server.endcap.pdps.delete('p'), EndcapError.NotFound)
  })

  it('a deletion resolves to nothing on 204', async () => {
    await using server = await startFaultyServer([send(204, undefined)])
    assert.equal(await server.endcap.images.delete('p'), undefined)
  })
})
