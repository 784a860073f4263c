import assert from 'node:assert/strict'
import type { IncomingHttpHeaders } from 'node:http'
import { describe, it } from 'node:test'
import { findStorefront } from '@endcap/catalog'
import { createLog } from '@endcap/foundation/observability/log'
import { createStorefrontSource } from '@endcap/listing-sources'
import { original, storefrontPage } from '@endcap/storefront-pages/testing'
import packageJson from '../../../package.json' with { type: 'json' }
import { readConfig } from '../../../src/config/config.ts'
import { createFetchListing } from '../../../src/domains/scraping/fetch-listing.ts'
import { DomainError } from '../../../src/platform/errors/domain-error.ts'
import { eventually } from '../../support/eventually.ts'
import { listingPage } from '../../support/listing-page.ts'
import { startOrigin } from '../../support/origin.ts'

const storefront = findStorefront('us')
if (!storefront) throw new Error('no storefront has the region "us"')
const neverAborted = new AbortController().signal
const log = createLog({ level: 'silent', format: 'json' })

async function start(changes: Partial<ReturnType<typeof readConfig>['scrape']> = {}) {
  const resources = new AsyncDisposableStack()
  const origin = resources.use(await startOrigin())
  const config = { ...readConfig({}, {}).scrape, intervalMs: 0, standIns: { us: origin.url('') }, ...changes }
  const source = resources.use(createStorefrontSource(config, log))
  const fetchListing = createFetchListing({ source, config, log })
  return {
    origin,
    fetch: (asin: string, signal = neverAborted, organizationId = 'ours') =>
      fetchListing({ organizationId, asin, storefront: storefront as never }, signal),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

const ROBOT_CHECK = '<html><title>Robot Check</title></html>'
const code = (expected: string) => (error: unknown) => error instanceof DomainError && error.code === expected

describe('fetching a listing', () => {
  it('fetching a listing returns the source and the time of the fetch', async () => {
    await using storefrontServer = await start()
    storefrontServer.origin.serve('/dp/B000000001', listingPage('B000000001', [original('a')]))
    const before = Date.now()
    const { source, fetchedAt, images } = await storefrontServer.fetch('B000000001')
    assert.deepEqual([source, images], ['storefront', [original('a')]])
    assert.ok(fetchedAt.getTime() >= before)
  })

  it('[SCRAPE-1] fetching a listing retries a failure up to the configured attempts, and does not retry "not found"', async () => {
    await using storefrontServer = await start({ attempts: 2 })
    storefrontServer.origin.serve('/dp/B000000503', (_request, response) => response.writeHead(503).end())
    await assert.rejects(storefrontServer.fetch('B000000503'), code('SCRAPE_UPSTREAM_ERROR'))
    await assert.rejects(storefrontServer.fetch('B000000404'), code('ASIN_NOT_FOUND_AT_RETAILER'))
    assert.deepEqual(storefrontServer.origin.requests, ['/dp/B000000503', '/dp/B000000503', '/dp/B000000404'])
  })

  it('[SCRAPE-2] fetching a listing ends at the deadline of all attempts together', async () => {
    await using storefrontServer = await start({ attempts: 10, attemptTimeoutMs: 60_000, deadlineMs: 200 })
    storefrontServer.origin.serve('/dp/B00000SLOW', () => undefined)
    await assert.rejects(storefrontServer.fetch('B00000SLOW'), code('SCRAPE_TIMEOUT'))
    assert.equal(storefrontServer.origin.requests.length, 1)
  })

  it('fetching a listing ends when the caller aborts', async () => {
    await using storefrontServer = await start()
    storefrontServer.origin.serve('/dp/B00000SLOW', () => undefined)
    await assert.rejects(storefrontServer.fetch('B00000SLOW', AbortSignal.timeout(50)), {
      name: 'TimeoutError',
    })
  })

  it('fetching a listing sends at most the configured number of requests at a time', async () => {
    await using storefrontServer = await start({ concurrency: 2 })
    let open = 0
    let most = 0
    const asins = Array.from({ length: 12 }, (_each, n) => `B0000000${10 + n}`)
    for (const asin of asins)
      storefrontServer.origin.serve(`/dp/${asin}`, (request, response) => {
        most = Math.max(most, ++open)
        setTimeout(() => {
          open--
          listingPage(asin, [original('a')])(request, response)
        }, 20)
      })
    await Promise.all(asins.map((asin) => storefrontServer.fetch(asin)))
    assert.equal(most, 2)
  })

  it('fetching a listing keeps the configured interval between the starts of requests', async () => {
    await using storefrontServer = await start({ intervalMs: 200 })
    const times: number[] = []
    for (let n = 0; n < 5; n++)
      storefrontServer.origin.serve(`/dp/B00000000${n}`, (request, response) => {
        times.push(performance.now())
        listingPage(`B00000000${n}`, [original('a')])(request, response)
      })
    await Promise.all(times.concat([0, 1, 2, 3, 4]).map((n) => storefrontServer.fetch(`B00000000${n}`)))
    // Four intervals of 200 ms, less the tolerance of timers.
    assert.ok((times.at(-1) ?? 0) - (times[0] ?? 0) >= 600)
  })

  it('fetching a listing sends no more requests after 30 consecutive failures of a host', async () => {
    await using storefrontServer = await start({ attempts: 1, concurrency: 1 })
    for (let n = 0; n < 40; n++) {
      storefrontServer.origin.serve(`/dp/B0000000${10 + n}`, (_request, response) =>
        response.writeHead(503).end(),
      )
      await assert.rejects(storefrontServer.fetch(`B0000000${10 + n}`), code('SCRAPE_UPSTREAM_ERROR'))
    }
    assert.equal(storefrontServer.origin.requests.length, 30)
  })

  it('fetching a listing follows no redirect to another host', async () => {
    await using other = await startOrigin()
    await using storefrontServer = await start({ attempts: 1 })
    storefrontServer.origin.serve('/dp/B000000001', (_request, response) =>
      response.writeHead(302, { location: other.url('/dp/B000000001') }).end(),
    )
    storefrontServer.origin.serve('/dp/B000000002', (_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    )
    storefrontServer.origin.serve('/dp/B000000003', (_request, response) =>
      response.writeHead(301, { location: '/Steel-Pan/dp/B000000003' }).end(),
    )
    storefrontServer.origin.serve('/Steel-Pan/dp/B000000003', listingPage('B000000003', [original('a')]))
    await assert.rejects(storefrontServer.fetch('B000000001'), code('SCRAPE_UPSTREAM_ERROR'))
    await assert.rejects(storefrontServer.fetch('B000000002'), code('SCRAPE_UPSTREAM_ERROR'))
    assert.equal((await storefrontServer.fetch('B000000003')).asin, 'B000000003')
    assert.deepEqual(other.requests, [])
  })

  it('fetching a listing times out behind a proxy that does not respond, and closes its connections', async () => {
    await using proxy = await startOrigin()
    await using storefrontServer = await start({
      attempts: 2,
      attemptTimeoutMs: 200,
      standIns: {},
      proxy: proxy.url(''),
    })
    proxy.onConnect((_target, socket) => void socket.on('end', () => socket.destroy()).resume())
    await assert.rejects(storefrontServer.fetch('B000000001'), code('SCRAPE_TIMEOUT'))
    await eventually(() => proxy.connections() === 0, { attempts: 100 })
  })

  it('fetching a listing serves the single request of an organization before the many of another', async () => {
    await using storefrontServer = await start({ concurrency: 1 })
    const asins = Array.from({ length: 8 }, (_each, n) => `B0000000${10 + n}`)
    for (const asin of asins) storefrontServer.origin.serve(`/dp/${asin}`, listingPage(asin, [original('a')]))
    const [last = '', ...many] = asins
    const all = many.map((asin) => storefrontServer.fetch(asin, neverAborted, 'many'))
    await storefrontServer.fetch(last, neverAborted, 'one')
    assert.ok(
      storefrontServer.origin.requests.length <= 3,
      `after ${storefrontServer.origin.requests.length}`,
    )
    await Promise.all(all)
  })

  it('fetching a listing names the product and its version to the storefront, and sends no headers of a browser', async () => {
    await using storefrontServer = await start()
    let headers: IncomingHttpHeaders = {}
    storefrontServer.origin.serve('/dp/B000000001', (request, response) => {
      headers = request.headers
      listingPage('B000000001', [original('a')])(request, response)
    })
    await storefrontServer.fetch('B000000001')
    const { host: _host, connection: _connection, ...rest } = headers
    assert.deepEqual(rest, {
      'user-agent': `Endcap/${packageJson.version}`,
      accept: 'text/html,application/xhtml+xml',
      'accept-language': 'en-US,en;q=0.9',
      'accept-encoding': 'gzip, deflate, br',
    })
  })

  it('fetching a listing sends the configured user agent', async () => {
    await using storefrontServer = await start({ userAgent: 'Example/1.0' })
    let userAgent: string | undefined
    storefrontServer.origin.serve('/dp/B000000001', (request, response) => {
      userAgent = request.headers['user-agent']
      listingPage('B000000001', [original('a')])(request, response)
    })
    await storefrontServer.fetch('B000000001')
    assert.equal(userAgent, 'Example/1.0')
  })

  it('fetching a listing retries a robot check with the same cookies and user agent', async () => {
    await using storefrontServer = await start({ attempts: 4 })
    const cookies: (string | undefined)[] = []
    const userAgents = new Set<string | undefined>()
    storefrontServer.origin.serve('/dp/B000000001', (request, response) => {
      cookies.push(request.headers.cookie)
      userAgents.add(request.headers['user-agent'])
      response.setHeader('set-cookie', `visit=${cookies.length}`)
      if (cookies.length > 3) listingPage('B000000001', [original('a')])(request, response)
      else response.end(ROBOT_CHECK)
    })
    await storefrontServer.fetch('B000000001')
    assert.deepEqual(cookies, [undefined, 'visit=1', 'visit=2', 'visit=3'])
    assert.equal(userAgents.size, 1)
  })

  it('fetching a listing counts robot checks as failures of the host', async () => {
    await using storefrontServer = await start({ attempts: 1, concurrency: 1 })
    for (let n = 0; n < 31; n++) {
      storefrontServer.origin.serve(`/dp/B0000000${10 + n}`, (_request, response) =>
        response.end(ROBOT_CHECK),
      )
      await assert.rejects(storefrontServer.fetch(`B0000000${10 + n}`), code('SCRAPE_UPSTREAM_ERROR'))
    }
    assert.equal(storefrontServer.origin.requests.length, 30)
  })

  it('fetching a listing accepts a page that arrives in pieces within the time of an attempt', async () => {
    await using storefrontServer = await start({ attempts: 1 })
    storefrontServer.origin.serve('/dp/B000000001', (_request, response) => {
      const page = storefrontPage({ head: '' })
      response.writeHead(200, { 'content-type': 'text/html' }).write(page.slice(0, 300))
      setTimeout(() => response.end(page.slice(300)), 3_700)
    })
    assert.equal((await storefrontServer.fetch('B000000001')).asin, 'B000000001')
  })

  it('fetching a listing connects through the configured proxy to the storefront’s host only', async () => {
    await using proxy = await startOrigin()
    await using storefrontServer = await start({ attempts: 1, standIns: {}, proxy: proxy.url('') })
    const connects: string[] = []
    proxy.onConnect((target, socket) => {
      connects.push(target)
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    })
    await assert.rejects(storefrontServer.fetch('B000000001'), code('SCRAPE_UPSTREAM_ERROR'))
    assert.deepEqual(connects, ['www.amazon.com:443'])
  })
})
