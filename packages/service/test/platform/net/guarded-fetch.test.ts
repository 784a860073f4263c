import assert from 'node:assert/strict'
import net, { type AddressInfo } from 'node:net'
import { after, describe, it } from 'node:test'
import type { FetchError, FetchErrorReason } from '@endcap/foundation/net/fetch-error'
import {
  createGuardedFetch,
  GUARDED_FETCH_DEFAULTS,
  type GuardedFetchConfig,
} from '@endcap/foundation/net/guarded-fetch'
import { eventually } from '../../support/eventually.ts'
import { type Handler, startOrigin } from '../../support/origin.ts'
import { refusedUrls } from '../../support/refused-urls.ts'

const MAX_BYTES = 100_000
const origin = await startOrigin()
/** The same server under another name, as the target of redirects and second lookups. */
const secret = await startOrigin()
secret.serve('/', Buffer.from('secret'))

type Answers = Record<string, string[] | (() => string[])>

function fetcher(config: Partial<GuardedFetchConfig> = {}, answers: Answers = {}) {
  return createGuardedFetch(
    {
      ...GUARDED_FETCH_DEFAULTS,
      allowedOrigins: [origin.host],
      connectTimeoutMs: 800,
      firstByteTimeoutMs: 400,
      deadlineMs: 3_000,
      ...config,
    },
    async (host) => {
      const answer = answers[host]
      if (answer === undefined) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
      return (typeof answer === 'function' ? answer() : answer).map((address) => ({
        address,
        family: net.isIP(address),
      }))
    },
  )
}

const standard = fetcher()
const get = (url: string, fetch = standard) => fetch.get({ url, maxBytes: MAX_BYTES, accept: 'image/*' })
const refuses = (url: string, reason: FetchErrorReason, fetch = standard, send = get) =>
  assert.rejects(send(url, fetch), (error: FetchError) => {
    assert.equal(error.reason, reason, `${error.reason}: ${error.message}`)
    assert.doesNotMatch(error.message, /127\.0\.0|10\.0|::1/, 'names no internal address')
    return true
  })

after(async () => {
  standard.close()
  await origin[Symbol.asyncDispose]()
  await secret[Symbol.asyncDispose]()
})

describe('a guarded fetch', () => {
  it('a guarded fetch returns the bytes that the origin sent', async () => {
    const bytes = Buffer.from([1, 2, 3, 255, 0])
    origin.serve('/plain', bytes)
    assert.deepEqual(await get(origin.url('/plain')), bytes)
  })

  it('a guarded fetch follows up to five redirects, including relative ones', async () => {
    origin.serve('/end', Buffer.from('end'))
    for (let hop = 1; hop <= 6; hop++) {
      origin.serve(`/hop${hop}`, (_request, response) =>
        response.writeHead(302, { location: hop === 1 ? '/end' : `/hop${hop - 1}` }).end(),
      )
    }
    assert.equal(String(await get(origin.url('/hop5'))), 'end')
    await refuses(origin.url('/hop6'), 'too_many_redirects')
  })
})

/** Requests that strangers choose the URL of, by the way in which they are sent. */
const WAYS = {
  download: get,
  POST: async (url: string, fetch = standard) => {
    const { status } = await fetch.post({ url, headers: {}, body: '{}' })
    return Buffer.from(String(status))
  },
}
type Send = typeof get

for (const [way, send] of Object.entries(WAYS)) describeRefusals(way, send)

/** Declares the refusals that apply to every way of sending a request. */
function describeRefusals(way: string, send: Send): void {
  describe(`a URL of a ${way}`, () => {
    const before = secret.requests.length
    for (const [url, reason] of refusedUrls(secret.host, origin.host)) {
      it(`a URL of a ${way} is refused: ${url.slice(0, 60)} (${reason})`, () =>
        refuses(url, reason, standard, send))
    }

    it(`[NET-1] a URL of a ${way} is refused when any address of its host is not public`, async () => {
      const fetch = fetcher(
        {},
        { 'mixed.example': ['8.8.8.8', '10.0.0.1'], 'none.example': [], 'six.example': ['::ffff:127.0.0.1'] },
      )
      await refuses('http://mixed.example/', 'forbidden_address', fetch, send)
      await refuses('http://six.example/', 'forbidden_address', fetch, send)
      await refuses('http://none.example/', 'dns_failure', fetch, send)
    })

    it(`a URL of a ${way} is resolved only once`, async () => {
      let asked = 0
      const rebind = () => {
        asked += 1
        return asked === 1 ? ['192.0.78.1'] : ['127.0.0.1']
      }
      const fetch = fetcher({ connectTimeoutMs: 200, deadlineMs: 400 }, { 'rebind.example': rebind })
      // A server at the public address.
      await Promise.allSettled([send('http://rebind.example/', fetch)])
      assert.equal(asked, 1)
    })

    it(`a URL of a ${way} of an allowed network is dialed at the address that was checked`, async () => {
      origin.serve('/inner', Buffer.from('inner'))
      const { port } = new URL(origin.url('/'))
      let asked = 0
      const rebind = () => {
        asked += 1
        return asked === 1 ? ['127.0.0.1'] : ['127.0.0.2']
      }
      const fetch = fetcher({ allowedOrigins: [`127.0.0.0/8:${port}`] }, { 'dam.example': rebind })
      await send(`http://dam.example:${port}/inner`, fetch)
      assert.equal(asked, 1)
    })

    it(`a URL of a ${way} is refused when the lookup never ends`, async () => {
      const fetch = createGuardedFetch(
        { ...GUARDED_FETCH_DEFAULTS, allowedOrigins: [], connectTimeoutMs: 50 },
        () => new Promise(() => undefined),
      )
      await refuses('http://slow-dns.example/', 'timeout', fetch, send)
    })

    it(`a URL of a ${way} never reaches the secret server`, () => {
      assert.equal(secret.requests.length, before)
    })
  })
}

