import { setTimeout as sleep } from 'node:timers/promises'
import type { GuardedFetch } from '@endcap/foundation/net/guarded-fetch'
import type { Logger } from '@endcap/foundation/observability/log'
import type { Db } from '../../platform/db/database.ts'
import {
  type Clock,
  DATABASE_CLOCK,
  type DueEndpoint,
  fanOut,
  findWork,
  type LeasedDelivery,
  leaseDeliveries,
  listDueEndpoints,
  releaseDelivery,
  settleDelivery,
} from './dispatch-store.ts'
import { sendDelivery } from './send-delivery.ts'

type Deps = { db: Db; post: GuardedFetch['post']; log: Logger; clock?: Clock }

/** Sends deliveries of all organizations. Several processes may do so. */
export type Dispatcher = {
  /** Starts due attempts in free places. */
  dispatch: () => Promise<void>
  run: (signal: AbortSignal) => Promise<void>
  /** Interrupts attempts after `graceMs`. */
  finish: (graceMs: number) => Promise<void>
}

type RunningAttempt = { endpoint: DueEndpoint; done: Promise<void> }

/** Polling interval without work. */
const TICK_MS = 1_000
/** `failing` limits endpoints whose last attempt failed, to leave places for others. */
type Places = { all: number; failing: number }
const PLACES_OF_PROCESS: Places = { all: 64, failing: 32 }
const PLACES_OF_ORGANIZATION: Places = { all: 16, failing: 8 }
const PLACES_OF_ENDPOINT: Places = { all: 4, failing: 1 }

/**
 * Gives endpoints few places, and failing ones one, so that slow or dead receivers do not delay others.
 * Organizations do not delay each other.
 */
export function createDispatcher({ db, post, log, clock = DATABASE_CLOCK }: Deps): Dispatcher {
  const stopped = new AbortController()
  const running = new Set<RunningAttempt>()
  let woken = Promise.withResolvers<void>()

  async function attempt(delivery: LeasedDelivery, organization_id: string): Promise<void> {
    const { endpointId: webhook_endpoint_id, eventId: event_id } = delivery
    const line = { organization_id, webhook_endpoint_id, event_id, attempt: delivery.attempts + 1 }
    try {
      const outcome = await sendDelivery(post, delivery, stopped.signal)
      await settleDelivery(db, delivery, outcome, clock)
      const { isDelivered, responseStatus: status, error: reason } = outcome
      if (isDelivered) log.info({ ...line, status }, 'webhook delivered')
      else log.warn({ ...line, status, reason }, 'webhook delivery failed')
    } catch (error) {
      // Without the release, another process takes over when the lease expires.
      if (stopped.signal.aborted) await releaseDelivery(db, delivery)
      else throw error
    }
  }

  function start(delivery: LeasedDelivery, endpoint: DueEndpoint): void {
    const { organizationId } = endpoint
    const done = attempt(delivery, organizationId)
      .catch((error: unknown) =>
        log.warn(
          { err: error, organization_id: organizationId },
          'cannot store the result of a webhook delivery',
        ),
      )
      .finally(() => {
        running.delete(entry)
        woken.resolve()
      })
    const entry = { endpoint, done }
    running.add(entry)
  }

  async function startDue(endpoint: DueEndpoint): Promise<void> {
    const free = freePlaces(endpoint, [...running])
    if (free <= 0) return
    for (const delivery of await leaseDeliveries(db, endpoint.id, free, clock)) start(delivery, endpoint)
  }

  async function dispatch(): Promise<void> {
    const { hasNews, hasDue } = await findWork(db, clock)
    const moved = hasNews ? await fanOut(db) : 0
    if (moved === 0 && !hasDue) return
    for (const endpoint of await listDueEndpoints(db, clock)) await startDue(endpoint)
    // More new events may follow the first batch.
    if (moved > 0) woken.resolve()
  }

  return {
    dispatch,
    async run(signal) {
      while (!signal.aborted) {
        woken = Promise.withResolvers()
        await dispatch().catch((error: unknown) => log.warn({ err: error }, 'cannot dispatch webhooks'))
        await Promise.race([woken.promise, pause(TICK_MS, signal)])
      }
    },
    async finish(graceMs) {
      const timer = setTimeout(() => stopped.abort(new Error('the process is shutting down')), graceMs)
      await Promise.all([...running].map(({ done }) => done))
      clearTimeout(timer)
    },
  }
}

function freePlaces(
  { id, organizationId, isFailing }: DueEndpoint,
  running: readonly RunningAttempt[],
): number {
  const endpoints = running.map(({ endpoint }) => endpoint)
  const ofOrganization = endpoints.filter((each) => each.organizationId === organizationId)
  const scopes: [Places, DueEndpoint[]][] = [
    [PLACES_OF_PROCESS, endpoints],
    [PLACES_OF_ORGANIZATION, ofOrganization],
    [PLACES_OF_ENDPOINT, ofOrganization.filter((each) => each.id === id)],
  ]
  const free = scopes.flatMap(([places, attempts]) => [
    places.all - attempts.length,
    ...(isFailing ? [places.failing - attempts.filter((each) => each.isFailing).length] : []),
  ])
  return Math.min(...free)
}

/** Resolves early if the signal aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { ref: false, signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
