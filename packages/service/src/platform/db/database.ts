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
  /** Null for the embedded database. */
  url: string | null
  /** Contains the embedded database in `db`. */
  dataDirectory: string
  /** Excludes the job queue's connections. Defaults to 10. */
  poolSize?: number
  /** Time limit to connect, or to get a pooled connection. Defaults to 10 s. */
  connectMs?: number
  opening?: Promise<EmbeddedDatabase>
}

type Target = { connectionString: string } | { stream: () => Duplex }

type Connection = Target & { options?: string; query_timeout: number; Client: typeof SharedClient }

export type Database = {
  db: Db
  pool: SharedPool
  /** For libraries with their own pool. */
  connection: Connection
  embedded: boolean
  /** Checks responses, and disk space for the embedded database. @throws Error */
  check: () => Promise<void>
  collectGarbage: () => void
  /** Migrates to the latest schema or to `until`. */
  migrate: (until?: string) => Promise<void>
  /**
   * Copies the embedded database while it is in use.
   *
   * @throws CopyInProgressError
   */
  copyTo: (directory: string) => Promise<void>
  close: () => Promise<void>
}

/**
 * A slower query blocks everyone on the single embedded session, and a connection dropped by a firewall never
 * responds.
 */
const QUERY_TIMEOUT_MS = 20_000
/** node-postgres's message after that time. */
const OVERDUE = 'Query read timeout'
const CONNECT_TIMEOUT_MS = 10_000
/** Lifetime of connections and their prepared plans. */
const LIFETIME_S = 60
/**
 * Limits on the server. The client's limit does not release the locks of abandoned queries and transactions.
 */
export const SERVER_LIMITS = {
  statement_timeout: '30s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
}

/**
 * Opens the database and, unless `asItIs`, migrates it. After `onDeath`, the embedded database has ended and
 * nothing can be stored.
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
  // The pool replaces broken idle connections. Without a listener their errors would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  pool.on('connect', (client) =>
    client.on('error', (error) => log.debug({ err: error }, 'database connection error')),
  )
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withoutOverdue(pool) }) })
  const maintenance = embedded ? startEmbeddedMaintenance(pool, { dataDirectory, log }) : null
  const close = async () => {
    maintenance?.stop()
    await db.destroy()
    // Kysely ends only pools that it has used.
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

/** Outlives the request or job that opened it, so connection faults belong to neither. */
class SharedClient extends pg.Client {
  override connect(): Promise<pg.Client>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.Client> | void {
    return outsideWorkScopes(() => (callback ? super.connect(callback) : super.connect()))
  }
}

type ConnectCallback = Parameters<pg.Client['connect']>[0]

function markErrors(pool: SharedPool): SharedPool {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  // The type also has callback overloads.
  pool.query = ((...args: unknown[]) => markUnavailable(() => query(...args))) as unknown as pg.Pool['query']
  return pool
}

/**
 * Closes connections whose query timed out. In Kysely's pool, later queries would wait behind it, or run in a
 * transaction that a late BEGIN opened.
 */
function withoutOverdue(pool: pg.Pool): PostgresPool {
  return {
    async connect() {
      const client = await markUnavailable(() => pool.connect())
      let overdue: Error | undefined
      const run = async (text: string, values: readonly unknown[]) => {
        // Rejects later statements too, such as the ROLLBACK.
        if (overdue) throw overdue
        try {
          return await client.query(text, [...values])
        } catch (error) {
          if (error instanceof Error && error.message === OVERDUE) overdue = error
          throw error
        }
      }
      const query = (text: string, values: readonly unknown[]) => markUnavailable(() => run(text, values))
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: () => client.release(overdue),
      }
    },
    end: () => pool.end(),
  }
}

/** Uses its own connection, because migrations may exceed the query timeout. */
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
    // The pool could replace the connection that holds the migration lock.
    await db
      .connection()
      .execute((connection) => migrate(connection, { until, isAlone: 'stream' in target, log }))
  } finally {
    await db.destroy()
  }
}

/** Poolers must pass these session `options` on or ignore them. */
const serverOptions = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
