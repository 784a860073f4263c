import { createKeyedQueues, type TaskQueue } from '@endcap/foundation/concurrency/keyed-queues'
import { QueueTimeoutError, runQueued } from '@endcap/foundation/concurrency/run-queued'
import { messageOf } from '@endcap/foundation/errors/reason'
import type { Logger } from '@endcap/foundation/observability/log'
import {
  type Listing,
  type ListingQuery,
  type ListingSource,
  type ScrapeConfig,
  SourceError,
} from '@endcap/listing-sources'
import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  retry,
} from 'cockatiel'
import PQueue from 'p-queue'
import { DomainError } from '../../platform/errors/domain-error.ts'

type Config = Pick<
  ScrapeConfig,
  'attempts' | 'attemptTimeoutMs' | 'deadlineMs' | 'concurrency' | 'intervalMs'
>
type Deps = { source: ListingSource; config: Config; log: Logger }
export type ListingRequest = ListingQuery & { organizationId: string }

/** Pauses grow exponentially between these bounds, with jitter. */
const FIRST_PAUSE_MS = 400
const LONGEST_PAUSE_MS = 4_000
/** Consecutive outages of a host that open its circuit. */
const FAILURES_TO_BREAK = 30
const BREAK_MS = 15_000
/** Waiting attempts of an organization per host. */
const MAX_WAITING = 500
/** Time in queues over all attempts of a request. */
const MAX_WAIT_MS = 60_000

/**
 * Retries within a deadline that excludes time in queues. Limits attempts per host, and pauses hosts that
 * fail repeatedly for `BREAK_MS`.
 *
 * @throws DomainError ASIN_NOT_FOUND_AT_RETAILER, SCRAPE_UPSTREAM_ERROR, SCRAPE_TIMEOUT, SERVICE_UNAVAILABLE
 */
export function createFetchListing({ source, config, log }: Deps) {
  const hosts = new Map<string, Host>()
  const hostAt = (name: string): Host => {
    const host = hosts.get(name) ?? createHost(config)
    hosts.set(name, host)
    return host
  }

  return async function fetchListing(
    { organizationId, ...query }: ListingRequest,
    signal: AbortSignal,
  ): Promise<Listing> {
    const name = source.hostOf(query.storefront)
    const attempts = createAttempts({ source, config, query, signal, organizationId, host: hostAt(name) })
    const policy = retry(
      handleType(SourceError, () => attempts.leftMs() > 0),
      {
        maxAttempts: config.attempts - 1,
        backoff: new ExponentialBackoff({ initialDelay: FIRST_PAUSE_MS, maxDelay: LONGEST_PAUSE_MS }),
      },
    )
    policy.onFailure(({ reason }) => {
      const why = messageOf('error' in reason ? reason.error : reason.value)
      log.info({ why, asin: query.asin, host: name }, 'Attempt to fetch a listing failed')
    })
    try {
      const listing = await policy.execute(attempts.run, signal)
      if (listing) return listing
    } catch (error) {
      signal.throwIfAborted()
      throw toDomainError(error)
    }
    throw new DomainError('ASIN_NOT_FOUND_AT_RETAILER', `the storefront has no listing ${query.asin}`)
  }
}

export type FetchListing = ReturnType<typeof createFetchListing>

type Host = {
  queue: PQueue
  queueOf: (organizationId: string) => TaskQueue
  breaker: ReturnType<typeof circuitBreaker>
}

function createHost({ concurrency, intervalMs }: Config): Host {
  return {
    queueOf: createKeyedQueues(concurrency),
    queue: new PQueue({ concurrency, ...(intervalMs > 0 ? { interval: intervalMs, intervalCap: 1 } : {}) }),
    breaker: circuitBreaker(
      handleType(SourceError, ({ isOutage }) => isOutage),
      {
        halfOpenAfter: BREAK_MS,
        breaker: new ConsecutiveBreaker(FAILURES_TO_BREAK),
      },
    ),
  }
}

type AttemptDeps = Pick<Deps, 'source' | 'config'> & {
  query: ListingQuery
  organizationId: string
  host: Host
  signal: AbortSignal
}

/**
 * Attempts share the request's deadline and queue time.
 *
 * @throws DomainError SERVICE_UNAVAILABLE if too many attempts of the organization are waiting
 */
function createAttempts({ source, config, query, organizationId, host, signal }: AttemptDeps) {
  const organizationQueue = host.queueOf(organizationId)
  if (organizationQueue.size >= MAX_WAITING) throw tooBusy()
  const begin = performance.now()
  let waitedMs = 0
  let failure: SourceError | null = null
  const leftMs = () => config.deadlineMs - (performance.now() - begin - waitedMs)

  async function fetchFromSource(): Promise<Listing | null> {
    const timeout = AbortSignal.timeout(Math.ceil(Math.max(1, Math.min(config.attemptTimeoutMs, leftMs()))))
    try {
      return await source.fetchListing(query, AbortSignal.any([signal, timeout]))
    } catch (error) {
      signal.throwIfAborted()
      if (timeout.aborted)
        failure = new SourceError('no response in time', { isTimeout: true, isOutage: true, cause: error })
      else if (error instanceof SourceError) failure = error
      else throw error
      throw failure
    }
  }

  async function run(): Promise<Listing | null> {
    // The pause may have used up the remaining time.
    if (failure !== null && leftMs() <= 0) throw failure
    const work = (ms: number) => {
      waitedMs += ms
      return host.breaker.execute(fetchFromSource)
    }
    // The organization's queue comes first, to keep the host's queue free.
    return runQueued(work, {
      queues: [organizationQueue, host.queue],
      maxWaitMs: MAX_WAIT_MS - waitedMs,
      signal,
    })
  }

  return { run, leftMs }
}

function toDomainError(error: unknown): unknown {
  if (error instanceof QueueTimeoutError) return tooBusy()
  if (error instanceof BrokenCircuitError) {
    return new DomainError(
      'SCRAPE_UPSTREAM_ERROR',
      'the storefront has failed repeatedly and gets no requests for a moment; try again later',
      { cause: error, headers: { 'retry-after': String(BREAK_MS / 1_000) } },
    )
  }
  if (!(error instanceof SourceError)) return error
  return error.isTimeout
    ? new DomainError('SCRAPE_TIMEOUT', 'the storefront did not respond in time', { cause: error })
    : new DomainError('SCRAPE_UPSTREAM_ERROR', `the storefront could not be read: ${error.message}`, {
        cause: error,
      })
}

const tooBusy = () =>
  new DomainError(
    'SERVICE_UNAVAILABLE',
    'too many listings of this storefront are being fetched; try again later',
    { headers: { 'retry-after': '30' } },
  )
