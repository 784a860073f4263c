import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { first } from './migrations/0001-first.ts'
import { standaloneImages } from './migrations/0002-standalone-images.ts'
import { listings } from './migrations/0003-listings.ts'
import { spark } from './migrations/0004-spark.ts'
import { manyMachines } from './migrations/0005-many-machines.ts'

/**
 * In order; a migration that has been released is never edited. Each only adds, so that processes of the
 * release before go on beside those of this one; what a release stops using, a later one removes.
 */
const MIGRATIONS: Record<string, Migration> = {
  '0001-first': first,
  '0002-standalone-images': standaloneImages,
  '0003-listings': listings,
  '0004-spark': spark,
  '0005-many-machines': manyMachines,
}

/** The names of all migrations that this release knows, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS)

const MIGRATION_TABLES = {
  migrationTableName: 'schema_migration',
  migrationLockTableName: 'schema_migration_lock',
}

/** Tables that say which migrations a database has had. */
export const MIGRATION_TABLE_NAMES: readonly string[] = Object.values(MIGRATION_TABLES)

const LOCK_NOT_AVAILABLE = '55P03'
/** Tries of some seconds each: somebody else migrates, or uses what is to be changed. */
const ATTEMPTS = 60
const PAUSE_MS = 500

/**
 * Brings the schema up to date, or no further than the migration `until`. Safe when several processes
 * start at once: Kysely takes a lock. A schema that a newer release has brought further is left as it is:
 * in a rolling upgrade, processes of both releases start.
 */
export async function migrate<T>(db: Kysely<T>, until?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    ...MIGRATION_TABLES,
  })
  for (let attempts = 1; ; attempts++) {
    if ((await schemaState(db)) === 'newer') return
    const { error } = await (until === undefined ? migrator.migrateToLatest() : migrator.migrateTo(until))
    if (error === undefined) return
    if (!isLockTimeout(error) || attempts >= ATTEMPTS)
      throw new Error('the database schema could not be brought up to date', { cause: error })
    await sleep(PAUSE_MS)
  }
}

/** `foreign`: what was done is neither a part of what this release knows, nor all of it and more. */
export type SchemaState = 'none' | 'older' | 'current' | 'newer' | 'foreign'

/** How the schema stands to the one of this release. */
export async function schemaState<T>(db: Kysely<T>): Promise<SchemaState> {
  const { rows: tables } = await sql`SELECT WHERE to_regclass('schema_migration') IS NOT NULL`.execute(db)
  if (tables.length === 0) return 'none'
  const { rows } = await sql<{ name: string }>`SELECT name FROM schema_migration`.execute(db)
  const done = new Set(rows.map(({ name }) => name))
  if (MIGRATION_NAMES.every((name) => done.has(name)))
    return done.size > MIGRATION_NAMES.length ? 'newer' : 'current'
  return [...done].every((name) => MIGRATION_NAMES.includes(name)) ? 'older' : 'foreign'
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE
