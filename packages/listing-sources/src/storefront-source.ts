import { STOREFRONTS, type Storefront } from '@endcap/catalog'
import { OffThreadError } from '@endcap/foundation/concurrency/off-thread'
import { createCookies } from '@endcap/foundation/net/cookies'
import type { Cookies } from '@endcap/foundation/net/exchange'
import { FetchError } from '@endcap/foundation/net/fetch-error'
import {
  createGuardedFetch,
  GUARDED_FETCH_DEFAULTS,
  type GuardedFetch,
  type Page,
} from '@endcap/foundation/net/guarded-fetch'
import type { Logger } from '@endcap/foundation/observability/log'
import { type ExtractedListing, MAX_PAGE_BYTES, type RequestedPage } from '@endcap/storefront-pages'
import { createExtractOffThread, type ExtractOffThread } from './extract-off-thread.ts'
import { type Listing, type ListingSource, SourceError } from './listing.ts'
import { MAX_ROBOTS_BYTES, type Robots, readRobots } from './robots.ts'
import { type ScrapeConfig, standInHosts } from './scrape-config.ts'

type Config = Pick<ScrapeConfig, 'attemptTimeoutMs' | 'concurrency' | 'userAgent' | 'proxy' | 'standIns'>

const ACCEPT = 'text/html,application/xhtml+xml'

/**
 * Reads storefront pages in the region's main language, with one cookie set per region. Requests only
 * storefront hosts and parses in a thread.
 */
export function createStorefrontSource(config: Config, log: Logger): ListingSource {
  const originOf = ({ region, domain }: Storefront) => config.standIns[region] ?? `https://${domain}`
  const fetch = createStorefrontFetch(
    config,
    STOREFRONTS.map((storefront) => new URL(originOf(storefront)).host),
  )
  const extraction = createExtractOffThread(log)
  const cookiesByRegion = new Map<string, Cookies>()
  const cookiesOf = (region: string): Cookies => {
    const cookies = cookiesByRegion.get(region) ?? createCookies()
    cookiesByRegion.set(region, cookies)
    return cookies
  }

  const robots = createRobotsCache(fetch, config.userAgent)

  return {
    hostOf: (storefront) => new URL(originOf(storefront)).host,
    async mayRead({ asin, storefront }, signal) {
      return (await robots(originOf(storefront), signal)).allows(pathOf(asin))
    },
    async fetchListing({ asin, storefront }, signal) {
      const { region, languages } = storefront
      const address = originOf(storefront) + pathOf(asin)
      const page = await getPage(fetch, { url: address, languages, cookies: cookiesOf(region), signal })
      const extracted = await extract(extraction, page, { asin, region, address }, signal)
      const { flags, ...rest } = extracted
      const isStandIn = config.standIns[region] !== undefined
      return listingFrom(page.status, {
        ...rest,
        // A stand-in may serve pages of another storefront.
        flags: isStandIn ? flags.filter((flag) => flag !== 'other_storefront') : flags,
      })
    },
    async [Symbol.asyncDispose]() {
      fetch.close()
      await extraction[Symbol.asyncDispose]()
    },
  }
}

const pathOf = (asin: string): string => `/dp/${asin}`

const ROBOTS_AGE_MS = 24 * 3_600_000

/** Reads robots.txt of an origin once a day. */
function createRobotsCache(fetch: GuardedFetch, userAgent: string) {
  const known = new Map<string, { robots: Robots; until: number }>()
  const product = userAgent.split(/[/ ]/)[0] ?? ''
  return async function robotsOf(origin: string, signal: AbortSignal): Promise<Robots> {
    const cached = known.get(origin)
    if (cached && cached.until > performance.now()) return cached.robots
    const { status, body } = await getPage(fetch, {
      url: `${origin}/robots.txt`,
      languages: 'en',
      cookies: createCookies(),
      maxBytes: MAX_ROBOTS_BYTES,
      signal,
    })
    if (status >= 500) throw new SourceError(`robots.txt responded with status ${status}`, { isOutage: true })
    // Without the file everything is allowed (RFC 9309, 2.3.1.3).
    const robots = readRobots(status === 200 ? new TextDecoder().decode(body) : '', product)
    known.set(origin, { robots, until: performance.now() + ROBOTS_AGE_MS })
    return robots
  }
}

function createStorefrontFetch(config: Config, hosts: string[]): GuardedFetch {
  return createGuardedFetch({
    ...GUARDED_FETCH_DEFAULTS,
    userAgent: config.userAgent,
    firstByteTimeoutMs: config.attemptTimeoutMs,
    deadlineMs: config.attemptTimeoutMs,
    // Storefronts send a page's head at once and the rest later.
    minBytesPerSecond: 0,
    maxSocketsPerHost: config.concurrency,
    allowedOrigins: standInHosts(config),
    only: { hosts, proxy: config.proxy },
  })
}

/** @throws SourceError */
async function getPage(
  fetch: GuardedFetch,
  request: { url: string; languages: string; cookies: Cookies; maxBytes?: number; signal: AbortSignal },
): Promise<Page> {
  const { url, languages, cookies, maxBytes = MAX_PAGE_BYTES, signal } = request
  try {
    return await fetch.getPage({
      url,
      maxBytes,
      headers: { accept: ACCEPT, 'accept-language': languages },
      cookies,
      signal,
    })
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    const isTimeout = error.reason === 'timeout'
    const isOutage = isTimeout || error.reason === 'connect_failed' || error.reason === 'dns_failure'
    throw new SourceError(error.message, { isTimeout, isOutage, cause: error })
  }
}

/** Parses in the thread. @throws SourceError */
async function extract(
  extraction: ExtractOffThread,
  { body, contentType }: Page,
  requested: RequestedPage,
  signal: AbortSignal,
): Promise<ExtractedListing> {
  try {
    return await extraction.run({ bytes: body, contentType, requested }, signal)
  } catch (error) {
    if (error instanceof OffThreadError)
      throw new SourceError('the page took too much time or memory to parse', { cause: error })
    throw error
  }
}

/** Returns null for a missing listing's page. @throws SourceError */
function listingFrom(status: number, { kind, asin, title, ...rest }: ExtractedListing): Listing | null {
  const isMissing = status === 404 || status === 410
  if (status !== 200 && !isMissing)
    throw new SourceError(`it responded with status ${status}`, { isOutage: true })
  if (kind === 'robot_check') throw new SourceError(PROBLEMS[kind], { isOutage: true, reason: 'robot_check' })
  if (isMissing || kind === 'not_found') return null
  if (kind !== 'product' || asin === null || title === null) throw new SourceError(PROBLEMS[kind])
  if (rest.flags.includes('other_storefront')) throw new SourceError('the page belongs to another storefront')
  if (rest.flags.includes('no_images'))
    throw new SourceError('the listing page has no images', { reason: 'no_pictures' })
  return { ...rest, asin, title, source: 'storefront', fetchedAt: new Date() }
}

/** Why a page of each kind has no listing. */
const PROBLEMS: Record<ExtractedListing['kind'], string> = {
  product: 'the page has no ASIN or no title',
  robot_check: 'it responded with a robot check',
  not_found: 'the page does not exist',
  search_results: 'it responded with search results instead of the listing',
  truncated: 'the page is incomplete',
  foreign: 'the page does not belong to the storefront',
}
