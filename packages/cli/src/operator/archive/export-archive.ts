import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlobStore } from '@endcap/foundation/blobs/blob-store'
import type { Database } from '@endcap/service/platform/db/database'
import { JOB_COLUMNS, outstandingJobs } from '@endcap/service/platform/jobs/job-table/archived-jobs'
import { escapeIdentifier } from 'pg'
import packageJson from '../../../package.json' with { type: 'json' }
import { say } from '../../terminal/say.ts'
import { ArchiveError } from './archive-error.ts'
import { archivedFiles, filesOfArchive, linkFilesOf } from './archived-files.ts'
import { lastMigration, listTables } from './catalog.ts'
import { copyFiles } from './copy-files.ts'
import { FORMAT, type Manifest, ROWS_FILE, writeManifest } from './manifest.ts'
import { type Section, sectionLine, writeRowsFile } from './rows-file.ts'
import { inTransaction, type Session } from './session.ts'

type Deps = {
  database: Database
  blobs: BlobStore
  /** An earlier export on the same file system, whose files are linked. */
  previous?: string | null
  onProgress: (line: string) => void
}

const ROWS_AT_A_TIME = 200
const FILES_PER_LINE = 1_000

/**
 * Writes all data of the service into `directory`: a snapshot of rows and outstanding jobs, then the files
 * that these rows refer to, then the manifest. The service may keep running: files are named by their
 * content and never change, so the files of the snapshot stay valid.
 *
 * @throws ArchiveError if the directory is not empty, or the database is not Endcap's
 */
export async function exportArchive(
  directory: string,
  { database, blobs, previous = null, onProgress }: Deps,
): Promise<Manifest> {
  await makeEmptyDirectory(directory)
  const rowsPath = join(directory, ROWS_FILE)
  const rows = await inTransaction(
    database.pool,
    'ISOLATION LEVEL REPEATABLE READ READ ONLY',
    async (session) => {
      const migration = await lastMigration(session)
      if (migration === null) throw new ArchiveError(say('cli.backup.no_data_in_database'))
      const counts: RowCounts = { tables: {}, jobs: 0 }
      const rows_sha256 = await writeRowsFile(rowsPath, archiveLines(session, counts, onProgress))
      return { migration, ...counts, rows_sha256 }
    },
  )
  const target = filesOfArchive(directory)
  const files = await copyFiles(archivedFiles(rowsPath), {
    from: blobs,
    to: target,
    link: previous === null ? undefined : linkFilesOf(previous, directory),
    onCopied: (count) => count % FILES_PER_LINE === 0 && onProgress(say('cli.backup.files', { count })),
  })
  await target.close()
  const manifest: Manifest = {
    format: FORMAT,
    product_version: packageJson.version,
    created_at: new Date().toISOString(),
    ...rows,
    files,
  }
  await writeManifest(directory, manifest)
  return manifest
}

/** All files that rows refer to. */
const FILES = [
  'image',
  'draft_file',
  'upload',
  'original_file',
  'import',
  'live_picture',
  'rival_picture',
  'outcome_picture',
]
  .map((table) => `SELECT organization_id, sha256 FROM ${table}`)
  .join(' UNION ')

type RowCounts = Pick<Manifest, 'tables' | 'jobs'>

/** Creates the directory with access for its owner only, because the rows contain secrets and keys. */
async function makeEmptyDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  if ((await readdir(directory)).length > 0)
    throw new ArchiveError(say('cli.backup.directory_not_empty', { directory }))
}

/** Yields the lines of the rows file and counts rows and jobs in `counts`. */
async function* archiveLines(
  session: Session,
  counts: RowCounts,
  onProgress: Deps['onProgress'],
): AsyncGenerator<string> {
  yield* sectionLines(
    session,
    { kind: 'files', name: 'files', columns: ['organization_id', 'sha256'] },
    `(${FILES}) AS file`,
  )
  for (const { name, columns } of await listTables(session)) {
    const section: Section = { kind: 'table', name, columns: columns.map((column) => column.name) }
    const count = yield* sectionLines(session, section, escapeIdentifier(name))
    counts.tables[name] = count
    onProgress(say('cli.backup.rows', { table: name, count }))
  }
  const jobs = await outstandingJobs(session)
  if (!jobs) return
  const section: Section = { kind: 'jobs', name: 'jobs', columns: JOB_COLUMNS }
  counts.jobs = yield* sectionLines(session, section, jobs.from, jobs.values)
  onProgress(say('cli.backup.jobs', { count: counts.jobs }))
}

/**
 * Yields a section's head and rows, and returns the number of rows. Uses a cursor, because a table may not
 * fit into memory.
 */
async function* sectionLines(
  { query }: Session,
  section: Section,
  from: string,
  values: readonly string[] = section.columns.map(escapeIdentifier),
): AsyncGenerator<string, number> {
  yield sectionLine(section)
  const texts = values.map((value) => `(${value})::text`).join(', ')
  await query(
    `DECLARE archive NO SCROLL CURSOR FOR SELECT array_to_json(ARRAY[${texts}])::text AS line FROM ${from}`,
  )
  let count = 0
  for (;;) {
    const rows = await query<{ line: string }>(`FETCH ${ROWS_AT_A_TIME} FROM archive`)
    if (rows.length === 0) break
    count += rows.length
    yield rows.map(({ line }) => `${line}\n`).join('')
  }
  await query('CLOSE archive')
  return count
}
