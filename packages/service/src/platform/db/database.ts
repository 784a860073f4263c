import type { Duplex } from 'node:stream'
import { outsideWorkScopes } from '@endcap/foundation/concurrency/work-scope'
import { assertFreeSpace } from '@endcap/foundation/disk/free-space'
import type { EmbeddedDatabase } from '@endcap/foundation/embedded-db/open-embedded'
import { endPreparedSession } from '@endcap/foundation/embedded-db/pglite-session'
import type { Logger } from '@endcap/foundation/observability/log'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { markUnavailable } from './availability.ts'
import { startEmbeddedMaintenance } from './embedded-maintenance.ts'
import { migrate } from './migrate.ts'
import { openDirectory } from './open-directory.ts'
import type { Schema } from './schema.ts'
import { SharedPool } from './shared-pool.ts'

export type Db = Kysely<Schema>

export type DatabaseConfig = {
  /** A PostgreSQL connection string, or null for the embedded database. */
  url: string | null
  /** The data directory; the embedded database is in its `db` folder. */
  dataDirectory: string
  /** Connections of this process, besides those of the job queue. Defaults to 10. */
  poolSize?: number
  /** Time limit to connect, or to get a connection from the pool. Defaults to 10 s. */
  connectMs?: number
  /** The embedded database, if it is being opened already. */
  opening?: Promise<EmbeddedDatabase>
}

/** Address of the server, or the socket of the embedded database. */
type Target = { connectionString: string } | { stream: () => Duplex }

type Connection = Target & { options?: string; query_timeout: number; Client: typeof SharedClient }

export type Database = {
  db: Db
  pool: SharedPool
  /** Options of further connections, for libraries with their own pool. */
  connection: Connection
  /** True if this process is the database's only user. */
  embedded: boolean
  /** Checks that the database responds, and that the disk of the embedded one has space. @throws Error */
  check: () => Promise<void>
  /** Lets the thread of the embedded database collect its garbage soon. */
  collectGarbage: () => void
  /** Brings the schema up to date, or no further than the migration `until`. */
  migrate: (until?: string) => Promise<void>
  /**
   * Copies the embedded database into a data directory while others use it.
   *
   * @throws CopyInProgressError
   */
  copyTo: (directory: string) => Promise<void>
  close: () => Promise<void>
}

/**
 * Time limit of a query. A slower query is a fault, and blocks all others on the one embedded session. A
 * connection that a firewall has dropped never responds, so callers would wait forever without a limit.
 */
const QUERY_TIMEOUT_MS = 20_000
/** Message of node-postgres after that time. */
const OVERDUE = 'Query read timeout'
/** Time limit to connect, or to get a connection from the pool. */
const CONNECT_TIMEOUT_MS = 10_000
/** Lifetime of a connection, and with it of the plans of its prepared statements, in seconds. */
const LIFETIME_S = 60
/**
 * Limits that the server enforces. The client's limit releases the caller, but not the locks of an
 * abandoned query or of a transaction whose process hangs.
 */
export const SERVER_LIMITS = {
  statement_timeout: '30s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
}

/**
 * Opens PostgreSQL (`url`) or the embedded database, and migrates its schema unless `asItIs` is set.
 *
 * `onDeath` is called if the embedded database ends unexpectedly. Nothing can be stored after that.
 */
