import { createFairQueue, type FairQueue } from '@endcap/foundation/concurrency/fair-queue'
import { QueueTimeoutError } from '@endcap/foundation/concurrency/run-queued'
import { ownerOfWork } from '@endcap/foundation/concurrency/work-scope'
import pg from 'pg'

type SharedPoolConfig = pg.PoolConfig & {
  max: number
  connectionTimeoutMillis: number
  /** Connections that several organizations share evenly. Each has at least one. */
  shared: number
}
type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** Connections that organizations leave to the work of the service itself, such as authentication. */
const RESERVED = 2

/**
 * A pool of connections that organizations share evenly, so that one with many or slow queries does not delay those of
 * another. The work scope names the organization, so no query of a request or a job bypasses its share.
 *
 * An organization alone gets half of the connections, so that another one finds some when it arrives.
 */
export class SharedPool extends pg.Pool {
  readonly #places: FairQueue
  readonly #maxWaitMs: number
  #waiting = 0

  constructor({ shared, ...config }: SharedPoolConfig) {
    super(config)
    const { max, connectionTimeoutMillis } = config
    this.#maxWaitMs = connectionTimeoutMillis
    this.#places = createFairQueue({
      concurrency: Math.max(1, max - RESERVED),
      perKey: (active) => Math.max(1, Math.floor(active <= 1 ? max / 2 : shared / active)),
    })
  }

  /** Number of queries that wait for the share of their organization. */
  get waitingForShare(): number {
    return this.#waiting
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    const owner = ownerOfWork()
    const connecting = owner === null ? super.connect() : this.#connectFor(owner)
    if (!callback) return connecting
    connecting.then(
      (client) => callback(undefined, client, (release) => client.release(release as Error | boolean)),
      (error: Error) => callback(error, undefined, () => undefined),
    )
  }

  /** Returns a connection in the turn of an organization, which keeps its place until the connection is released. */
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
      resolve(client)
      await released
    }
    this.#waiting += 1
    this.#places.run(organizationId, hold, { maxWaitMs: this.#maxWaitMs }).catch((error: unknown) => {
      if (error instanceof QueueTimeoutError) this.#waiting -= 1
      reject(error)
    })
    return promise
  }
}
