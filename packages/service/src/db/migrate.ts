import { type Kysely, type Migration, Migrator } from 'kysely'
import { first } from './migrations/0001-first.ts'
import { standaloneImages } from './migrations/0002-standalone-images.ts'
import { listings } from './migrations/0003-listings.ts'
import { spark } from './migrations/0004-spark.ts'

/** In order; a migration that has been released is never edited. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-first': first,
  '0002-standalone-images': standaloneImages,
  '0003-listings': listings,
  '0004-spark': spark,
}

/** Brings the schema up to date. Safe when several processes start at once: Kysely takes a lock. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    migrationTableName: 'schema_migration',
    migrationLockTableName: 'schema_migration_lock',
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined)
    throw new Error('the database schema could not be brought up to date', { cause: error })
}