export async function openDatabase(
  { url, dataDirectory, poolSize = 10, connectMs = CONNECT_TIMEOUT_MS, opening }: DatabaseConfig,
  { log, onDeath, asItIs = false }: { log: Logger; onDeath: (error: Error) => void; asItIs?: boolean },
): Promise<Database> {
  if (url !== null) endPreparedSession()
  const embedded = url === null ? await (opening ?? openDirectory(dataDirectory)) : null
  embedded?.onDeath(onDeath)
  const target: Target = embedded ? { stream: embedded.stream } : { connectionString: url ?? '' }
  const connection: Connection = {
    ...target,
    ...(embedded ? {} : { options: serverOptions(SERVER_LIMITS) }),
    query_timeout: QUERY_TIMEOUT_MS,
    Client: SharedClient,
  }
  const pool = markErrors(
    new SharedPool({
      ...connection,
      max: poolSize,
      isOneSession: embedded !== null,
      connectionTimeoutMillis: connectMs,
      maxLifetimeSeconds: LIFETIME_S,
      application_name: 'endcap',
    }),
  )
  // The pool replaces an idle connection that breaks, such as at a restart of the database. Without these
  // listeners its error would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  pool.on('connect', (client) =>
    client.on('error', (error) => log.debug({ err: error }, 'database connection error')),
  )
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withoutOverdue(pool) }) })
  const maintenance = embedded ? startEmbeddedMaintenance(pool, { dataDirectory, log }) : null
  const close = async () => {
    maintenance?.stop()
    await db.destroy()
    // Kysely ends the pool only if it has used it.
    if (!pool.ending) await pool.end()
    await embedded?.close()
  }
  try {
    if (!asItIs) await migrateSeparately(target, log)
  } catch (error) {
    await close()
    throw error
  }
  return {
    db,
    pool,
    connection,
    embedded: embedded !== null,
    async check() {
      await pool.query('SELECT 1')
      if (embedded) await assertFreeSpace(dataDirectory)
    },
    collectGarbage: () => embedded?.collectGarbage(),
    migrate: (until) => migrateSeparately(target, log, until),
    async copyTo(directory) {
      if (maintenance === null) throw new Error('a PostgreSQL server is not copied')
      await maintenance.copyTo(directory)
    },
    close,
  }
}

/** A connection outlives the request or job that opens it, so that a fault of the connection belongs to neither. */
class SharedClient extends pg.Client {
  override connect(): Promise<pg.Client>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.Client> | void {
    return outsideWorkScopes(() => (callback ? super.connect(callback) : super.connect()))
  }
}

type ConnectCallback = Parameters<pg.Client['connect']>[0]

/** Marks the errors of `pool.query` that mean that the database is unavailable. */
function markErrors(pool: SharedPool): SharedPool {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  // All callers use promises. The type of `query` has overloads for callbacks too.
  pool.query = ((...args: unknown[]) => markUnavailable(() => query(...args))) as unknown as pg.Pool['query']
  return pool
}

/**
 * Wraps the pool for Kysely, which returns every connection to the pool as reusable. A connection whose
 * query timed out is closed instead: later queries would wait behind the overdue one, and a BEGIN that
 * arrives late would run them in a transaction that is never ended.
 */
function withoutOverdue(pool: pg.Pool): PostgresPool {
  return {
    async connect() {
      const client = await markUnavailable(() => pool.connect())
      let overdue: Error | undefined
      const run = async (text: string, values: readonly unknown[]) => {
        // Rejects what follows, for example the ROLLBACK after the overdue query.
        if (overdue) throw overdue
        try {
          return await client.query(text, [...values])
        } catch (error) {
          if (error instanceof Error && error.message === OVERDUE) overdue = error
          throw error
        }
      }
      const query = (text: string, values: readonly unknown[]) => markUnavailable(() => run(text, values))
      // Kysely's cursors are not used.
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: () => client.release(overdue),
      }
    },
    end: () => pool.end(),
  }
}

/** Migrates on a separate connection without a query timeout, because migrations may take long. */
async function migrateSeparately(target: Target, log: Logger, until?: string): Promise<void> {
  const pool = new pg.Pool({
    ...target,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'endcap migration',
  })
  pool.on('error', () => undefined)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    // The lock of the process that migrates ends with its connection, which the pool could otherwise replace.
    await db
      .connection()
      .execute((connection) => migrate(connection, { until, isAlone: 'stream' in target, log }))
  } finally {
    await db.destroy()
  }
}

/** Returns the `options` of a session. A pooler between must pass them on or ignore them. */
const serverOptions = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
