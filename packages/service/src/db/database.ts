import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Logger } from '../log.ts'
import { assertFreeSpace } from '../free-space.ts'
import { markUnavailable } from './availability.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>

export type DatabaseConfig = {
  /** A PostgreSQL connection string, or null for the embedded database. */
  url: string | null
  /** The data directory; the embedded database lives in its `db` folder. */
  dataDirectory: string
  /** Connections of this process, beside those of the job queue; 10 where not said. */
  poolSize?: number
}

/** To the server, or to the embedded database. */
type Way = { connectionString: string } | { stream: () => Duplex }

type Connection = Way & { options?: string; query_timeout: number }

export type Database = {
  db: Db
  pool: pg.Pool
  /** How to open further connections, for libraries that keep a pool of their own. */
  connection: Connection
  /** True where this process is the database's only user. */
  embedded: boolean
  /** @throws Error if the database does not answer, or the disk of the embedded one is full */
  check: () => Promise<void>
  /** Brings the schema up to date, or no further than the migration `until`. */
  migrate: (until?: string) => Promise<void>
  close: () => Promise<void>
}

/**
 * A query that runs longer is a fault; on the one embedded session it would hold everybody. A connection
 * that a firewall has forgotten says nothing for ever: without a limit, whoever asks there never goes on.
 */
const QUERY_TIMEOUT_MS = 20_000
/** What node-postgres says of it. */
const OVERDUE = 'Query read timeout'
/** To connect, or to be handed a connection of the pool. */
const CONNECT_TIMEOUT_MS = 10_000
/**
 * What the server ends by itself: the client's own limit frees the caller, but not the locks of a query
 * that nobody waits for, or of a transaction whose process hangs.
 */
export const SERVER_LIMITS = {
  statement_timeout: '30s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
}

/**
 * Opens PostgreSQL (`url`) or the embedded one, and brings its schema up to date, unless it is wanted
 * as it is.
 *
 * `onDeath` is called if the embedded database ends of itself; nothing can be saved after that.
 */
export async function openDatabase(
  { url, dataDirectory, poolSize = 10 }: DatabaseConfig,
  { log, onDeath, asItIs = false }: { log: Logger; onDeath: (error: Error) => void; asItIs?: boolean },
): Promise<Database> {
  const embedded = url === null ? await openEmbedded(join(dataDirectory, 'db')) : null
  embedded?.onDeath(onDeath)
  const way: Way = embedded ? { stream: embedded.stream } : { connectionString: url ?? '' }
  const connection: Connection = {
    ...way,
    ...(embedded ? {} : { options: serverOptions(SERVER_LIMITS) }),
    query_timeout: QUERY_TIMEOUT_MS,
  }
  const pool = markErrors(
    new pg.Pool({
      ...connection,
      max: poolSize,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      application_name: 'endcap',
    }),
  )
  // An idle connection that breaks (a database restart) is replaced by the pool; without these two
  // listeners its error would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  pool.on('connect', (client) =>
    client.on('error', (error) => log.debug({ err: error }, 'database connection error')),
  )
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withoutOverdue(pool) }) })
  const stopMaintenance = embedded ? startMaintenance(pool, log) : () => undefined
  const close = async () => {
    stopMaintenance()
    await db.destroy()
    // Kysely ends the pool only if it has asked it for something.
    if (!pool.ending) await pool.end()
    await embedded?.close()
  }
  try {
    if (!asItIs) await migrateApart(way)
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
    migrate: (until) => migrateApart(way, until),
    close,
  }
}

/** Marks the errors of `pool.query` that mean that the database is unavailable. */
function markErrors(pool: pg.Pool): pg.Pool {
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
        // For example the ROLLBACK after the overdue query.
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

/** Migrations have a connection of their own: they may take long, but not hold up others while they wait. */
async function migrateApart(way: Way, until?: string): Promise<void> {
  const pool = new pg.Pool({
    ...way,
    ...('stream' in way ? {} : { options: serverOptions({ lock_timeout: '5s' }) }),
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'endcap migration',
  })
  pool.on('error', () => undefined)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db, until)
  } finally {
    await db.destroy()
  }
}

/** For the start of a session; a pooler in between must let `options` through, or ignore it. */
const serverOptions = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

/** The embedded PostgreSQL has no background processes: no autovacuum, no checkpointer. */
function startMaintenance(pool: pg.Pool, log: Logger): () => void {
  const run = (sql: string) => () => {
    pool.query(sql).catch((error: unknown) => log.warn({ err: error }, `${sql} failed`))
  }
  const timers = [
    setInterval(run('CHECKPOINT'), 5 * 60_000).unref(),
    setInterval(run('VACUUM (ANALYZE)'), 15 * 60_000).unref(),
  ]
  return () => timers.forEach(clearInterval)
}
