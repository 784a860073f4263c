import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from '../log.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>

export type DatabaseConfig = {
  /** A PostgreSQL connection string, or null for the embedded database. */
  url: string | null
  /** The data directory; the embedded database lives in its `db` folder. */
  dataDirectory: string
}

type Connection = { connectionString: string } | { stream: () => Duplex }

export type Database = {
  db: Db
  pool: pg.Pool
  /** How to open further connections, for libraries that keep a pool of their own. */
  connection: Connection
  /** True where this process is the database's only user. */
  embedded: boolean
  close: () => Promise<void>
}

/** A query that runs longer is a fault; on the one embedded session it would hold everybody. */
const QUERY_TIMEOUT_MS = 20_000
const CONNECT_TIMEOUT_MS = 5_000

/**
 * Opens PostgreSQL (`url`) or the embedded one, and brings its schema up to date.
 *
 * `onDeath` is called if the embedded database ends of itself; nothing can be saved after that.
 */
export async function openDatabase(
  { url, dataDirectory }: DatabaseConfig,
  { log, onDeath }: { log: Logger; onDeath: (error: Error) => void },
): Promise<Database> {
  const embedded = url === null ? await openEmbedded(join(dataDirectory, 'db')) : null
  embedded?.onDeath(onDeath)
  const connection: Connection = embedded ? { stream: embedded.stream } : { connectionString: url ?? '' }
  const pool = new pg.Pool({
    ...connection,
    max: 10,
    query_timeout: QUERY_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'endcap',
  })
  // An idle connection that breaks (a database restart) is replaced by the pool; without these two
  // listeners its error would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  pool.on('connect', (client) =>
    client.on('error', (error) => log.debug({ err: error }, 'database connection error')),
  )
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const stopUpkeep = embedded ? startUpkeep(pool, log) : () => undefined
  const close = async () => {
    stopUpkeep()
    await db.destroy()
    await embedded?.close()
  }
  try {
    await migrate(db)
  } catch (error) {
    await close()
    throw error
  }
  return { db, pool, connection, embedded: embedded !== null, close }
}

/** The embedded PostgreSQL has no background processes: no autovacuum, no checkpointer. */
function startUpkeep(pool: pg.Pool, log: Logger): () => void {
  const run = (sql: string) => () => {
    pool.query(sql).catch((error: unknown) => log.warn({ err: error }, `${sql} failed`))
  }
  const timers = [
    setInterval(run('CHECKPOINT'), 5 * 60_000).unref(),
    setInterval(run('VACUUM (ANALYZE)'), 15 * 60_000).unref(),
  ]
  return () => timers.forEach(clearInterval)
}
