import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleType,
  retry,
} from 'cockatiel'
import PQueue from 'p-queue'
import { DomainError } from '../domain-error.ts'
import { runQueued, QueueTimeoutError } from '../concurrency/run-queued.ts'
import { createKeyedQueues, type TaskQueue } from '../concurrency/keyed-queues.ts'
import type { Logger } from '../log.ts'
import { type Listing, type ListingQuestion, type ListingSource, SourceError } from './listing.ts'
import type { ScrapeConfig } from './scrape-config.ts'

type Config = Pick<
  ScrapeConfig,
  'attempts' | 'attemptTimeoutMs' | 'deadlineMs' | 'concurrency' | 'intervalMs'
>
type Deps = { source: ListingSource; config: Config; log: Logger }
export type ListingRequest = ListingQuestion & { organizationId: string }

/** Between attempts, each longer than the one before, with jitter. */
const FIRST_PAUSE_MS = 400
const LONGEST_PAUSE_MS = 4_000
/** Attempts that find a host down, one after the other, until their host is left alone for a while. */
const FAILURES_TO_BREAK = 30
const BREAK_MS = 15_000
/** Of an organization's look-ups at one host: how many may wait for their turn, and how long. */
const MAX_WAITING = 500
const MAX_WAIT_MS = 60_000

/**
 * Looks a listing up, patiently: attempts at one host take turns, a failed one is repeated after a pause,
 * and a host that fails again and again is left alone for a while. The deadline counts the time that is
 * given to the host, not the time spent waiting for one's turn at it.
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
    { organizationId, ...question }: ListingRequest,
    signal: AbortSignal,
  ): Promise<Listing> {
    const name = source.hostOf(question.storefront)
    const host = hostAt(name)
    const own = host.turnsOf(organizationId)
    if (own.size >= MAX_WAITING) throw tooBusy()
    const begin = performance.now()
    let waitedMs = 0
    let failure: SourceError | null = null
    const leftMs = () => config.deadlineMs - (performance.now() - begin - waitedMs)

    async function look(): Promise<Listing | null> {
      const timeout = AbortSignal.timeout(Math.ceil(Math.max(1, Math.min(config.attemptTimeoutMs, leftMs()))))
      try {
        return await source.look(question, AbortSignal.any([signal, timeout]))
      } catch (error) {
        signal.throwIfAborted()
        if (timeout.aborted)
          failure = new SourceError('no answer in time', { isTimeout: true, isOutage: true, cause: error })
        else if (error instanceof SourceError) failure = error
        else throw error
        throw failure
      }
    }

    async function attempt(): Promise<Listing | null> {
      // The pause before it may have taken what was left.
      if (failure !== null && leftMs() <= 0) throw failure
      const work = (ms: number) => {
        waitedMs += ms
        return host.breaker.execute(look)
      }
      // Organizations wait for their own listings first, then for the host.
      return runQueued(work, { queues: [own, host.turns], maxWaitMs: MAX_WAIT_MS - waitedMs, signal })
    }

    const policy = retry(
      handleType(SourceError, () => leftMs() > 0),
      {
        maxAttempts: config.attempts - 1,
        backoff: new ExponentialBackoff({ initialDelay: FIRST_PAUSE_MS, maxDelay: LONGEST_PAUSE_MS }),
      },
    )
    policy.onFailure(({ reason }) => {
      const error = 'error' in reason ? reason.error : reason.value
      const why = error instanceof Error ? error.message : String(error)
      log.info({ why, asin: question.asin, host: name }, 'an attempt at a listing failed')
    })
    try {
      const listing = await policy.execute(attempt, signal)
      if (listing) return listing
    } catch (error) {
      signal.throwIfAborted()
      throw refusal(error)
    }
    throw new DomainError('ASIN_NOT_FOUND_AT_RETAILER', `the storefront has no listing ${question.asin}`)
  }
}

export type FetchListing = ReturnType<typeof createFetchListing>

type Host = {
  turns: PQueue
  turnsOf: (organizationId: string) => TaskQueue
  breaker: ReturnType<typeof circuitBreaker>
}

function createHost({ concurrency, intervalMs }: Config): Host {
  return {
    turnsOf: createKeyedQueues(concurrency),
    turns: new PQueue({ concurrency, ...(intervalMs > 0 ? { interval: intervalMs, intervalCap: 1 } : {}) }),
    breaker: circuitBreaker(
      handleType(SourceError, ({ isOutage }) => isOutage),
      {
        halfOpenAfter: BREAK_MS,
        breaker: new ConsecutiveBreaker(FAILURES_TO_BREAK),
      },
    ),
  }
}

function refusal(error: unknown): unknown {
  if (error instanceof QueueTimeoutError) return tooBusy()
  if (error instanceof BrokenCircuitError) {
    return new DomainError(
      'SCRAPE_UPSTREAM_ERROR',
      'the storefront has been failing and is left alone for a moment',
      { cause: error, headers: { 'retry-after': String(BREAK_MS / 1_000) } },
    )
  }
  if (!(error instanceof SourceError)) return error
  return error.isTimeout
    ? new DomainError('SCRAPE_TIMEOUT', 'the storefront did not answer in time', { cause: error })
    : new DomainError('SCRAPE_UPSTREAM_ERROR', `the storefront could not be read: ${error.message}`, {
        cause: error,
      })
}

const tooBusy = () =>
  new DomainError('SERVICE_UNAVAILABLE', 'too many listings of this storefront are being looked up', {
    headers: { 'retry-after': '30' },
  })
