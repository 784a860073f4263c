import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createClient, EndcapError } from '@endcap/client'

type Call = { method: string; path: string; authorization: string | null }

/** A client whose network is a function, and what it asked of it. The service's own tests use it on the real one. */
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

describe('the client', () => {
  it('[SDK-3] keeps its token from call to call, and percent-encodes ids', async () => {
    const { client, calls, tokens } = clientOn(() => [200, { status: 'COMPLETED' }])
    await Promise.all([client.getPdp('a/b c'), client.getPdp('a', { retailer: 'tesco_uk' })])
    assert.deepEqual(
      calls.map(({ path }) => path),
      ['/v1/pdps/id/a%2Fb%20c', '/v1/pdps/id/a?retailer=tesco_uk'],
    )
    assert.equal(tokens(), 1)
  })

  it('[SDK-5] gets a new token when the one that it has expires', async () => {
    // Shorter than the time before expiry at which a token is renewed: it has always just expired.
    const { client, tokens } = clientOn(() => [200, {}], { lifetimeS: 1 })
    await client.getPdp('x')
    await client.getPdp('x')
    assert.ok(tokens() >= 2, String(tokens()))
  })

  it('[SDK-4] gets a new token and tries once more on a 401, and only once', async () => {
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

  it('gives up waiting after its time', async () => {
    const { client } = clientOn(() => [200, { status: 'PROCESSING' }])
    await assert.rejects(client.waitForPdp('x', { pollMs: 1, timeoutMs: 20 }), { code: 'TIMEOUT' })
  })
})
