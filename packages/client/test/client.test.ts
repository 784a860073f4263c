import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import { createClient, EndcapError } from '@endcap/client'

type Call = { method: string; path: string; authorization: string | null }

/** A client whose network is a function, and the calls that it made. The service's tests use a real network. */
function clientOn(
  answer: (call: Call, count: number) => [status: number, body: unknown],
  { lifetimeS = 3600 } = {},
) {
  const calls: Call[] = []
  let tokens = 0
  const client = createClient({
    baseUrl: 'http://endcap.test',
    clientId: 'id',
    clientSecret: 'secret',
    organizationId: 'organization',
    fetch: async (input, init) => {
      const path = new Request(input).url.replace('http://endcap.test', '')
      if (path === '/auth/token') {
        tokens += 1
        return Response.json({ access_token: `token-${tokens}`, token_type: 'Bearer', expires_in: lifetimeS })
      }
      const call = {
        method: init?.method ?? 'GET',
        path,
        authorization: new Headers(init?.headers).get('authorization'),
      }
      calls.push(call)
      const [status, body] = answer(call, calls.length)
      return Response.json(body, { status })
    },
  })
  return { client, calls, tokens: () => tokens }
}

const error = (status_code: number, error_code: string) => ({
  detail: 'no',
  status_code,
  error_code,
  request_id: 'r',
  extra: null,
  timestamp: 't',
})

describe('createClient', () => {
  it('[SDK-3] keeps its token from call to call, and percent-encodes ids', async () => {
    const { client, calls, tokens } = clientOn(() => [200, { status: 'COMPLETED' }])
    await Promise.all([client.getPdp('a/b c'), client.getPdp('a', { retailer: 'tesco_uk' })])
    assert.deepEqual(
      calls.map(({ path }) => path),
      ['/v1/pdps/id/a%2Fb%20c', '/v1/pdps/id/a?retailer=tesco_uk'],
    )
    assert.equal(tokens(), 1)
  })

  it('[SDK-5] gets a new token when its token expires', async () => {
    // The lifetime is shorter than the margin before expiry at which a token is renewed, so every call renews it.
    const { client, tokens } = clientOn(() => [200, {}], { lifetimeS: 1 })
    await client.getPdp('x')
    await client.getPdp('x')
    assert.ok(tokens() >= 2, String(tokens()))
  })

  it('[SDK-4] gets a new token and repeats the request once on a 401', async () => {
    const { client, calls } = clientOn(({ authorization }) =>
      authorization === 'Bearer token-2' ? [200, {}] : [401, error(401, 'UNAUTHORIZED')],
    )
    await client.getPdp('x')
    assert.deepEqual(
      calls.map(({ authorization }) => authorization),
      ['Bearer token-1', 'Bearer token-2'],
    )
    const refused = clientOn(() => [401, error(401, 'UNAUTHORIZED')])
    await assert.rejects(refused.client.getPdp('x'), { code: 'UNAUTHORIZED', status: 401 })
    assert.equal(refused.calls.length, 2)
  })

  it('[SDK-2] throws the API’s error with its code and body', async () => {
    const { client } = clientOn(() => [422, error(422, 'VALIDATION_ERROR')])
    await assert.rejects(client.submitPdp('x', { hero_image_url: 'x' }), (thrown: EndcapError) => {
      assert.ok(thrown instanceof EndcapError)
      assert.deepEqual([thrown.status, thrown.code, thrown.body?.request_id], [422, 'VALIDATION_ERROR', 'r'])
      return true
    })
  })

  it('[SDK-1] polls until the PDP is settled', async () => {
    const { client, calls } = clientOn((_call, count) => [
      200,
      { status: count < 3 ? 'PROCESSING' : 'ERROR' },
    ])
    assert.equal((await client.waitForPdp('x', { pollMs: 1 })).status, 'ERROR')
    assert.equal(calls.length, 3)
  })

  it('rejects with TIMEOUT when processing does not end in time', async () => {
    const { client } = clientOn(() => [200, { status: 'PROCESSING' }])
    await assert.rejects(client.waitForPdp('x', { pollMs: 1, timeoutMs: 20 }), { code: 'TIMEOUT' })
  })

  it('shares one token request between concurrent calls without a valid token', async () => {
    const { client, tokens } = clientOn(() => [200, {}], { lifetimeS: 1 })
    await client.getPdp('x')
    await Promise.all(Array.from({ length: 20 }, () => client.getPdp('x')))
    assert.equal(tokens(), 2)
  })

  it('shares one token request between concurrent calls that were refused with 401', async () => {
    const { client, tokens } = clientOn(({ authorization }) =>
      authorization === 'Bearer token-2' ? [200, {}] : [401, error(401, 'UNAUTHORIZED')],
    )
    await Promise.all(Array.from({ length: 20 }, () => client.getPdp('x')))
    assert.equal(tokens(), 2)
  })
})

/** A client of a real server that responds to reads with `answers`, one after the other. The last repeats. */
async function clientOnServer(...answers: RequestListener[]) {
  let reads = 0
  const server = createServer((request, response) => {
    if (request.url === '/auth/token') {
      request.resume()
      response.end(JSON.stringify({ access_token: 'token', token_type: 'Bearer', expires_in: 3600 }))
      return
    }
    answers[Math.min(reads++, answers.length - 1)]?.(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = createClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: 'id',
    clientSecret: 'secret',
    organizationId: 'organization',
  })
  return {
    client,
    reads: () => reads,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const refuse =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(JSON.stringify(error(status, 'CODE')))
const complete: RequestListener = (_request, response) =>
  void response.end(JSON.stringify({ status: 'COMPLETED' }))
const reset: RequestListener = (request) => void request.socket.resetAndDestroy()
const cut: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-length': '100' })
  response.write('{"status":', () => request.socket.destroy())
}

describe('waitForPdp', () => {
  it('survives transient failures', async () => {
    const failures = [refuse(503), refuse(429), refuse(502), refuse(504), refuse(408), reset, cut]
    await using server = await clientOnServer(...failures, complete)
    assert.equal((await server.client.waitForPdp('x', { pollMs: 1 })).status, 'COMPLETED')
    assert.equal(server.reads(), failures.length + 1)
  })

  for (const status of [400, 403, 404, 422, 500]) {
    it(`rejects at once on ${status}`, async () => {
      await using server = await clientOnServer(refuse(status), complete)
      await assert.rejects(server.client.waitForPdp('x', { pollMs: 1 }), { status })
      assert.equal(server.reads(), 1)
    })
  }

  it('does not read again before Retry-After has passed', async () => {
    await using server = await clientOnServer(refuse(429, { 'retry-after': '3600' }), complete)
    await assert.rejects(server.client.waitForPdp('x', { pollMs: 1, timeoutMs: 300 }), { code: 'TIMEOUT' })
    assert.equal(server.reads(), 1)
  })

  it('rejects with the reason of its signal, also during a read', async () => {
    const stop = new AbortController()
    await using server = await clientOnServer(() => stop.abort(new Error('stopped')))
    await assert.rejects(server.client.waitForPdp('x', { signal: stop.signal }), /stopped/)
  })

  it('rejects with TIMEOUT and the last failure when the API stays unavailable', async () => {
    await using server = await clientOnServer(refuse(503))
    await assert.rejects(server.client.waitForPdp('x', { pollMs: 1, timeoutMs: 300 }), {
      code: 'TIMEOUT',
      message: /the last attempt failed: no/,
    })
  })
})
