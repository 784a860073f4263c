import { join } from 'node:path'
import type { BlobStore } from '@endcap/foundation/blobs/blob-store'
import type { Database } from '@endcap/service/platform/db/database'
import { addJobs } from '@endcap/service/platform/jobs/job-table/archived-jobs'
import { escapeIdentifier } from 'pg'
import { say } from '../../terminal/say.ts'
import { ArchiveError } from './archive-error.ts'
import { archivedFiles, filesOfArchive } from './archived-files.ts'
import {
  advanceSequences,
  DERIVED_TABLES,
  lastMigration,
  listTables,
  removeForeignKeys,
  type Table,
} from './catalog.ts'
import { copyFiles } from './copy-files.ts'
import { type Manifest, ROWS_FILE } from './manifest.ts'
import { type Row, readRowsFile } from './rows-file.ts'
import { inTransaction, type Session } from './session.ts'

type RowsDeps = {
  /** Opened without migrations. The import migrates to the schema of the archive, and then to the latest. */
  database: Database
  /** Creates the queues that jobs are added to. */
  prepareQueues: () => Promise<void>
  onProgress: (line: string) => void
}

type Deps = RowsDeps & { blobs: BlobStore }

type Archive = { directory: string; manifest: Manifest }

/** Tables that the service fills when it starts. The rows of the archive replace theirs. */
const FILLED_AT_START = new Set(['signing_key', 'shared_secret'])
const FILES_PER_LINE = 1_000
/** Time that the import waits for locks of other users of the database. */
const LOCK_TIMEOUT = '10s'

/**
 * Imports an archive into an empty database and its storage: files first, then all rows and jobs in one
 * transaction. An interrupted import leaves the database empty and can be repeated.
 *
 * @throws ArchiveError if the database is not empty, or the archive is damaged
 */
export async function importArchive(
  { directory, manifest }: Archive,
  { blobs, ...deps }: Deps,
): Promise<void> {
  const { database, onProgress } = deps
  await inTransaction(database.pool, 'READ WRITE', (session) => checkTarget(session, manifest))
  const { missing } = await copyFiles(archivedFiles(join(directory, ROWS_FILE)), {
    from: filesOfArchive(directory),
    to: blobs,
    onCopied: (count) => count % FILES_PER_LINE === 0 && onProgress(say('cli.backup.files', { count })),
  })
  const missingInExport = new Set(manifest.files.missing)
  const damaged = missing.filter((key) => !missingInExport.has(key))
  const [first] = damaged
  if (first !== undefined)
    throw new ArchiveError(say('cli.backup.damaged_files', { count: damaged.length, file: first }))
  await importRows({ directory, manifest }, deps)
}

/**
 * Imports the rows and jobs of an archive into an empty database, without its files.
 *
 * @throws ArchiveError if the rows are not those of the manifest
 */
export async function importRows(
  { directory, manifest }: Archive,
  { database, prepareQueues, onProgress }: RowsDeps,
): Promise<void> {
  const { pool } = database
  const rowsPath = join(directory, ROWS_FILE)
  await database.migrate(manifest.migration)
  await prepareQueues()
  await inTransaction(pool, 'READ WRITE', (session) => load(session, { rowsPath, manifest, onProgress }))
  await database.migrate()
  // Without statistics, queries would be planned for empty tables.
  await inTransaction(pool, 'READ WRITE', ({ query }) => query('ANALYZE'))
}

async function checkTarget(session: Session, manifest: Manifest): Promise<void> {
  const migration = await lastMigration(session)
  if (migration === null) return
  await checkEmpty(session, await listTables(session))
  if (migration > manifest.migration)
    throw new ArchiveError(say('cli.backup.newer_schema', { schema: migration, backup: manifest.migration }))
}

async function checkEmpty({ query }: Session, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    if (FILLED_AT_START.has(name)) continue
    const rows = await query(`SELECT FROM ${escapeIdentifier(name)} LIMIT 1`)
    if (rows.length > 0) throw new ArchiveError(say('cli.backup.database_not_empty', { table: name }))
  }
}

type Load = { rowsPath: string; manifest: Manifest; onProgress: Deps['onProgress'] }

async function load(session: Session, { rowsPath, manifest, onProgress }: Load): Promise<void> {
  const { query } = session
  const tables = await listTables(session)
  const names = tables.map(({ name }) => escapeIdentifier(name)).join(', ')
  await query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`)
  await query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`)
  // A service may have started since the first check.
  await checkEmpty(session, tables)
  for (const { name } of tables)
    if (FILLED_AT_START.has(name)) await query(`DELETE FROM ${escapeIdentifier(name)}`)
  for (const { name } of await existing(session, DERIVED_TABLES))
    await query(`DELETE FROM ${escapeIdentifier(name)}`)

  const addForeignKeys = await removeForeignKeys(session)
  const counts = new Map<string, number>()
  let jobs = 0
  for await (const { section, rows } of readRowsFile(rowsPath)) {
    if (section.kind === 'jobs') jobs += await addJobs(session, section.columns, rows)
    if (section.kind !== 'table') continue
    const table = tables.find(({ name }) => name === section.name)
    if (!table) throw new ArchiveError(say('cli.backup.no_such_table', { table: section.name }))
    await insertRows(session, table, section.columns, rows)
    counts.set(section.name, (counts.get(section.name) ?? 0) + rows.length)
    onProgress(say('cli.backup.rows', { table: section.name, count: counts.get(section.name) ?? 0 }))
  }
  for (const [name, count] of Object.entries(manifest.tables))
    if ((counts.get(name) ?? 0) !== count)
      throw new ArchiveError(
        say('cli.backup.wrong_rows', { table: name, found: counts.get(name) ?? 0, expected: count }),
      )
  if (jobs !== manifest.jobs)
    throw new ArchiveError(say('cli.backup.unknown_jobs', { count: manifest.jobs - jobs }))
  await addForeignKeys()
  await advanceSequences(session, tables)
}

/** Returns those of the tables that the schema of the export has. */
const existing = ({ query }: Session, names: readonly string[]): Promise<{ name: string }[]> =>
  query('SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NOT NULL', [names])

/** Inserts rows. PostgreSQL parses each value from its text by the type of the column. */
async function insertRows(
  { query }: Session,
  table: Table,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const typed = columns.map((name, index) => {
    const type = table.columns.find((column) => column.name === name)?.type
    if (type === undefined)
      throw new ArchiveError(say('cli.backup.no_such_column', { table: table.name, column: name }))
    return `value${index}::${type}`
  })
  await query(
    `INSERT INTO ${escapeIdentifier(table.name)} (${columns.map(escapeIdentifier).join(', ')})
     OVERRIDING SYSTEM VALUE
     SELECT ${typed.join(', ')}
     FROM unnest(${columns.map((_name, index) => `$${index + 1}::text[]`).join(', ')})
       AS archived (${columns.map((_name, index) => `value${index}`).join(', ')})`,
    columns.map((_name, index) => rows.map((row) => row[index] ?? null)),
  )
}
