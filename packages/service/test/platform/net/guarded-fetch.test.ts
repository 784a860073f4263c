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
import { startOrigin } from '../../support/origin.ts'

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
const refuses = (url: string, reason: FetchErrorReason, fetch = standard) =>
  assert.rejects(get(url, fetch), (error: FetchError) => {
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
  it('returns the bytes that the origin sent', async () => {
    const bytes = Buffer.from([1, 2, 3, 255, 0])
    origin.serve('/plain', bytes)
    assert.deepEqual(await get(origin.url('/plain')), bytes)
  })

  it('follows up to five redirects, including relative ones', async () => {
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

describe('a URL', () => {
  const before = secret.requests.length
  const port = secret.host.split(':')[1]
  const bad: [string, FetchErrorReason][] = [
    ['', 'invalid_url'],
    ['not a url', 'invalid_url'],
    ['//host/path', 'invalid_url'],
    ['ftp://example.com/a.jpg', 'invalid_url'],
    ['file:///etc/passwd', 'invalid_url'],
    ['javascript:alert(1)', 'invalid_url'],
    ['data:image/png;base64,AAAA', 'invalid_url'],
    ['gopher://127.0.0.1:70/', 'invalid_url'],
    [`http://user:pass@${origin.host}/plain`, 'invalid_url'],
    [`http://${'a'.repeat(5000)}.example/`, 'invalid_url'],
    [`http://127.0.0.1:${port}/`, 'forbidden_address'],
    [`http://127.1:${port}/`, 'forbidden_address'],
    [`http://2130706433:${port}/`, 'forbidden_address'],
    [`http://0x7f.1:${port}/`, 'forbidden_address'],
    [`http://0177.0.0.1:${port}/`, 'forbidden_address'],
    [`http://[::1]:${port}/`, 'forbidden_address'],
    [`http://localhost:${port}/`, 'forbidden_address'],
    ['http://127.0.0.1/', 'forbidden_address'],
    ['http://[::ffff:127.0.0.1]/', 'forbidden_address'],
    ['http://[::ffff:7f00:1]/', 'forbidden_address'],
    ['http://[64:ff9b::7f00:1]/', 'forbidden_address'],
    ['http://169.254.169.254/latest/meta-data/', 'forbidden_address'],
    ['http://[fd00:ec2::254]/', 'forbidden_address'],
    ['http://0/', 'forbidden_address'],
    ['http://１２７.0.0.1/', 'forbidden_address'],
    ['http://example.com:22/', 'forbidden_address'],
    ['http://example.com:6379/', 'forbidden_address'],
    ['http://unknown.example/', 'dns_failure'],
  ]
  for (const [url, reason] of bad) {
    it(`is refused: ${url.slice(0, 60)} (${reason})`, () => refuses(url, reason))
  }

  it('[NET-1] is refused when any address of its host is not public', async () => {
    const fetch = fetcher(
      {},
      { 'mixed.example': ['8.8.8.8', '10.0.0.1'], 'none.example': [], 'six.example': ['::ffff:127.0.0.1'] },
    )
    await refuses('http://mixed.example/', 'forbidden_address', fetch)
    await refuses('http://six.example/', 'forbidden_address', fetch)
    await refuses('http://none.example/', 'dns_failure', fetch)
  })

  it('is resolved only once', async () => {
    let asked = 0
    const rebind = () => {
      asked += 1
      return asked === 1 ? ['192.0.78.1'] : ['127.0.0.1']
    }
    const fetch = fetcher({ connectTimeoutMs: 200, deadlineMs: 400 }, { 'rebind.example': rebind })
    await assert.rejects(get('http://rebind.example/', fetch))
    assert.equal(asked, 1)
  })

  it('of an allowed network is dialed at the address that was checked', async () => {
    origin.serve('/inner', Buffer.from('inner'))
    const port = new URL(origin.url('/')).port
    let asked = 0
    const rebind = () => {
      asked += 1
      return asked === 1 ? ['127.0.0.1'] : ['127.0.0.2']
    }
    const fetch = fetcher({ allowedOrigins: [`127.0.0.0/8:${port}`] }, { 'dam.example': rebind })
    assert.equal(String(await get(`http://dam.example:${port}/inner`, fetch)), 'inner')
    assert.equal(asked, 1)
  })

  it('of an allowed network is checked again at every redirect', async () => {
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

  it('is refused when the lookup never ends', async () => {
    const fetch = createGuardedFetch(
      { ...GUARDED_FETCH_DEFAULTS, allowedOrigins: [], connectTimeoutMs: 50 },
      () => new Promise(() => undefined),
    )
    await refuses('http://slow-dns.example/', 'timeout', fetch)
  })

  it('does not lead to a private address by redirect', async () => {
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

  it('never reaches the secret server', () => {
    assert.equal(secret.requests.length, before)
  })
})

describe('a response', () => {
  it('is refused unless its status is 200', async () => {
    for (const status of [201, 204, 304, 400, 403, 404, 500, 503]) {
      origin.serve(`/status${status}`, (_request, response) => response.writeHead(status).end())
      await refuses(origin.url(`/status${status}`), 'http_status')
    }
  })

  it('is refused when it is compressed', async () => {
    origin.serve('/gzip', (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
    )
    await refuses(origin.url('/gzip'), 'unsupported_type')
  })

  it('is refused when its declared or actual length is too large', async () => {
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

  it('is refused when it ends early', async () => {
    origin.serve('/short', (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 })
      response.write('only this')
      setTimeout(() => response.destroy(), 20)
    })
    await refuses(origin.url('/short'), 'connect_failed')
  })

  it('is refused when it does not arrive or arrives too slowly', async () => {
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

  it('is refused when it is not HTTP, has huge headers or upgrades the protocol', async () => {
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

  it('is refused when no server listens', async () => {
    await refuses('http://127.0.0.1:1/', 'connect_failed', fetcher({ allowedOrigins: ['127.0.0.1:1'] }))
  })

  it('is aborted with its connection when the caller aborts', async () => {
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
