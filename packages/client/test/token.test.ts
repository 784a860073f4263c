import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Endcap, EndcapError } from '@endcap/client'
import { refuse, send, sendTokenFor, startFaultyServer } from './support/faulty-server.ts'

type Answer = Parameters<typeof startFaultyServer>[0][number]

const CALLS = 20
const COMPLETED = send(200, { status: 'COMPLETED' })
/** Answers requests with the second token and those after it. */
const withNewToken =
  (answer: Answer): Answer =>
  (request, response) =>
    (request.headers.authorization === 'Bearer token-1' ? refuse(401, 'UNAUTHORIZED') : answer)(
      request,
      response,
    )
const onlyNewTokens = withNewToken(COMPLETED)
const gets = (endcap: Endcap) => Promise.all(Array.from({ length: CALLS }, () => endcap.pdps.get('x')))

describe('the access token', () => {
  it('[SDK-3] the access token is kept from call to call', async () => {
    await using server = await startFaultyServer([COMPLETED])
    await gets(server.endcap)
    await gets(server.endcap)
    assert.equal(server.tokenRequests(), 1)
  })

  it('[SDK-5] the access token is renewed by one request of 20 concurrent calls after it expired', async () => {
    // The first token is renewed at once, because its lifetime is shorter than the margin of the renewal.
    const token: typeof first = (response, count) => (count === 1 ? first : later)(response, count)
    const [first, later] = [sendTokenFor(1), sendTokenFor(3600)]
    await using server = await startFaultyServer([COMPLETED], { token })
    await server.endcap.pdps.get('x')
    await gets(server.endcap)
    assert.equal(server.tokenRequests(), 2)
  })

  it('[SDK-4] the access token is renewed once after a 401, and the request is repeated', async () => {
    await using server = await startFaultyServer([onlyNewTokens])
    await server.endcap.pdps.get('x', {}, { retries: 0 })
    assert.deepEqual(
      server.received.map(({ headers }) => headers.authorization),
      ['Bearer token-1', 'Bearer token-2'],
    )
    await using refusing = await startFaultyServer([refuse(401, 'UNAUTHORIZED')])
    await assert.rejects(refusing.endcap.pdps.get('x'), EndcapError.Unauthorized)
    assert.equal(refusing.received.length, 2)
  })

  it('the access token is renewed by one request of 20 concurrent calls that were refused', async () => {
    await using server = await startFaultyServer([onlyNewTokens])
    await gets(server.endcap)
    assert.equal(server.tokenRequests(), 2)
  })

  it('the access token is requested again after failures that may pass', async () => {
    await using server = await startFaultyServer([COMPLETED], {
      token: (response, count) =>
        count === 1 ? void response.socket?.resetAndDestroy() : sendTokenFor(3600)(response, count),
    })
    await server.endcap.pdps.get('x')
    assert.equal(server.tokenRequests(), 2)
  })

  it('the access token is requested as often as its call is repeated', async () => {
    await using server = await startFaultyServer([COMPLETED], {
      token: (response) => void response.socket?.resetAndDestroy(),
    })
    await assert.rejects(server.endcap.pdps.get('x', {}, { retries: 1 }), EndcapError.Network)
    assert.equal(server.tokenRequests(), 2)
  })

  it('the access token is renewed by retries if its renewal after a 401 failed', async () => {
    await using server = await startFaultyServer([onlyNewTokens], {
      token: (response, count) =>
        count === 2 || count === 3
          ? void response.socket?.resetAndDestroy()
          : sendTokenFor(3600)(response, count),
    })
    await server.endcap.pdps.get('x')
    assert.equal(server.tokenRequests(), 4)
  })

  it('the access token counts as a refusal if its renewal failed, so that a deletion reports 404 and a submission is repeated', async () => {
    const options: Parameters<typeof startFaultyServer>[1] = {
      token: (response, count) =>
        count === 2 ? void response.socket?.resetAndDestroy() : sendTokenFor(3600)(response, count),
      client: { retries: 1 },
    }
    await using deleting = await startFaultyServer([withNewToken(refuse(404, 'PDP_NOT_FOUND'))], options)
    await assert.rejects(deleting.endcap.pdps.delete('x'), EndcapError.NotFound)
    await using submitting = await startFaultyServer([onlyNewTokens], options)
    await submitting.endcap.images.submit({
      image_url: 'http://a/b.jpg',
      product_category_id: 'c',
      image_type: 'hero',
    })
  })

  it('the access token goes on being requested for others when one call is aborted', async () => {
    const requested = Promise.withResolvers<() => void>()
    await using server = await startFaultyServer([COMPLETED], {
      token: (response, count) => requested.resolve(() => sendTokenFor(3600)(response, count)),
    })
    const stop = new AbortController()
    const aborted = server.endcap.pdps.get('x', {}, { signal: stop.signal })
    const other = server.endcap.pdps.get('x')
    const answer = await requested.promise
    stop.abort(new Error('stopped'))
    await assert.rejects(aborted, /stopped/)
    answer()
    assert.equal((await other).status, 'COMPLETED')
    assert.equal(server.tokenRequests(), 1)
  })
})

describe('Endcap.withToken', () => {
  it('Endcap.withToken calls its function once, and again after a 401', async () => {
    await using server = await startFaultyServer([onlyNewTokens])
    let calls = 0
    const endcap = Endcap.withToken(() => `token-${++calls}`, { baseUrl: server.baseUrl })
    await gets(endcap)
    assert.deepEqual([calls, server.tokenRequests()], [2, 0])
  })

  it('Endcap.withToken accepts the response of a token endpoint, and renews it when it expires', async () => {
    await using server = await startFaultyServer([COMPLETED])
    let calls = 0
    const endcap = Endcap.withToken(
      async () => ({ access_token: `token-${++calls}`, expires_in: calls === 1 ? 1 : 300 }),
      { baseUrl: server.baseUrl },
    )
    for (let n = 0; n < 3; n++) await endcap.pdps.get('x')
    assert.equal(calls, 2)
  })

  it('Endcap.withToken rejects where its function returns no token', async () => {
    const endcap = Endcap.withToken(() => JSON.parse('{"error":"signed out"}'), {
      baseUrl: 'http://127.0.0.1:1',
    })
    await assert.rejects(endcap.pdps.get('x'), EndcapError.UnexpectedResponse)
  })

  it('Endcap.withToken rejects with the error of its function', async () => {
    const endcap = Endcap.withToken(() => Promise.reject(new Error('signed out')), {
      baseUrl: 'http://127.0.0.1:1',
    })
    await assert.rejects(endcap.pdps.get('x'), /signed out/)
  })
})
