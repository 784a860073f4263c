import { FetchError } from '../net/fetch-error.ts'
import { createGuardedFetch, GUARDED_FETCH_DEFAULTS, type Page } from '../net/guarded-fetch.ts'
import type { AskedFor, ExtractedListing } from './extraction/extract-listing.ts'
import type { Logger } from '../log.ts'
import { OffThreadError } from '../concurrency/off-thread.ts'
import { createExtractOffThread } from './extraction/extract-off-thread.ts'
import { MAX_PAGE_BYTES } from './extraction/decode-page.ts'
import { type Listing, type ListingSource, SourceError } from './listing.ts'
import { type ScrapeConfig, standInHosts } from './scrape-config.ts'
import { type Storefront, STOREFRONTS } from './storefronts.ts'
import { createVisitor, type Visitor } from './visitor.ts'

type Config = Pick<ScrapeConfig, 'attemptTimeoutMs' | 'concurrency' | 'userAgent' | 'proxy' | 'standIns'>

/** What a browser sends that opens a page from a bookmark. */
const BROWSER_HEADERS = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'upgrade-insecure-requests': '1',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'sec-fetch-user': '?1',
}

/**
 * Reads listings off the storefront's own pages, as a visitor with a browser: in the region's language,
 * with cookies. Only the storefronts' hosts can be reached, and pages are taken apart off the main thread.
 */
export function createStorefrontSource(config: Config, log: Logger): ListingSource {
  const originOf = ({ region, domain }: Storefront) => config.standIns[region] ?? `https://${domain}`
  const fetch = createGuardedFetch({
    ...GUARDED_FETCH_DEFAULTS,
    userAgent: config.userAgent,
    firstByteTimeoutMs: config.attemptTimeoutMs,
    deadlineMs: config.attemptTimeoutMs,
    // Shops send the head of a page at once, and the rest when it is ready.
    minBytesPerSecond: 0,
    maxSocketsPerHost: config.concurrency,
    allowedOrigins: standInHosts(config),
    only: {
      hosts: STOREFRONTS.map((storefront) => new URL(originOf(storefront)).host),
      proxy: config.proxy,
    },
  })
  const extraction = createExtractOffThread(log)
  const visitors = new Map<string, Visitor>()
  const visitorOf = (region: string): Visitor => {
    const visitor = visitors.get(region) ?? createVisitor()
    visitors.set(region, visitor)
    return visitor
  }

  return {
    hostOf: (storefront) => new URL(originOf(storefront)).host,
    async look({ asin, storefront }, signal) {
      const visitor = visitorOf(storefront.region)
      const address = `${originOf(storefront)}/dp/${asin}`
      const page = await getPage(address, storefront, visitor, signal)
      const extracted = await extract(page, { asin, region: storefront.region, address }, signal)
      visitor.wasChecked(extracted.kind === 'robot_check')
      const { flags, ...rest } = extracted
      const isStandIn = config.standIns[storefront.region] !== undefined
      return judge(page.status, {
        ...rest,
        // What stands in for one storefront may well have another's pages.
        flags: isStandIn ? flags.filter((flag) => flag !== 'other_storefront') : flags,
      })
    },
    async [Symbol.asyncDispose]() {
      fetch.close()
      await extraction[Symbol.asyncDispose]()
    },
  }

  async function getPage(
    url: string,
    { languages }: Storefront,
    cookies: Visitor,
    signal: AbortSignal,
  ): Promise<Page> {
    try {
      return await fetch.getPage({
        url,
        maxBytes: MAX_PAGE_BYTES,
        headers: { ...BROWSER_HEADERS, 'accept-language': languages },
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

  async function extract(
    { body, contentType }: Page,
    asked: AskedFor,
    signal: AbortSignal,
  ): Promise<ExtractedListing> {
    try {
      return await extraction.run({ bytes: body, contentType, asked }, signal)
    } catch (error) {
      if (error instanceof OffThreadError)
        throw new SourceError('the page is too much to read', { cause: error })
      throw error
    }
  }
}

/** The listing that a page is; null for the page that says there is none. @throws SourceError */
function judge(status: number, { kind, asin, title, ...rest }: ExtractedListing): Listing | null {
  const isMissing = status === 404 || status === 410
  if (status !== 200 && !isMissing) throw new SourceError(`it answered ${status}`, { isOutage: true })
  if (kind === 'robot_check') throw new SourceError(WHAT_CAME[kind], { isOutage: true })
  if (isMissing || kind === 'not_found') return null
  if (kind !== 'product' || asin === null || title === null) throw new SourceError(WHAT_CAME[kind])
  if (rest.flags.includes('other_storefront')) throw new SourceError('another storefront answered')
  if (rest.flags.includes('no_images')) throw new SourceError('the listing shows no images')
  return { ...rest, asin, title, source: 'storefront', fetchedAt: new Date() }
}

const WHAT_CAME: Record<ExtractedListing['kind'], string> = {
  product: 'the page names no product',
  robot_check: 'it asks whether a person is looking',
  not_found: 'no such page',
  search_results: 'search results came in place of the listing',
  truncated: 'the page is cut short',
  foreign: 'the page is not the storefront’s',
}
