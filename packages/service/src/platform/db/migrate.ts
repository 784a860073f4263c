import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { first } from './migrations/0001-first.ts'
import { standaloneImages } from './migrations/0002-standalone-images.ts'
import { listings } from './migrations/0003-listings.ts'
import { spark } from './migrations/0004-spark.ts'
import { manyMachines } from './migrations/0005-many-machines.ts'
import { answers } from './migrations/0006-answers.ts'
import { uploads } from './migrations/0007-uploads.ts'
import { users } from './migrations/0008-users.ts'
import { webConsole } from './migrations/0009-console.ts'
import { events } from './migrations/0010-events.ts'
import { webhooks } from './migrations/0011-webhooks.ts'
import { imports } from './migrations/0012-imports.ts'
import { corrections } from './migrations/0013-corrections.ts'
import { shotList } from './migrations/0014-shot-list.ts'

/**
 * Migrations in order. Released ones are never edited. Each only adds, so that processes of the previous
 * release keep working during an upgrade. A later release removes what a release stops using.
 */
const MIGRATIONS: Record<string, Migration> = {
  '0001-first': first,
  '0002-standalone-images': standaloneImages,
  '0003-listings': listings,
  '0004-spark': spark,
  '0005-many-machines': manyMachines,
  '0006-answers': answers,
  '0007-uploads': uploads,
  '0008-users': users,
  '0009-console': webConsole,
  '0010-events': events,
  '0011-webhooks': webhooks,
  '0012-imports': imports,
  '0013-corrections': corrections,
  '0014-shot-list': shotList,
}

/** Names of this release's migrations, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS)

const MIGRATION_TABLES = {
  migrationTableName: 'schema_migration',
  migrationLockTableName: 'schema_migration_lock',
}

/** Tables that record the applied migrations. */
export const MIGRATION_TABLE_NAMES: readonly string[] = Object.values(MIGRATION_TABLES)

const LOCK_NOT_AVAILABLE = '55P03'
/** Attempts of some seconds each, while another process migrates or uses a table that changes. */
const ATTEMPTS = 60
const PAUSE_MS = 500

/**
 * Migrates the schema to the latest version, or to the migration `until`. Kysely takes a lock, so several
 * processes may start at once. Keeps the schema of a newer release, because processes of both releases
 * start during a rolling upgrade.
 */
export async function migrate<T>(db: Kysely<T>, until?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    ...MIGRATION_TABLES,
  })
  for (let attempts = 1; ; attempts++) {
    const state = await schemaState(db)
    if (state === 'newer') return
    // Before anything else, Kysely lists all columns of all tables: a third of the queries of a start.
    if (state === 'current' && until === undefined) return
    const { error } = await (until === undefined ? migrator.migrateToLatest() : migrator.migrateTo(until))
    if (error === undefined) return
    if (!isLockTimeout(error) || attempts >= ATTEMPTS)
      throw new Error('cannot migrate the database schema', { cause: error })
    await sleep(PAUSE_MS)
  }
}

/** `foreign`: the applied migrations are neither a part of this release's, nor all of them and more. */
export type SchemaState = 'none' | 'older' | 'current' | 'newer' | 'foreign'

/** Compares the schema with the schema of this release. */
export async function schemaState<T>(db: Kysely<T>): Promise<SchemaState> {
  const { rows: tables } = await sql`SELECT WHERE to_regclass('schema_migration') IS NOT NULL`.execute(db)
  if (tables.length === 0) return 'none'
  const { rows } = await sql<{ name: string }>`SELECT name FROM schema_migration`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  if (MIGRATION_NAMES.every((name) => applied.has(name)))
    return applied.size > MIGRATION_NAMES.length ? 'newer' : 'current'
  return [...applied].every((name) => MIGRATION_NAMES.includes(name)) ? 'older' : 'foreign'
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE
