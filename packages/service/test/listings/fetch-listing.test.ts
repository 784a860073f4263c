import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { DomainError } from '../../src/domain-error.ts'
import { createFetchListing } from '../../src/listings/fetch-listing.ts'
import { createStorefrontSource } from '../../src/listings/storefront-source.ts'
import { findStorefront } from '../../src/listings/storefronts.ts'
import { createLog } from '../../src/log.ts'
import { readConfig } from '../../src/config.ts'
import { eventually } from '../support/eventually.ts'
import { startOrigin } from '../support/origin.ts'
import { listingPage, original, storefrontPage } from '../support/storefront-page.ts'

const storefront = findStorefront('us')
if (!storefront) throw new Error('there is no storefront us')
const never = new AbortController().signal
const log = createLog({ level: 'silent', format: 'json' })

async function start(changes: Partial<ReturnType<typeof readConfig>['scrape']> = {}) {
  const resources = new AsyncDisposableStack()
  const origin = resources.use(await startOrigin())
  const config = { ...readConfig({}, {}).scrape, intervalMs: 0, standIns: { us: origin.url('') }, ...changes }
  const source = resources.use(createStorefrontSource(config, log))
  const fetchListing = createFetchListing({ source, config, log })
  return {
    origin,
    find: (asin: string, signal = never, organizationId = 'ours') =>
      fetchListing({ organizationId, asin, storefront: storefront as never }, signal),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

const code = (expected: string) => (error: unknown) => error instanceof DomainError && error.code === expected

describe('a look at a listing', () => {
  it('says where and when it was fetched', async () => {
    await using shop = await start()
    shop.origin.serve('/dp/B000000001', listingPage('B000000001', [original('a')]))
    const before = Date.now()
    const { source, fetchedAt, images } = await shop.find('B000000001')
    assert.deepEqual([source, images], ['storefront', [original('a')]])
    assert.ok(fetchedAt.getTime() >= before)
  })

  it('[SCRAPE-1] is repeated after a failure as often as is set, and not after the shop’s "not found"', async () => {
    await using shop = await start({ attempts: 2 })
    shop.origin.serve('/dp/B000000503', (_request, response) => response.writeHead(503).end())
    await assert.rejects(shop.find('B000000503'), code('SCRAPE_UPSTREAM_ERROR'))
    await assert.rejects(shop.find('B000000404'), code('ASIN_NOT_FOUND_AT_RETAILER'))
    assert.deepEqual(shop.origin.requests, ['/dp/B000000503', '/dp/B000000503', '/dp/B000000404'])
  })

  it('[SCRAPE-2] ends at the deadline of all attempts together', async () => {
    await using shop = await start({ attempts: 10, attemptTimeoutMs: 60_000, deadlineMs: 200 })
    shop.origin.serve('/dp/B00000SLOW', () => undefined)
    await assert.rejects(shop.find('B00000SLOW'), code('SCRAPE_TIMEOUT'))
    assert.equal(shop.origin.requests.length, 1)
  })

  it('ends when the caller hangs up', async () => {
    await using shop = await start()
    shop.origin.serve('/dp/B00000SLOW', () => undefined)
    await assert.rejects(shop.find('B00000SLOW', AbortSignal.timeout(50)), { name: 'TimeoutError' })
  })

  it('takes its turn: no more requests at a time than are set', async () => {
    await using shop = await start({ concurrency: 2 })
    let open = 0
    let most = 0
    const asins = Array.from({ length: 12 }, (_each, n) => `B0000000${10 + n}`)
    for (const asin of asins)
      shop.origin.serve(`/dp/${asin}`, (request, response) => {
        most = Math.max(most, ++open)
        setTimeout(() => {
          open--
          listingPage(asin, [original('a')])(request, response)
        }, 20)
      })
    await Promise.all(asins.map((asin) => shop.find(asin)))
    assert.equal(most, 2)
  })

  it('begins no sooner after another than is set', async () => {
    await using shop = await start({ intervalMs: 200 })
    const times: number[] = []
    for (let n = 0; n < 5; n++)
      shop.origin.serve(`/dp/B00000000${n}`, (request, response) => {
        times.push(performance.now())
        listingPage(`B00000000${n}`, [original('a')])(request, response)
      })
    await Promise.all(times.concat([0, 1, 2, 3, 4]).map((n) => shop.find(`B00000000${n}`)))
    // Never all at once, however the timers fall.
    assert.ok((times.at(-1) ?? 0) - (times[0] ?? 0) >= 600)
  })

  it('leaves a shop alone that fails again and again', async () => {
    await using shop = await start({ attempts: 1, concurrency: 1 })
    for (let n = 0; n < 40; n++) {
      shop.origin.serve(`/dp/B0000000${10 + n}`, (_request, response) => response.writeHead(503).end())
      await assert.rejects(shop.find(`B0000000${10 + n}`), code('SCRAPE_UPSTREAM_ERROR'))
    }
    assert.equal(shop.origin.requests.length, 30)
  })

  it('goes to no other host, by whatever redirect', async () => {
    await using other = await startOrigin()
    await using shop = await start({ attempts: 1 })
    shop.origin.serve('/dp/B000000001', (_request, response) =>
      response.writeHead(302, { location: other.url('/dp/B000000001') }).end(),
    )
    shop.origin.serve('/dp/B000000002', (_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    )
    shop.origin.serve('/dp/B000000003', (_request, response) =>
      response.writeHead(301, { location: '/Steel-Pan/dp/B000000003' }).end(),
    )
    shop.origin.serve('/Steel-Pan/dp/B000000003', listingPage('B000000003', [original('a')]))
    await assert.rejects(shop.find('B000000001'), code('SCRAPE_UPSTREAM_ERROR'))
    await assert.rejects(shop.find('B000000002'), code('SCRAPE_UPSTREAM_ERROR'))
    assert.equal((await shop.find('B000000003')).asin, 'B000000003')
    assert.deepEqual(other.requests, [])
  })

  it('ends in time behind a proxy that says nothing, and keeps no connection to it', async () => {
    await using proxy = await startOrigin()
    await using shop = await start({ attempts: 2, attemptTimeoutMs: 200, standIns: {}, proxy: proxy.url('') })
    proxy.onConnect((_target, socket) => void socket.on('end', () => socket.destroy()).resume())
    await assert.rejects(shop.find('B000000001'), code('SCRAPE_TIMEOUT'))
    await eventually(() => proxy.connections() === 0, { attempts: 100 })
  })

  it('lets an organization’s many wait for each other, and another’s one go ahead', async () => {
    await using shop = await start({ concurrency: 1 })
    const asins = Array.from({ length: 8 }, (_each, n) => `B0000000${10 + n}`)
    for (const asin of asins) shop.origin.serve(`/dp/${asin}`, listingPage(asin, [original('a')]))
    const [last = '', ...many] = asins
    const all = many.map((asin) => shop.find(asin, never, 'many'))
    await shop.find(last, never, 'one')
    assert.ok(shop.origin.requests.length <= 3, `after ${shop.origin.requests.length}`)
    await Promise.all(all)
  })

  it('comes back with the cookie that a robot check gave, and after two checks as a stranger', async () => {
    await using shop = await start({ attempts: 4 })
    const seen: (string | undefined)[] = []
    shop.origin.serve('/dp/B000000001', (request, response) => {
      seen.push(request.headers.cookie)
      response.setHeader('set-cookie', `visit=${seen.length}`)
      if (seen.length > 3) listingPage('B000000001', [original('a')])(request, response)
      else response.end('<html><title>Robot Check</title></html>')
    })
    await shop.find('B000000001')
    assert.deepEqual(seen, [undefined, 'visit=1', undefined, 'visit=3'])
  })

  it('has the time of an attempt for a page that comes in pieces', async () => {
    await using shop = await start({ attempts: 1 })
    shop.origin.serve('/dp/B000000001', (_request, response) => {
      const page = storefrontPage({ head: '' })
      response.writeHead(200, { 'content-type': 'text/html' }).write(page.slice(0, 300))
      setTimeout(() => response.end(page.slice(300)), 3_700)
    })
    assert.equal((await shop.find('B000000001')).asin, 'B000000001')
  })

  it('goes through the proxy that is set, to the shop’s host alone', async () => {
    await using proxy = await startOrigin()
    await using shop = await start({ attempts: 1, standIns: {}, proxy: proxy.url('') })
    const connects: string[] = []
    proxy.onConnect((target, socket) => {
      connects.push(target)
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    })
    await assert.rejects(shop.find('B000000001'), code('SCRAPE_UPSTREAM_ERROR'))
    assert.deepEqual(connects, ['www.amazon.com:443'])
  })
})
