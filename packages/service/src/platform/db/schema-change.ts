import { type Kysely, sql } from 'kysely'

/** PostgreSQL's names (section 13.3.1). The first allows reads. */
type TableLock = 'SHARE ROW EXCLUSIVE' | 'ACCESS EXCLUSIVE'

/** Adds only, so that the previous release keeps working. */
export type SchemaChange = {
  /**
   * Repeatable changes (`IF NOT EXISTS`), each of one existing table and run on its own so that no other
   * table is locked. Includes indexes.
   */
  before?: readonly string[]
  /** Existing tables to lock, in the order of submissions. */
  locks?: Readonly<Record<string, TableLock>>
  /** Run in one transaction, which also records the change. */
  statements: readonly string[]
}

const CREATE_INDEX = /^CREATE (?<unique>UNIQUE )?INDEX IF NOT EXISTS (?<name>\w+)/

/** Applies a change to a database without other users. */
export async function applyAlone<T>(db: Kysely<T>, change: SchemaChange): Promise<void> {
  for (const statement of [...(change.before ?? []), ...change.statements])
    await sql.raw(statement).execute(db)
}

/**
 * Applies the transaction of a change, after its `before`.
 *
 * @throws PostgreSQL's error if a lock is not available within `lockMs`
 */
export async function applyTransaction<T>(
  db: Kysely<T>,
  { locks = {}, statements }: SchemaChange,
  lockMs: number,
): Promise<void> {
  await sql.raw('SET LOCAL statement_timeout = 0').execute(db)
  await sql.raw(`SET LOCAL lock_timeout = ${lockMs}`).execute(db)
  // All locks come first, so they are held only during the statements.
  for (const [table, mode] of Object.entries(locks))
    await sql.raw(`LOCK TABLE ${table} IN ${mode} MODE`).execute(db)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Applies one statement of `before`. Indexes are created concurrently, without a time limit. */
export async function applyBefore<T>(db: Kysely<T>, statement: string, lockMs: number): Promise<void> {
  const { name } = CREATE_INDEX.exec(statement)?.groups ?? {}
  if (name === undefined) {
    await sql.raw(`SET lock_timeout = ${lockMs}`).execute(db)
    await sql.raw(statement).execute(db)
    return
  }
  await sql.raw('SET lock_timeout = 0').execute(db)
  await dropIfInvalid(db, name)
  await sql
    .raw(statement.replace(CREATE_INDEX, 'CREATE $<unique>INDEX CONCURRENTLY IF NOT EXISTS $<name>'))
    .execute(db)
}

/** Drops an index whose creation was interrupted: it is never used, and `IF NOT EXISTS` would keep it. */
async function dropIfInvalid<T>(db: Kysely<T>, name: string): Promise<void> {
  const { rows } = await sql`
    SELECT FROM pg_index WHERE indexrelid = to_regclass(${name}) AND NOT indisvalid`.execute(db)
  if (rows.length > 0) await sql.raw(`DROP INDEX CONCURRENTLY ${name}`).execute(db)
}