describe('a redirect', () => {
  const before = secret.requests.length

  it('a redirect from an allowed network is checked again', async () => {
    origin.serve('/inner', Buffer.from('inner'))
    const { port } = new URL(origin.url('/'))
    const fetch = fetcher(
      { allowedOrigins: [`127.0.0.1/32:${port}`] },
      { 'dam.example': ['127.0.0.1'], 'other.example': ['127.0.0.2'] },
    )
    const targets = [`http://127.0.0.2:${port}/`, `http://other.example:${port}/`, `http://${secret.host}/`]
    for (const [index, location] of targets.entries()) {
      origin.serve(`/leave${index}`, (_request, response) => response.writeHead(302, { location }).end())
      await refuses(`http://dam.example:${port}/leave${index}`, 'forbidden_address', fetch)
    }
    origin.serve('/stay', (_request, response) =>
      response.writeHead(302, { location: `//127.0.0.1:${port}/inner` }).end(),
    )
    assert.equal(String(await get(`http://dam.example:${port}/stay`, fetch)), 'inner')
  })

  it('a redirect does not lead to a private address', async () => {
    for (const [index, location] of [
      `http://${secret.host}/`,
      'file:///etc/passwd',
      `//${secret.host}/`,
      'http://[::1]/',
      'http://user@example.com/',
    ].entries()) {
      origin.serve(`/away${index}`, (_request, response) => response.writeHead(301, { location }).end())
      await assert.rejects(
        get(origin.url(`/away${index}`)),
        (error: FetchError) => error.reason === 'forbidden_address' || error.reason === 'invalid_url',
      )
    }
    origin.serve('/nowhere', (_request, response) => response.writeHead(302).end())
    await refuses(origin.url('/nowhere'), 'http_status')
  })

  it('a redirect is not followed by a POST, whose status is that of the redirect', async () => {
    origin.serve('/moved', (_request, response) =>
      response.writeHead(307, { location: `http://${secret.host}/` }).end(),
    )
    assert.equal(String(await WAYS.POST(origin.url('/moved'))), '307')
  })

  it('a redirect never reaches the secret server', () => {
    assert.equal(secret.requests.length, before)
  })
})

describe('a POST', () => {
  it('a POST sends its body, and returns the status and Retry-After of any response', async () => {
    origin.serve('/hook', (request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += String(chunk)))
      request.on('end', () =>
        response
          .writeHead(request.method === 'POST' && body === 'ü' ? 503 : 400, { 'retry-after': '7' })
          .end(),
      )
    })
    const sent = { url: origin.url('/hook'), headers: { 'content-type': 'text/plain' }, body: 'ü' }
    assert.deepEqual(await standard.post(sent), { status: 503, retryAfter: '7' })
  })

  it('a POST ignores a body that is huge, endless, broken or compressed', async () => {
    const bodies: Record<string, Handler> = {
      endless: (_request, response) => {
        const pump = () => {
          while (!response.destroyed && response.write(Buffer.alloc(16_384)));
        }
        response.writeHead(202).on('drain', pump)
        pump()
      },
      drip: (_request, response) => {
        const timer = setInterval(() => response.write('.'), 100)
        response.writeHead(202).on('close', () => clearInterval(timer))
      },
      broken: (_request, response) => {
        response.writeHead(202, { 'content-length': 1000 }).write('x', () => response.destroy())
      },
      compressed: (_request, response) =>
        response.writeHead(202, { 'content-encoding': 'gzip' }).end('not gzip'),
    }
    for (const [name, handler] of Object.entries(bodies)) {
      origin.serve(`/${name}`, handler)
      assert.equal(String(await WAYS.POST(origin.url(`/${name}`))), '202', name)
    }
    await eventually(() => origin.connections() === 0)
  })

  it('a POST is cut at its deadline while the headers still arrive', async () => {
    const server = net.createServer((socket) => {
      socket.on('error', () => undefined)
      socket.write('HTTP/1.1 200 OK\r\n')
      const timer = setInterval(() => socket.write('x: y\r\n'), 50)
      socket.on('close', () => clearInterval(timer))
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    const fetch = fetcher({ allowedOrigins: [host], firstByteTimeoutMs: 60_000, deadlineMs: 300 })
    await refuses(`http://${host}/`, 'timeout', fetch, WAYS.POST)
    server.close()
  })

  it('a POST is sent by http only to allowed addresses where TLS is required', async () => {
    const { port } = new URL(origin.url('/'))
    const answers = { 'public.example': ['8.8.8.8'], 'inner.example': ['127.0.0.1'] }
    const fetch = fetcher({ allowedOrigins: [`127.0.0.1:${port}`, '127.0.0.1'], requiresTls: true }, answers)
    await refuses('http://public.example/', 'forbidden_address', fetch, WAYS.POST)
    const strict = fetcher({ allowedOrigins: [`127.0.0.1:${port}`], requiresTls: true }, answers)
    await refuses('http://unknown.example/', 'forbidden_address', strict, WAYS.POST)
    await fetch.check('https://public.example/', new AbortController().signal)
    origin.serve('/inner', Buffer.from('inner'))
    assert.equal(String(await WAYS.POST(`http://inner.example:${port}/inner`, fetch)), '200')
  })
})

describe('a response', () => {
  it('a response is refused unless its status is 200', async () => {
    for (const status of [201, 204, 304, 400, 403, 404, 500, 503]) {
      origin.serve(`/status${status}`, (_request, response) => response.writeHead(status).end())
      await refuses(origin.url(`/status${status}`), 'http_status')
    }
  })

  it('a response is refused when it is not compressed as it declares', async () => {
    origin.serve('/gzip', (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
    )
    await refuses(origin.url('/gzip'), 'unsupported_type')
  })

  it('a response is refused when its declared or actual length is too large', async () => {
    origin.serve('/declared', (_request, response) =>
      response.writeHead(200, { 'content-length': MAX_BYTES + 1 }).end(),
    )
    origin.serve('/endless', (_request, response) => {
      const chunk = Buffer.alloc(16_384)
      const pump = () => {
        while (!response.destroyed && response.write(chunk));
      }
      response.on('drain', pump)
      pump()
    })
    await refuses(origin.url('/declared'), 'too_large')
    await refuses(origin.url('/endless'), 'too_large')
  })

  it('a response is refused when it ends early', async () => {
    origin.serve('/short', (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 })
      response.write('only this')
      setTimeout(() => response.destroy(), 20)
    })
    await refuses(origin.url('/short'), 'connect_failed')
  })

  it('a response is refused when it does not arrive or arrives too slowly', async () => {
    origin.serve('/silent', () => undefined)
    origin.serve('/drip', (_request, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('.'), 100)
      response.on('close', () => clearInterval(timer))
    })
    await refuses(origin.url('/silent'), 'timeout')
    await refuses(origin.url('/drip'), 'timeout')
    const patient = fetcher({ deadlineMs: 60_000 })
    await refuses(origin.url('/drip'), 'timeout', patient)
  })

  it('a response is refused when it is not HTTP, has huge headers or upgrades the protocol', async () => {
    const answers = [
      'SSH-2.0-OpenSSH_9.6\r\n',
      `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      'HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
      '',
    ]
    for (const answer of answers) {
      const server = net.createServer((socket) => {
        socket.on('error', () => undefined)
        socket.end(answer)
      })
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve)
      })
      const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
      await assert.rejects(get(`http://${host}/`, fetcher({ allowedOrigins: [host] })), (error: FetchError) =>
        /connect_failed|http_status/.test(error.reason),
      )
      server.close()
    }
  })

  it('a response is refused when no server listens', async () => {
    await refuses('http://127.0.0.1:1/', 'connect_failed', fetcher({ allowedOrigins: ['127.0.0.1:1'] }))
  })

  it('a response is aborted with its connection when the caller aborts', async () => {
    const caller = new AbortController()
    // The abort of the caller is all that ends this download.
    const patient = fetcher({ firstByteTimeoutMs: 60_000, deadlineMs: 60_000 })
    origin.serve('/wait', () => caller.abort(new Error('gone')))
    await assert.rejects(
      patient.get({ url: origin.url('/wait'), maxBytes: 10, accept: '*/*', signal: caller.signal }),
      /gone/,
    )
    await eventually(() => origin.connections() === 0, { attempts: 100 })
    patient.close()
  })
})
