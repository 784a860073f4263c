import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startService, type TestService } from '../support/service.ts'

const APP = 'https://app.example.com'

let service: TestService
before(async () => {
  service = await startService({
    role: 'api',
    configure: (config) => {
      config.server.webOrigins = [APP]
    },
  })
})
after(() => service[Symbol.asyncDispose]())

const preflight = (path: string, origin = APP) =>
  service.request('OPTIONS', path, {
    token: null,
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  })

describe('a page of an allowed origin', () => {
  it('a page of an allowed origin may send what the API reads, and read what it answers', async () => {
    const { status, headers } = await preflight('/v1/pdps/id/x')
    assert.equal(status, 204)
    assert.equal(headers.get('access-control-allow-origin'), APP)
    assert.match(headers.get('access-control-allow-headers') ?? '', /Authorization.*Idempotency-Key/)
    assert.match(headers.get('access-control-allow-methods') ?? '', /PATCH/)
    const read = await service.request('GET', '/v1/me', { headers: { origin: APP } })
    assert.equal(read.headers.get('access-control-allow-origin'), APP)
    assert.match(read.headers.get('access-control-expose-headers') ?? '', /ETag.*Retry-After/)
    assert.match(read.headers.get('vary') ?? '', /Origin/)
    assert.equal(read.headers.get('access-control-allow-credentials'), null)
  })

  it('a page of an allowed origin reads refusals too', async () => {
    const { status, headers } = await service.request('GET', '/v1/me', {
      token: null,
      headers: { origin: APP },
    })
    assert.deepEqual([status, headers.get('access-control-allow-origin')], [401, APP])
  })
})

describe('a page of another origin', () => {
  it('a page of another origin gets no permission', async () => {
    for (const origin of ['https://evil.example', 'https://app.example.com.evil.example', 'null']) {
      const { headers } = await preflight('/v1/pdps/id/x', origin)
      assert.equal(headers.get('access-control-allow-origin'), null, origin)
    }
  })
})

describe('other addresses', () => {
  it('other addresses are not opened to any origin', async () => {
    for (const path of ['/mcp', '/console', '/metrics', '/health/live']) {
      const { headers } = await fetch(service.config.auth.baseUrl + path, { headers: { origin: APP } })
      assert.equal(headers.get('access-control-allow-origin'), null, path)
    }
  })

  it('other addresses and OPTIONS that are no preflights are answered as before', async () => {
    const { status, headers } = await service.request('OPTIONS', '/v1/pdps/score')
    assert.deepEqual([status, headers.get('allow')], [405, 'POST'])
    assert.equal((await service.request('GET', '/nothing')).status, 404)
  })
})
