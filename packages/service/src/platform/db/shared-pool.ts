import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { callbackify } from 'node:util'
import { createFairQueue, type FairQueue } from '@endcap/foundation/concurrency/fair-queue'
import { QueueTimeoutError } from '@endcap/foundation/concurrency/run-queued'
import { ownerOfWork } from '@endcap/foundation/concurrency/work-scope'
import pg from 'pg'

type SharedPoolConfig = pg.PoolConfig & {
  max: number
  connectionTimeoutMillis: number
  /** All connections share one session, which runs one query at a time. */
  isOneSession: boolean
}
type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** For the service's own work, such as authentication. */
const RESERVED = 2
/** Shortest pause that a timer keeps. */
const MIN_PAUSE_MS = 1
const MAX_PAUSE_MS = 250

/**
 * Shares connections, so that one organization's queries do not delay others. The work scope names the
 * organization, so nothing bypasses its share.
 * Alone, it gets half, so that another finds some on arrival. With others, it gets one.
 */
export class SharedPool extends pg.Pool {
  readonly #places: FairQueue
  readonly #maxWaitMs: number
  readonly #isOneSession: boolean
  #waiting = 0

  constructor({ isOneSession, ...config }: SharedPoolConfig) {
    super(config)
    const { max, connectionTimeoutMillis } = config
    this.#isOneSession = isOneSession
    this.#maxWaitMs = connectionTimeoutMillis
    this.#places = createFairQueue({
      concurrency: Math.max(1, max - RESERVED),
      perKey: (active) => (active <= 1 ? Math.max(1, Math.floor(max / 2)) : 1),
    })
  }

  get waitingForShare(): number {
    return this.#waiting
  }

  /** Counts an organization as active even without a connection. */
  noteActive(organizationId: string): void {
    this.#places.noteActive(organizationId)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    const owner = ownerOfWork()
    const connecting = owner === null ? super.connect() : this.#connectFor(owner)
    if (!callback) return connecting
    const done = (error: Error | undefined, client: pg.PoolClient | undefined) =>
      callback(error, client, (release) => client?.release(release as Error | boolean))
    callbackify(() => connecting)(done)
  }

  #connectFor(organizationId: string): Promise<pg.PoolClient> {
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
    const hold = async () => {
      this.#waiting -= 1
      const client = await super.connect()
      const { promise: released, resolve: leave } = Promise.withResolvers<void>()
      const release = client.release.bind(client)
      client.release = (error) => {
        release(error)
        leave()
      }
      const loop = performance.eventLoopUtilization()
      const start = performance.now()
      resolve(client)
      await released
      await this.#pause(loop, this.#isOneSession ? performance.now() - start : 0)
    }
    this.#waiting += 1
    this.#places.run(organizationId, hold, { maxWaitMs: this.#maxWaitMs }).catch((error: unknown) => {
      if (error instanceof QueueTimeoutError) this.#waiting -= 1
      reject(error)
    })
    return promise
  }

  /**
   * Pauses for the event-loop time since `loop` plus `sessionMs`, so that slow queries and large responses
   * leave half to others.
   */
  async #pause(loop: EventLoopUtilization, sessionMs: number): Promise<void> {
    if (this.#places.count().active <= 1) return
    // The work that the last rows cause runs first.
    await turn()
    const { active, running } = this.#places.count()
    const loopMs = performance.eventLoopUtilization(loop).active / Math.max(1, running)
    const pauseMs = Math.min(loopMs + sessionMs, MAX_PAUSE_MS)
    if (active > 1 && pauseMs > MIN_PAUSE_MS) await sleep(pauseMs)
  }
}
