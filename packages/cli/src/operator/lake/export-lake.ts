import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashFile } from '@endcap/foundation/disk/hash-file'
import { createWorkFolder } from '@endcap/foundation/disk/work-folder'
import { createParquetFile, type ParquetFile } from '@endcap/foundation/tables/parquet'
import type { Database } from '@endcap/service/platform/db/database'
import { escapeLiteral } from 'pg'
import packageJson from '../../../package.json' with { type: 'json' }
import type { OutputPlace } from '../../terminal/output-place.ts'
import { say } from '../../terminal/say.ts'
import { ArchiveError } from '../archive/archive-error.ts'
import { lastMigration } from '../archive/catalog.ts'
import { inTransaction, type Session } from '../archive/session.ts'
import {
  LAKE_TABLES,
  LAKE_VERSION,
  type LakeRow,
  type LakeTable,
  parquetColumnsOf,
  selectOf,
} from './lake-tables.ts'

type LakeFile = { file: string; rows: number; bytes: number; sha256: string }
/** The files of a day. It is written last: a day without a manifest is unfinished. */
export type LakeManifest = {
  version: number
  day: string
  /** Start of the snapshot. */
  read_at: string
  product_version: string
  migration: string
  tables: Record<string, { rows: number; files: LakeFile[] }>
}
type Deps = {
  database: Pick<Database, 'pool'>
  place: OutputPlace
  /** Exports a finished day again. */
  replaces: boolean
  onProgress: (line: string) => void
}
type Export = { session: Session; place: OutputPlace; day: string; temporary: string }

const ROWS_AT_A_TIME = 2_000
/** In memory, with the compressed columns. */
const ROWS_PER_GROUP = 20_000
const ROWS_PER_FILE = 500_000

const manifestOf = (day: string): string => `_manifests/${day}.json`
const folderOf = (table: string, day: string): string => `v${LAKE_VERSION}/${table}/day=${day}`

/**
 * Writes all organizations' rows of one snapshot as Parquet, by table, day (UTC) and organization. Returns null if the day
 * is finished already. An export that was interrupted starts anew.
 *
 * @throws ArchiveError if the database is not Endcap's
 */
export async function exportLake({
  database,
  place,
  replaces,
  onProgress,
}: Deps): Promise<LakeManifest | null> {
  using work = createWorkFolder(tmpdir())
  return await inTransaction(database.pool, 'ISOLATION LEVEL REPEATABLE READ READ ONLY', async (session) => {
    const migration = await lastMigration(session)
    if (migration === null) throw new ArchiveError(say('cli.backup.no_data_in_database'))
    const [now] = await session.query<{ at: Date }>('SELECT now() AS at')
    const readAt = (now?.at ?? new Date()).toISOString()
    const day = readAt.slice(0, 10)
    if (!replaces && (await place.get(manifestOf(day))) !== null) return null
    await place.clear(manifestOf(day))
    const manifest: LakeManifest = {
      version: LAKE_VERSION,
      day,
      read_at: readAt,
      product_version: packageJson.version,
      migration,
      tables: {},
    }
    for (const table of LAKE_TABLES) {
      await place.clear(folderOf(table.name, day))
      const files = await exportTable(table, { session, place, day, temporary: work.path() })
      const rows = files.reduce((sum, file) => sum + file.rows, 0)
      manifest.tables[table.name] = { rows, files }
      onProgress(say('cli.backup.rows', { table: table.name, count: rows }))
    }
    await place.put(manifestOf(day), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
    return manifest
  })
}

async function exportTable(table: LakeTable, run: Export): Promise<LakeFile[]> {
  const files: LakeFile[] = []
  for (const { id } of await run.session.query<{ id: string }>('SELECT id FROM organization ORDER BY id')) {
    const folder = `${folderOf(table.name, run.day)}/organization_id=${id}`
    let writer = await openPart(table, run, `${folder}/part-0.parquet`)
    let parts = 1
    for await (const rows of rowsOf(table, id, run.session)) {
      writer.write(rows)
      if (writer.rows() < ROWS_PER_FILE) continue
      files.push(...(await writer.close()))
      writer = await openPart(table, run, `${folder}/part-${parts++}.parquet`)
    }
    files.push(...(await writer.close()))
  }
  return files
}

/** Uses a cursor, because a table may not fit into memory. */
async function* rowsOf(
  table: LakeTable,
  organizationId: string,
  { query }: Session,
): AsyncGenerator<LakeRow[]> {
  const condition = `${table.organization} = ${escapeLiteral(organizationId)}`
  await query(`DECLARE lake NO SCROLL CURSOR FOR ${selectOf(table)} WHERE ${condition}`)
  for (;;) {
    const rows = await query<LakeRow>(`FETCH ${ROWS_AT_A_TIME} FROM lake`)
    if (rows.length === 0) break
    yield rows
  }
  await query('CLOSE lake')
}

/** Starts a file on the local disk, which `close` stores. A file without rows is not stored. */
async function openPart(table: LakeTable, { place, temporary }: Export, file: string) {
  const path = join(temporary, 'part')
  const columns = parquetColumnsOf(table)
  let parquet: ParquetFile<LakeRow> | null = null
  let waiting: LakeRow[] = []
  let count = 0
  const flush = () => {
    parquet ??= createParquetFile(path, columns)
    parquet.write(waiting)
    waiting = []
  }
  return {
    rows: () => count,
    write(rows: readonly LakeRow[]) {
      waiting.push(...rows)
      count += rows.length
      if (waiting.length >= ROWS_PER_GROUP) flush()
    },
    async close(): Promise<LakeFile[]> {
      if (count === 0) return []
      flush()
      parquet?.finish()
      const { size } = await stat(path)
      await place.put(file, { path, byteLength: size })
      return [{ file, rows: count, bytes: size, sha256: await hashFile(path) }]
    },
  }
}
