import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import { Endcap, EndcapError } from '@endcap/client'
import { cut, hang, refuse, reset, send, sendText, startFaultyServer } from './support/faulty-server.ts'

const noRetries = { retries: 0 }

describe('EndcapError', () => {
  const classes = [
    [400, 'BadRequest'],
    [401, 'Unauthorized'],
    [403, 'Forbidden'],
    [404, 'NotFound'],
    [409, 'Conflict'],
    [413, 'BadRequest'],
    [422, 'Validation'],
    [429, 'RateLimited'],
    [500, 'Server'],
    [503, 'Server'],
  ] as const
  for (const [status, name] of classes) {
    it(`EndcapError is ${name} for ${status}`, async () => {
      await using server = await startFaultyServer([refuse(status, 'SOME_CODE')])
      await assert.rejects(server.endcap.pdps.get('x', {}, noRetries), (error: unknown) => {
        assert.ok(error instanceof EndcapError[name] && error instanceof EndcapError)
        assert.deepEqual([error.name, error.status], [`EndcapError.${name}`, status])
        return true
      })
    })
  }

  it('[SDK-2] EndcapError has the code, request id and details of the API’s error', async () => {
    const problems = [{ field: 'hero_image_url', issue: 'must be an absolute http or https URL' }]
    await using server = await startFaultyServer([refuse(422, 'VALIDATION_ERROR', {}, { problems })])
    await assert.rejects(server.endcap.pdps.submit('x', { hero_image_url: 'x' }), (error: unknown) => {
      assert.ok(error instanceof EndcapError.Validation)
      assert.deepEqual(
        [error.code, error.requestId, error.message, error.details?.problems],
        ['VALIDATION_ERROR', 'r-1', 'no', problems],
      )
      return true
    })
  })

  it('EndcapError has the code and description of an error of the token endpoint', async () => {
    await using server = await startFaultyServer([], {
      token: (response) =>
        void response
          .writeHead(401, { 'x-request-id': 'r-2' })
          .end('{"error":"invalid_client","error_description":"the secret is wrong"}'),
    })
    await assert.rejects(server.endcap.pdps.get('x'), (error: unknown) => {
      assert.ok(error instanceof EndcapError.Unauthorized)
      assert.deepEqual(
        [error.code, error.requestId, error.message],
        ['invalid_client', 'r-2', 'the secret is wrong'],
      )
      return true
    })
    assert.equal(server.tokenRequests(), 1)
  })
})

describe('a response that Endcap does not send', () => {
  it('a response that Endcap does not send has the name of its class as the name of its constructor', () => {
    assert.equal(EndcapError.NotFound.name, 'EndcapError.NotFound')
  })

  it('a response that Endcap does not send is reported as HTML where a proxy answers 502', async () => {
    await using server = await startFaultyServer([sendText(502, '<html>Bad Gateway</html>')])
    await assert.rejects(server.endcap.pdps.get('x', {}, noRetries), (error: unknown) => {
      assert.ok(error instanceof EndcapError.Server)
      assert.deepEqual([error.code, error.status], ['UNEXPECTED_RESPONSE', 502])
      assert.match(
        error.message,
        /GET http.*: status 502 with HTML instead of JSON; a proxy may have sent it/,
      )
      assert.deepEqual(error.details, { content_type: 'text/html', body: '<html>Bad Gateway</html>' })
      return true
    })
  })

  for (const [name, answer, message] of [
    ['HTML with 200', sendText(200, '<!doctype html><title>Sign in</title>'), /status 200 with HTML/],
    ['an empty body with 200', sendText(200, ''), /status 200 with an empty body/],
    ['JSON that is no object', send(200, 'text'), /status 200 with application\/json/],
    [
      'a redirect',
      sendText(302, '', { location: 'https://login.test/' }),
      /redirects to https:\/\/login\.test/,
    ],
  ] as const) {
    it(`a response that Endcap does not send is reported at once: ${name}`, async () => {
      await using server = await startFaultyServer([answer])
      await assert.rejects(server.endcap.pdps.get('x'), (error: unknown) => {
        assert.ok(error instanceof EndcapError.UnexpectedResponse)
        assert.equal(error.code, 'UNEXPECTED_RESPONSE')
        assert.match(error.message, message)
        return true
      })
      assert.equal(server.received.length, 1)
    })
  }

  it('a response that Endcap does not send is reported if it is larger than the limit, without reading the rest', async () => {
    const endless: Parameters<typeof startFaultyServer>[0][number] = (_request, response) => {
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
        if (!response.destroyed) response.once('drain', write)
      }
      write()
    }
    await using server = await startFaultyServer([endless], { client: { maxResponseBytes: 50_000 } })
    await assert.rejects(server.endcap.pdps.get('x'), { code: 'RESPONSE_TOO_LARGE' })
  })
})

describe('a request without a response', () => {
  for (const [name, failure] of Object.entries({ reset, cut })) {
    it(`a request without a response is reported as a failure of the network: ${name}`, async () => {
      await using server = await startFaultyServer([failure])
      await assert.rejects(server.endcap.pdps.get('x', {}, noRetries), (error: unknown) => {
        assert.ok(error instanceof EndcapError.Network)
        assert.deepEqual([error.code, error.status], ['NETWORK_ERROR', 0])
        assert.match(error.message, /^GET http:\/\/127\.0\.0\.1:\d+\/v1\/pdps\/id\/x: /)
        assert.ok(error.cause instanceof Error)
        return true
      })
    })
  }

  it('a request without a response is reported with the reason where nothing listens', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    server.close()
    await once(server, 'close')
    const endcap = Endcap.withToken(() => 'token', { baseUrl: `http://127.0.0.1:${port}` })
    await assert.rejects(endcap.retailers.list(noRetries), {
      name: 'EndcapError.Network',
      message: /ECONNREFUSED/,
    })
  })

  it('a request without a response is reported as a time-out, also in the middle of a body', async () => {
    const slow: typeof hang = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{')
    }
    for (const answer of [hang, slow]) {
      await using server = await startFaultyServer([answer])
      await assert.rejects(
        server.endcap.pdps.get('x', {}, { ...noRetries, timeout: 30 }),
        (error: unknown) => {
          assert.ok(error instanceof EndcapError.Timeout)
          assert.match(error.message, /no complete response within 30 ms/)
          return true
        },
      )
    }
  })

  it('a request without a response rejects with the reason of its signal, during a request, a pause and a token request', async () => {
    for (const [answers, token] of [
      [[hang], undefined],
      [[refuse(503, 'CODE', { 'retry-after': '30' })], undefined],
      [[], () => {}],
    ] as const) {
      await using server = await startFaultyServer(answers, token ? { token } : {})
      const stop = new AbortController()
      const call = server.endcap.pdps.get('x', {}, { signal: stop.signal })
      setTimeout(() => stop.abort(new Error('stopped')), 30)
      await assert.rejects(call, /stopped/)
      await assert.rejects(server.endcap.pdps.get('x', {}, { signal: stop.signal }), /stopped/)
    }
  })
})
